import { SIDES, type Side } from '../core/game.ts';
import { commitmentTo } from '../match/fair.ts';
import type { Member } from '../match/table.ts';
import type { Places } from '../protocol/messages.ts';
import type { Seat, Seats } from './log/log.ts';

/** Where somebody sits: which of the members of a side he is, from 1. */
export interface Place {
  readonly side: Side;
  readonly member: number;
}

/** All places of a side, its first member's and those of his team-mates; null: still free. */
export const placesOf = (seats: Seats, side: Side): readonly (Seat | null)[] => [
  seats[side],
  ...(seats.team?.mates[side] ?? []),
];

/** Whether nobody is awaited any more. */
export const isFull = (seats: Seats): boolean =>
  SIDES.every((side) => placesOf(seats, side).every((place) => place !== null));

/** Who sits there, as the match knows them. */
export const membersOf = (seats: Seats, side: Side): Member[] =>
  placesOf(seats, side).map((seat) => ({ name: seat?.name ?? '', bot: seat?.bot ?? null }));

export const namesIn = (seats: Seats): Places => {
  const names = (side: Side): (string | null)[] => placesOf(seats, side).map((seat) => seat?.name ?? null);
  return { home: names('home'), away: names('away') };
};

/** The place whose key that is. */
export function placeOf(seats: Seats, key: string): Place | null {
  const hash = commitmentTo(key);
  for (const side of SIDES) {
    const at = placesOf(seats, side).findIndex((seat) => seat?.keyHash === hash);
    if (at >= 0) return { side, member: at + 1 };
  }
  return null;
}

/** The next free place: of the side whose invitation that is; without one, that of the first member of a side. */
export function freePlace(seats: Seats, invitation: string | null): Place | null {
  const { team } = seats;
  for (const side of SIDES) {
    const isInvited = invitation === null || team?.invitations[side] === invitation;
    const at = isInvited ? placesOf(seats, side).indexOf(null) : -1;
    if (at === 0 || (at > 0 && invitation !== null)) return { side, member: at + 1 };
  }
  return null;
}

/** The same seats but for who sits at one place. */
export function withSeat(seats: Seats, { side, member }: Place, seat: Seat): Seats {
  if (member === 1) return { ...seats, [side]: seat };
  const team = seats.team!;
  const mates = team.mates[side].map((mate, i) => (i === member - 2 ? seat : mate));
  return { ...seats, team: { ...team, mates: { ...team.mates, [side]: mates } } };
}

/** Nobody else is waited for: the places that are still free go away. */
export function withoutFree({ home, away, team }: Seats): Seats {
  if (!team) return { home, away };
  const here = (side: Side) => team.mates[side].filter((mate) => mate !== null);
  return { home, away, team: { ...team, mates: { home: here('home'), away: here('away') } } };
}

/** With changed sides. */
export function swapped({ home, away, team }: Seats): Seats {
  const both = { home: away, away: home };
  if (!team) return both;
  const { mates, invitations } = team;
  return {
    ...both,
    team: {
      mates: { home: mates.away, away: mates.home },
      invitations: { home: invitations.away, away: invitations.home },
    },
  };
}
