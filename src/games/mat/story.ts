import type { Said } from '../../core/clause.ts';
import { otherSide } from '../../core/game.ts';
import { booking, brief, periodEnd, sideOn, storyIn, taken, timeUp, trace, way } from '../../core/story.ts';
import type { MatEvent } from './events.ts';
import type { MatPosition } from './position.ts';
import { numberOf } from './voice/words.ts';

const fingers = (n: number): Said =>
  n === 1 ? { es: '1 dedo', en: '1 finger' } : { es: `${n} dedos`, en: `${n} fingers` };

export const story = storyIn<MatPosition, MatEvent>({
  move: ({ side, pawn, from, to }) =>
    trace(way(side, from, to), brief('el {n} va a {to}', '{n} goes to {to}', { n: numberOf(pawn), to })),
  pass(event) {
    if ('none' in event) return null;
    const { path } = event;
    const ways = path.slice(1).flatMap((to, i) => way('ball', path[i], to));
    return trace(ways, brief('pase hasta {to}', 'pass to {to}', { to: path.at(-1) ?? '' }));
  },
  kick: ({ from, to }) => trace(way('ball', from, to), brief('patada a {to}', 'kick to {to}', { to })),
  long: ({ from, to }) => trace(way('ball', from, to), brief('balón largo a {to}', 'long ball to {to}', { to })),
  possession({ side, pawn, at }, before) {
    const held = before?.ball ? sideOn(before.pieces, before.ball) : side;
    return held === side
      ? trace([], brief('el {n} controla en {at}', '{n} has it on {at}', { n: numberOf(pawn), at }))
      : taken(side, numberOf(pawn), at, held === null);
  },
  steal: ({ side, pawn, from, to, victim }) =>
    trace(
      [...way(side, from, to), ...way(otherSide(side), to, from)],
      brief('robo del {n} al {victim}', '{n} robs {victim}', { n: numberOf(pawn), victim: numberOf(victim) }),
      { kind: 'won', at: to, side, word: { es: '¡Robo!', en: 'Stolen!' } },
    ),
  card: ({ side, pawn, color }, before) => booking(side, color, before?.pieces[side][pawn], numberOf(pawn)),
  penalty: () => trace([], brief('¡penalti!', 'penalty!')),
  fingers: ({ home, away }) => ({ ...trace([]), laid: { home: fingers(home), away: fingers(away) } }),
  goal: ({ at }, before) => ({ ...trace([], brief('¡gol!', 'goal!')), flight: way('ball', before?.ball, at) }),
  save: ({ side }) =>
    trace([], brief('penalti parado', 'penalty saved'), {
      kind: 'save',
      at: null,
      side,
      word: { es: '¡Parada!', en: 'Saved!' },
    }),
  sub: ({ off, on }) =>
    trace(
      [],
      brief('cambio: {on} por {off}', 'substitution: {on} for {off}', { on: numberOf(on), off: numberOf(off) }),
    ),
  whistle: timeUp,
  period: ({ score }) => periodEnd(score),
});
