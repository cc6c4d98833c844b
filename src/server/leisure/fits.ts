import { Choices } from '../../core/choices.ts';
import { CHANCE, type GameEvent, otherSide, type Seat, type Side, seatOf } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import type { Match } from '../../match/match.ts';
import type { When } from '../../protocol/leisure.ts';

/** What has come, as one side may know it: of what it can't tell from something else there is nothing here. */
interface Came {
  readonly by: 'chance' | 'rival';
  readonly text: string;
}

/** What chance and the rival have done since that many steps, as far as that side could see it. */
export function cameSince({ game, history }: Match, side: Side, since: number): readonly Came[] {
  const came: Came[] = [];
  const rival = seatOf(otherSide(side));
  history.walk(since, ({ seat, action }, before) => {
    if (seat !== CHANCE && seat !== rival) return;
    if (!canTell(game, before, seat, action, side)) return;
    came.push({ by: seat === CHANCE ? 'chance' : 'rival', text: game.writeAction(before, seat, action) });
  });
  return came;
}

/** Whether that side knows afterwards that it was this and nothing else. */
function canTell(game: Match['game'], before: State, seat: Seat, action: number, side: Side): boolean {
  const seen = (each: number): string => {
    const after = before.clone();
    const events: GameEvent[] = [];
    game.apply(after, seat, each, (event) => events.push(game.hide(event, side)));
    return JSON.stringify([[...game.view(after, side).cells], events]);
  };
  const truth = seen(action);
  const choices = new Choices();
  game.choices(before, seat, choices);
  return choices.list().every((each) => each === action || seen(each) !== truth);
}

/** The number that counts of dice as the engine protocol writes them: `d6:4`, `2d6:3+5`, `d6+d6:3+5` (home's first). */
export function pipsOf(outcome: string, side: Side): number | undefined {
  const [, draw, faces] = /^([^:]+):(\d+(?:\+\d+)*)$/.exec(outcome) ?? [];
  if (draw === undefined || faces === undefined) return undefined;
  const dice = faces.split('+').map(Number);
  return draw.includes('+') ? dice[seatOf(side)] : dice.reduce((sum, face) => sum + face, 0);
}

/** Whether what a rule waits for has come. */
export function fits(when: When, came: readonly Came[], side: Side): boolean {
  const last = came.findLast(({ by }) => by === 'chance')?.text;
  const pips = last === undefined ? undefined : pipsOf(last, side);
  switch (when.kind) {
    case 'any':
      return true;
    case 'least':
      return pips !== undefined && pips >= when.pips;
    case 'most':
      return pips !== undefined && pips <= when.pips;
    case 'exactly':
      return pips === when.pips;
    case 'came':
      return last === when.outcome;
    case 'rival':
      return came.some(({ by, text }) => by === 'rival' && text === when.action);
  }
}
