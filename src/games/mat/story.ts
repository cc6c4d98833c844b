import type { Said } from '../../core/clause.ts';
import { otherSide, type Side, seatOf } from '../../core/game.ts';
import { booking, brief, periodEnd, shot, sideOn, storyIn, taken, timeUp, trace, way } from '../../core/story.ts';
import { AREA, goalSpace, SPACE_NAMES, SPOT } from './board.ts';
import type { MatEvent } from './events.ts';
import type { MatPosition } from './position.ts';
import { numberOf } from './voice/words.ts';

const fingers = (n: number): Said =>
  n === 1 ? { es: '1 dedo', en: '1 finger' } : { es: `${n} dedos`, en: `${n} fingers` };

/** From where a penalty at the goal of that side is taken. */
const spotOf = (keeper: Side): string => SPACE_NAMES[SPOT[seatOf(keeper)]!]!;
/** Where the keeper of that side is; the middle of the goal where nobody is in the area. */
function keeperOf(before: MatPosition | null, side: Side): string {
  const area = AREA[seatOf(side)]!.map((space) => SPACE_NAMES[space]!);
  const keeper = Object.values(before?.pieces[side] ?? {}).find((at) => at !== null && area.includes(at));
  return keeper ?? SPACE_NAMES[goalSpace(seatOf(side), 2)]!;
}

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
  goal({ side, at, how }, before) {
    const from = how === 'shootout' ? spotOf(otherSide(side)) : before?.ball;
    return shot(way('ball', from, at), brief('¡gol!', 'goal!'));
  },
  save({ side }, before) {
    const at = keeperOf(before, side);
    return shot(way('ball', spotOf(side), at), brief('penalti parado', 'penalty saved'), {
      kind: 'save',
      at,
      side,
      word: { es: '¡Parada!', en: 'Saved!' },
    });
  },
  sub: ({ off, on }) =>
    trace(
      [],
      brief('cambio: {on} por {off}', 'substitution: {on} for {off}', { on: numberOf(on), off: numberOf(off) }),
    ),
  whistle: timeUp,
  period: ({ score }) => periodEnd(score),
});
