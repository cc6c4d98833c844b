import { describe, expect, it } from 'vitest';
import { bundlesOf } from './bundles.ts';

const moves = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([text, label]) => ({ text, label }));

describe('a long list of actions', () => {
  it('is chosen from in two steps: who does what, then where to', () => {
    const bundles = bundlesOf(
      moves({
        'move:a1-a2': 'El 1 de a1 a a2',
        'move:a1-b2': 'El 1 de a1 a b2',
        'move:d3-d4': 'El 2 de d3 a d4',
        'attack:45-56>57': 'El 1 ataca al 5 y lo manda a la 57',
        'attack:45-56>58': 'El 1 ataca al 5 y lo manda a la 58',
        'kick:f10': 'Balón a f10',
        'kick:h9': 'Balón a h9',
        end: 'Terminar el turno',
      }),
    );
    expect(bundles.map(({ label }) => label)).toEqual([
      'El 1 de a1 a …',
      'El 2 de d3 a d4',
      'El 1 ataca al 5 y lo manda a la …',
      'Balón a …',
      'Terminar el turno',
    ]);
    expect(bundles[0]!.ends).toEqual([
      { text: 'move:a1-a2', label: 'a2' },
      { text: 'move:a1-b2', label: 'b2' },
    ]);
    expect(bundles[1]!.ends).toEqual([{ text: 'move:d3-d4', label: 'El 2 de d3 a d4' }]);
  });

  it('is left as it is where nothing begins alike', () => {
    const bundles = bundlesOf(moves({ 'keep:even': 'Even side', 'keep:odd': 'Odd side' }));
    expect(bundles.map(({ label }) => label)).toEqual(['Even side', 'Odd side']);
  });
});
