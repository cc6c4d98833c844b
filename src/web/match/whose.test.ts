import { describe, expect, it } from 'vitest';
import type { Hello, StepMessage } from '../../protocol/messages.ts';
import { mateDue } from './whose.ts';

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
