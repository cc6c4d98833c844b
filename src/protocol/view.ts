import { type Game, type GameEvent, SIDES, type Side, seatOf, type Turn } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { type Millis, timeLeft } from '../match/clock.ts';
import type { Match } from '../match/match.ts';
import { memberDue, type Table } from '../match/table.ts';
import { judgeUndo } from '../match/undo.ts';
import type { Past, StepMessage, TimeLeft } from './messages.ts';

type Eyes = Side | 'public';

/** A page's right to see: the sides it plays and, where it plays both, who has the device. */
export interface Onlooker {
  readonly table: Table;
  readonly owns: readonly Side[];
  looking: Side | null;
}

const decides = (turn: Turn, side: Side): boolean =>
  (turn.kind === 'choice' && turn.side === side) || (turn.kind === 'secret' && turn.sides.includes(side));

/** Says whether the sides do not know the same at this moment, or are about to choose in secret. */
function hasSecrets({ game, state, turn }: Match): boolean {
  if (turn.kind === 'secret') return true;
  const seenBy = (side: Side): string => JSON.stringify(game.writePosition(game.view(state, side)));
  return seenBy('home') !== seenBy('away');
}

/** Through whose eyes a page may look now, and who should take the device first. */
function eyesOf(match: Match, page: Onlooker): { readonly as: Eyes; readonly cover: Side | null } {
  if (page.owns.length < 2) return { as: page.owns[0] ?? 'public', cover: null };
  const actor = SIDES.find((side) => decides(match.turn, side)) ?? null;
  if (actor === null || actor === page.looking) return { as: page.looking ?? 'public', cover: null };
  if (hasSecrets(match)) {
    page.looking = null;
    return { as: 'public', cover: actor };
  }
  page.looking = actor;
  return { as: actor, cover: null };
}

/** The choices of a person in that seat: what only a referee enters is not among them. */
const choicesOf = (match: Match, side: Side): string[] =>
  match.legal(seatOf(side)).filter((text) => !isRuling(match, side, text));

/** Says whether that word is the referee's to enter. */
export function isRuling({ game, state }: Match, side: Side, text: string): boolean {
  const action = game.readAction(state, seatOf(side), text);
  return action.ok && game.isRuling(action.value);
}

function undoRights(match: Match, page: Onlooker): StepMessage['undo'] {
  return Object.fromEntries(
    page.owns.map((side) => {
      const ruling = match.end ? undefined : judgeUndo(match.game, match.history, seatOf(side));
      return [side, ruling ? (ruling.isFree ? 'free' : 'ask') : 'none'];
    }),
  );
}

function clockOf({ clock }: Match, now: Millis): StepMessage['clock'] {
  if (!clock) return null;
  return {
    left: { home: timeLeft(clock, 'home', now), away: timeLeft(clock, 'away', now) },
    running: SIDES.filter((side) => (clock.running & (1 << seatOf(side))) !== 0),
    rest: { home: Math.max(0, clock.rest.home - now), away: Math.max(0, clock.rest.away - now) },
  };
}

export const eventsFor = (game: Game, events: readonly GameEvent[], as: Eyes): GameEvent[] =>
  events.map((event) => game.hide(event, as));

/** More than what each side did last takes, in any game. */
const PAST_STEPS = 24;

/** How the match came to where it is, as far as one tells it who has just come: nothing of it but what he could see. */
export function pastFor({ game, history }: Match, as: Eyes): Past {
  const taken = Math.max(0, history.steps.length - PAST_STEPS);
  const look = (state: State, events: readonly GameEvent[]): Past['seen'][number] => ({
    position: game.writePosition(game.view(state, as)),
    turn: game.turn(state),
    events: eventsFor(game, events, as),
  });
  const seen = [look(history.at(taken), [])];
  history.walk(taken, (_step, _before, events, after) => seen.push(look(after, events)));
  return { taken, seen };
}

/** The one message in which a match is shown to a page: nothing of it is made from more than that viewer may know. */
export function stepFor(
  match: Match,
  page: Onlooker,
  n: number,
  events: readonly GameEvent[],
  now: Millis,
  time: TimeLeft,
  offerId: number,
): StepMessage {
  const { as, cover } = eyesOf(match, page);
  const { game } = match;
  const { table } = page;
  const view = game.view(match.state, as);
  return {
    type: 'step',
    n,
    position: game.writePosition(view),
    turn: match.turn,
    events: eventsFor(game, events, as),
    as,
    legal: as === 'public' || !page.owns.includes(as) ? [] : choicesOf(match, as),
    cover,
    member: { home: memberDue(table, game, view, 'home'), away: memberDue(table, game, view, 'away') },
    clock: clockOf(match, now),
    isPaused: match.isPaused,
    time,
    offer: match.offer ? { ...match.offer, id: offerId } : null,
    undo: undoRights(match, page),
  };
}
