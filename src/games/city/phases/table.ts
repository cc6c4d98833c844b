import type { Phase } from '../../../core/phase.ts';
import type { City, PhaseName } from '../model.ts';
import { PHASES } from '../model.ts';
import { action, sprint, wall } from './action.ts';
import { ball, ball2, through } from './ball.ts';
import { burst } from './burst.ts';
import { drop, press, runs, trap, unmark } from './cardMoves.ts';
import { contest } from './contest.ts';
import { clear, cover, cover2, defend, mark } from './defend.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { face } from './face.ts';
import { factor, knock } from './factor.ts';
import { dmove, move } from './move.ts';
import { react } from './react.ts';
import { booking, referee } from './referee.ts';
import { restart } from './restart.ts';
import { rebound, save } from './save.ts';
import { lineup, squad, taker, toss } from './setup.ts';
import { soshot, sotaker } from './shootout.ts';
import { penalty, penshot, shot } from './shot.ts';
import { stopatt, stopdef } from './stop.ts';

/** When a match is over nobody has a choice. */
const over: Phase<City> = { name: 'over', exact: true, guards: [], candidates: () => {}, apply: () => {} };

const BY_NAME: Readonly<Record<PhaseName, Phase<City>>> = {
  ...{ toss, draw, squad, lineup, taker, restart, factor, knock },
  ...{ ball, react, contest, action, face, referee, burst, wall, sprint, through, ball2 },
  ...{ unmark, runs, shot, save, rebound, move },
  ...{ defend, press, drop, trap, mark, clear, cover, cover2, booking, dmove },
  ...{ stopdef, stopatt, penalty, penshot, discard, sotaker, soshot, over },
};
const TABLE = PHASES.map((name) => BY_NAME[name]);

/** The decision that is due. */
export const phaseOf = (s: City): Phase<City> => TABLE[s.phase]!;
