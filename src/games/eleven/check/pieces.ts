import { AWAY, HOME, sideOf } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { GOAL_END, KICKOFF_SPACE, NONE, ZONE } from '../board.ts';
import {
  type Eleven,
  endOf,
  goalOf,
  hasOff,
  isKeeper,
  keeperOf,
  numberOf,
  ownerOf,
  PHASE,
  PIECE_COUNT,
  type Piece,
} from '../model.ts';
import { isPhase } from './phase.ts';

/** Where the piece stands in the position. */
export const pathOf = (piece: Piece): string => `pieces.${sideOf(ownerOf(piece))}.${numberOf(piece)}`;

export function checkPieces(s: Eleven): void {
  checkKeepers(s);
  for (let piece = 0; piece < PIECE_COUNT; piece++) if (!isKeeper(piece)) checkPlayer(s, piece);
  if (s.phase === PHASE.place)
    demand(
      hasOff(s, s.side),
      'side',
      { es: 'debe ser un lado con jugadores por colocar', en: 'must be a side with players left to place' },
      'ELV-SET-4',
    );
}

/** ELV-BRD-3, ELV-SET-2. */
function checkKeepers(s: Eleven): void {
  const isAtHome = isPhase(s, PHASE.toss, PHASE.kickoff, PHASE.place, PHASE.penalty, PHASE.over);
  for (const seat of [HOME, AWAY]) {
    const space = s.at[keeperOf(seat)]!;
    const path = pathOf(keeperOf(seat));
    demand(
      space !== NONE,
      path,
      {
        es: 'debe ser una casilla: un portero está siempre en el tablero',
        en: 'must be a space: a keeper is always on the board',
      },
      'ELV-SET-2',
    );
    if (isAtHome)
      demand(
        space === goalOf(s, seat),
        path,
        {
          es: `debe ser "${goalOf(s, seat)}", su portería, en esta fase`,
          en: `must be "${goalOf(s, seat)}", his goal space, in this phase`,
        },
        'ELV-SET-2',
      );
    else if (GOAL_END[space] !== NONE)
      demand(
        space === goalOf(s, seat),
        path,
        { es: 'no debe ser otra portería que la suya', en: 'must be no goal space but his own' },
        'ELV-BRD-3',
      );
  }
}

function checkPlayer(s: Eleven, piece: Piece): void {
  const space = s.at[piece]!;
  const path = pathOf(piece);
  if (space === NONE) {
    demand(
      !isPhase(s, PHASE.roll, PHASE.play, PHASE.shot),
      path,
      {
        es: 'debe ser una casilla: en esta fase todos los jugadores están en el tablero',
        en: 'must be a space: all players are on the board in this phase',
      },
      'ELV-SET-4',
    );
    return;
  }
  demand(
    GOAL_END[space] === NONE,
    path,
    {
      es: 'no debe ser una portería: en ella solo está su portero',
      en: 'must be no goal space: only its keeper stands there',
    },
    'ELV-BRD-3',
  );
  demand(!isPhase(s, PHASE.toss, PHASE.over), path, {
    es: 'debe ser null en toss y over',
    en: 'must be null in toss and over',
  });
  const hasKickedOff = s.phase === PHASE.place && space === KICKOFF_SPACE;
  if (isPhase(s, PHASE.kickoff, PHASE.place) && !hasKickedOff)
    demand(
      ZONE[space] === endOf(s, ownerOf(piece)),
      path,
      { es: 'debe ser una casilla de su mitad', en: 'must be a space of his own half' },
      'ELV-SET-5',
    );
}
