import { otherSide } from '../../core/game.ts';
import { brief, periodEnd, shot, storyIn, timeUp, trace, way } from '../../core/story.ts';
import { SIDE_NAMES } from '../../core/voice.ts';
import type { TorinoEvent } from './events.ts';
import type { TorinoPosition } from './position.ts';

/** In and beside a goal the board knows places by whose shot goes there. */
const inGoal = (kicker: string, where: string): string => `${kicker}@${where}`;

export const story = storyIn<TorinoPosition, TorinoEvent>({
  roll: (event) =>
    event.for === 'first' ? trace([], brief('un {value}', 'a {value}', { value: event.value }, 'roll')) : null,
  lost: ({ side }, before) =>
    trace([], brief('pierde el balón', 'loses the ball'), {
      kind: 'lost',
      at: before?.ball ?? null,
      side,
      word: { es: 'Balón perdido', en: 'Ball lost' },
    }),
  foul: ({ side }, before) =>
    trace([], brief('falta', 'foul'), {
      kind: 'foul',
      at: before?.ball ?? null,
      side,
      word: { es: 'Falta', en: 'Foul' },
    }),
  penalty({ cause, side }) {
    const { es, en } = SIDE_NAMES[side]!;
    return cause === 'shootout' ? null : trace([], { text: { es: `penalti para ${es}`, en: `penalty for ${en}` } });
  },
  pass: ({ side, from, to }) =>
    trace(way('ball', `${side}-${from}`, `${side}-${to}`), brief('pase al {to}', 'pass to {to}', { to })),
  goal({ side }, before) {
    const free = before?.pieces[otherSide(side)].gk === 'odd' ? 'even' : 'odd';
    return shot(way('ball', before?.ball, inGoal(side, free)), brief('¡gol!', 'goal!'));
  },
  save({ side }, before) {
    const at = inGoal(otherSide(side), before?.pieces[side].gk ?? 'middle');
    const flight = way('ball', before?.ball, at);
    const sign = { kind: 'save', at, side, word: { es: '¡Parada!', en: 'Saved!' } } as const;
    return shot(flight, brief('tiro parado', 'shot saved'), sign);
  },
  wide({ side }, before) {
    const at = inGoal(side, 'wide');
    const flight = way('ball', before?.ball, at);
    const sign = { kind: 'wide', at, side, word: { es: 'Fuera', en: 'Wide' } } as const;
    return shot(flight, brief('tiro fuera', 'shot wide'), sign);
  },
  corner: ({ side, flag }) =>
    trace([], brief('córner', 'corner'), {
      kind: 'whistle',
      at: `${side}-corner-${flag}`,
      side,
      word: { es: 'Córner', en: 'Corner' },
    }),
  whistle: timeUp,
  period: ({ score }) => periodEnd(score),
});
