import { otherSeat } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { hasGoals, hasSub, type Mat, NONE, ownerOf, PHASE, PLACE, pawnOf, SUBSTITUTE } from '../model.ts';

/** The ban and the substitution of a turn. */
export function checkTurn(s: Mat): void {
  if (s.ban !== NONE) checkBan(s);
  if (s.subbed === 1) {
    demand(
      s.phase === PHASE.act || (s.phase === PHASE.kickoff && hasGoals(s)),
      'subbed',
      {
        es: 'debe ser true solo en act y en un kickoff tras un gol',
        en: 'must be true only in act and in a kickoff after a goal',
      },
      'MAT-SUB-2',
    );
    demand(
      s.options.subs === 'rolling' || s.at[pawnOf(s.side, SUBSTITUTE)] !== PLACE.sub,
      'subbed',
      { es: 'debe ser false mientras espera p7', en: 'must be false while p7 waits' },
      'MAT-SUB-2',
    );
  }
  if (s.phase === PHASE.after)
    demand(
      hasSub(s, s.side),
      'phase',
      { es: 'debe ser after solo con un peón en "sub"', en: 'must be after only with a pawn on "sub"' },
      'MAT-SUB-2',
    );
}

/** MAT-STEAL-4: the pawn that was robbed belongs to the side whose coming turn it is. */
function checkBan(s: Mat): void {
  const isTurnOver = s.phase === PHASE.after && s.starts === NONE && s.penaltyTaker === NONE;
  const banned = s.phase === PHASE.act ? s.side : isTurnOver ? otherSeat(s.side) : NONE;
  demand(
    ownerOf(s.ban) === banned,
    'ban',
    {
      es: 'debe ser un peón del lado cuyo turno viene, en act o tras un turno',
      en: 'must be a pawn of the side whose coming turn it is, in act or after a turn',
    },
    'MAT-STEAL-4',
  );
  demand(
    s.at[s.ban]! >= 0,
    'ban.pawn',
    { es: 'debe ser un peón del tablero', en: 'must be a pawn on the board' },
    'MAT-STEAL-4',
  );
}
