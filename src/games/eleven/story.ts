import type { Said } from '../../core/clause.ts';
import { otherSide, type Side } from '../../core/game.ts';
import { brief, periodEnd, shot, sideOn, storyIn, taken, timeUp, trace, way } from '../../core/story.ts';
import { EAST, PENALTY, WEST } from './board.ts';
import type { ElevenEvent } from './events.ts';
import { type Call, spaceText } from './model.ts';
import type { ElevenPosition } from './position.ts';

const KEEPER = '1';
const GOALS = { W: '31', E: '32' } as const;
const SPOTS = { W: spaceText(PENALTY[WEST]!), E: spaceText(PENALTY[EAST]!) } as const;
const CALLS: Readonly<Record<Call, Said>> = {
  low: { es: '¡Bajo! (1–2)', en: 'Low! (1–2)' },
  mid: { es: '¡Medio! (3–4)', en: 'Mid! (3–4)' },
  high: { es: '¡Alto! (5–6)', en: 'High! (5–6)' },
};

/** The shooter's die and the keeper's call. */
function laid(shooter: Side, set: number, call: Call): Readonly<Record<Side, Said>> {
  const die = { es: String(set), en: String(set) };
  return shooter === 'home' ? { home: die, away: CALLS[call] } : { home: CALLS[call], away: die };
}
const endOf = (before: ElevenPosition | null, side: Side): 'W' | 'E' => before?.ends[side] ?? 'E';

export const story = storyIn<ElevenPosition, ElevenEvent>({
  move: ({ side, piece, from, to }) =>
    trace(
      way(side, from, to),
      brief('el {piece} va a la {to}', '{piece} goes to {to}', { piece, to }, `${side} ${piece}`),
    ),
  attack({ side, piece, from, to, victim, pushed, stolen }) {
    const ways = [...way(side, from, to), ...way(otherSide(side), to, pushed)];
    const facts = { piece, to, victim };
    return stolen
      ? trace(ways, brief('robo del {piece} en la {to}', '{piece} steals it on {to}', facts), {
          kind: 'won',
          at: to,
          side,
          word: { es: '¡Robo!', en: 'Stolen!' },
        })
      : trace(ways, brief('el {piece} aparta al {victim}', '{piece} shoves {victim} aside', facts), {
          kind: 'duel',
          at: to,
          side,
          word: { es: 'Choque', en: 'Shoved' },
        });
  },
  kick({ side, from, to, receiver }) {
    const ways = way('ball', from, to);
    if (receiver === side) return trace(ways, brief('pase a la {to}', 'pass to {to}', { to }, 'pass'));
    return receiver === null
      ? trace(ways, brief('balón suelto en la {to}', 'loose ball on {to}', { to }), {
          kind: 'loose',
          at: to,
          side,
          word: { es: 'Suelto', en: 'Loose ball' },
        })
      : trace(ways, brief('balón perdido en la {to}', 'ball lost on {to}', { to }), {
          kind: 'lost',
          at: to,
          side,
          word: { es: 'Balón perdido', en: 'Ball lost' },
        });
  },
  possession: ({ side, piece, space }, before) =>
    before?.ball && sideOn(before.pieces, before.ball) === null ? taken(side, piece, space, true) : null,
  shoot: ({ from }) => trace([], brief('tira desde la {from}', 'shoots from {from}', { from })),
  shot: ({ side, from, set, call }, before) => ({
    ...shot(way('ball', from, GOALS[endOf(before, otherSide(side))])),
    ...(set === null || call === null ? {} : { laid: laid(side, set, call) }),
  }),
  save: ({ side }, before) =>
    trace([], brief('tiro parado', 'shot saved'), {
      kind: 'save',
      at: before?.pieces[side][KEEPER] ?? null,
      side,
      word: { es: '¡Parada!', en: 'Saved!' },
    }),
  goal: () => trace([], brief('¡gol!', 'goal!')),
  penalty({ goal, side, set, call }, before) {
    const end = endOf(before, otherSide(side));
    const flight = way('ball', SPOTS[end], GOALS[end]);
    const kick = goal
      ? shot(flight, brief('penalti marcado', 'penalty scored'))
      : shot(flight, brief('penalti parado', 'penalty saved'), {
          kind: 'save',
          at: GOALS[end],
          side: otherSide(side),
          word: { es: '¡Parada!', en: 'Saved!' },
        });
    return { ...kick, laid: laid(side, set, call) };
  },
  'time-up': timeUp,
  'period-end': ({ score }) => periodEnd(score),
});
