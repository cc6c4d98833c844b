import { describe, expect, it } from 'vitest';
import type { Hello, StepMessage } from '../../protocol/messages.ts';
import { mateDue, withoutName } from './whose.ts';

const step = { turn: { kind: 'choice', side: 'home', phase: 'act' }, member: { home: 1, away: 1 } };
const due = (names: readonly string[], member: number | null): string | null => {
  const table = { home: names.map((name) => ({ name, bot: null })), away: [{ name: 'Bot', bot: 'club' }] };
  return mateDue({ owns: ['home'], member, table } as unknown as Hello, step as unknown as StepMessage);
};

describe('whose turn it is among a side', () => {
  it('is told of a mate, and of nobody to one who plays alone', () => {
    expect(due(['Ana', 'Eva'], 2)).toBe('Ana');
    expect(due(['Ana', 'Eva'], 1)).toBeNull();
    expect(due(['Ana', 'Eva'], null)).toBe('Ana');
    expect(due(['Ana'], null)).toBeNull();
    expect(due([''], 1)).toBeNull();
  });
});

it('who plays one side is not called by its name in what he is asked', () => {
  expect(withoutName('Local, te quedan 2 puntos: mueve.', 'Local')).toBe('Te quedan 2 puntos: mueve.');
  expect(withoutName('Local tira el dado.', 'Local')).toBe('Tira el dado.');
  expect(withoutName('Local: ¡gol! ¿Un cambio?', 'Local')).toBe('¡Gol! ¿Un cambio?');
  expect(withoutName('¡Local tira a puerta!', 'Local')).toBe('¡Tira a puerta!');
  expect(withoutName('Córner. Local: coloca el 4.', 'Local')).toBe('Córner. Coloca el 4.');
  expect(withoutName("Home's penalty: choose in secret.", 'Home')).toBe("Home's penalty: choose in secret.");
  expect(withoutName('Juega Visitante.', 'Local')).toBe('Juega Visitante.');
});
