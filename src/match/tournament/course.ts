import type { Millis } from '../clock.ts';
import { arenaPairs } from './arena.ts';
import { cupPairs, cupWinner } from './cup.ts';
import { leagueCalendar, leagueRounds } from './league.ts';
import type { Bout, Entrant, Kind, Pair } from './model.ts';
import { swissPairs, swissRounds } from './swiss.ts';

/** Somebody who takes part, as far as it matters for who meets whom. */
export interface Participant {
  readonly entrant: Entrant;
  /** The divisions of a league are counted from 0. */
  readonly division: number;
  /** He has withdrawn for good. */
  readonly isGone: boolean;
  /** He is not paired until he says that he is back. */
  readonly isResting: boolean;
  /** Bots do not meet each other where rivals are drawn all the time. */
  readonly isBot: boolean;
  /** Since when he has waited for a rival. */
  readonly free: Millis;
}

/** A tournament under way: how it is played, who takes part (the strongest first), and what has been played so far. */
export interface Course {
  readonly kind: Kind;
  readonly participants: readonly Participant[];
  readonly bouts: readonly Bout[];
  /** A Swiss tournament has so many; null: as many as tell a first from all others. */
  readonly rounds: number | null;
  /** When an arena pairs nobody any more. */
  readonly ends: Millis | null;
  /** Up to which round a league may have come by now. */
  readonly open: number;
}

/** Two who are to meet now, and in which round. */
export type Draw = Pair & { readonly round: number };

/** What comes next, and whether that is all there will ever be. */
export interface Next {
  readonly draws: readonly Draw[];
  readonly isOver: boolean;
}

const OVER: Next = { draws: [], isOver: true };
const WAIT: Next = { draws: [], isOver: false };

const isOpen = ({ away, outcome }: Bout): boolean => away !== null && outcome === null;
const newestRound = (bouts: readonly Bout[]): number => Math.max(0, ...bouts.map(({ round }) => round));
const names = (participants: readonly Participant[]): Entrant[] => participants.map(({ entrant }) => entrant);
const inRound = (pairs: readonly Pair[], round: number): Next => ({
  draws: pairs.map((pair) => ({ ...pair, round })),
  isOver: false,
});

/** The divisions of a league, the highest first. */
export function divisionsOf<P extends Pick<Participant, 'division'>>(participants: readonly P[]): P[][] {
  const last = Math.max(0, ...participants.map(({ division }) => division));
  return Array.from({ length: last + 1 }, (_, i) => participants.filter(({ division }) => division === i));
}

/** How many rounds there will be; null where that depends. */
export function roundsOf({
  kind,
  participants,
  rounds,
}: Pick<Course, 'kind' | 'participants' | 'rounds'>): number | null {
  switch (kind) {
    case 'swiss':
      return rounds ?? swissRounds(participants.length);
    case 'league':
      return Math.max(...divisionsOf(participants).map((division) => leagueRounds(division.length)));
    default:
      return null;
  }
}

/** Who meets whom next. Where nobody can be paired any more the tournament is over. */
export function nextDraws(course: Course, now: Millis): Next {
  switch (course.kind) {
    case 'arena':
      return arena(course, now);
    case 'cup':
      return cup(course);
    case 'swiss':
      return course.bouts.some(isOpen) ? WAIT : swiss(course);
    case 'league':
      return course.bouts.some(isOpen) ? WAIT : league(course);
  }
}

function arena({ participants, bouts, ends }: Course, now: Millis): Next {
  const open = bouts.filter(isOpen);
  if (ends !== null && now >= ends) return open.length === 0 ? OVER : WAIT;
  const busy = new Set(open.flatMap(({ home, away }) => [home, away]));
  const bots = new Set(names(participants.filter(({ isBot }) => isBot)));
  const waiting = participants
    .filter(({ entrant, isGone, isResting }) => !isGone && !isResting && !busy.has(entrant))
    .map(({ entrant, free }) => ({ entrant, millis: Math.max(0, now - free) }));
  const pairs = arenaPairs(names(participants), waiting, bouts, (one, two) => !bots.has(one) || !bots.has(two));
  return inRound(pairs, newestRound(bouts) + 1);
}

function cup({ participants, bouts }: Course): Next {
  const entrants = names(participants);
  return { draws: cupPairs(entrants, bouts), isOver: cupWinner(entrants, bouts) !== undefined };
}

function swiss(course: Course): Next {
  const { participants, bouts } = course;
  const present = participants.filter(({ isGone, isResting }) => !isGone && !isResting);
  const round = newestRound(bouts) + 1;
  if (round > roundsOf(course)! || present.length < 2) return OVER;
  return inRound(swissPairs(names(participants), new Set(names(present)), bouts), round);
}

/** Small divisions are through before large ones. */
function league(course: Course): Next {
  const { participants, bouts, open } = course;
  const round = newestRound(bouts) + 1;
  if (round > roundsOf(course)! || participants.filter(({ isGone }) => !isGone).length < 2) return OVER;
  if (round > open) return WAIT;
  return inRound(
    divisionsOf(participants).flatMap((division) => leagueCalendar(names(division))[round - 1] ?? []),
    round,
  );
}
