import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { AREA, inArea, isSetupSpace } from '../board.ts';
import {
  type Mat,
  NONE,
  ownerOf,
  ownPawnOn,
  type Pawn,
  PHASE,
  PLACE,
  pawnName,
  pawnOf,
  REASON,
  REDS_TO_LOSE,
  redsOf,
  SEATS,
  SUBSTITUTE,
  squadOf,
} from '../model.ts';
import { placerOf } from '../phases/setup.ts';
import { isBeforeKickoff } from './phase.ts';

const pathOf = (field: string, pawn: Pawn): string => `${field}.${sideOf(ownerOf(pawn))}.${pawnName(pawn)}`;

export function checkSquad(s: Mat, seat: Seat): void {
  const path = `pieces.${sideOf(seat)}`;
  checkSubstitute(s, seat, path);
  const isAreaFull = AREA[seat]!.filter((space) => ownPawnOn(s, seat, space) !== NONE).length > 1;
  demand(
    !isAreaFull,
    path,
    {
      es: 'debe haber como mucho un peón propio en el área de meta propia',
      en: 'must be at most one own pawn in the own goal-kick area',
    },
    'MAT-AREA-1',
  );
  const hasForfeited = s.phase === PHASE.over && s.reason === REASON.forfeit && s.winner === otherSeat(seat);
  demand(
    redsOf(s, seat) < REDS_TO_LOSE + (hasForfeited ? 1 : 0),
    path,
    {
      es: 'debe haber como mucho tres expulsados antes de perder por ello',
      en: 'must be at most three pawns sent off before a forfeit',
    },
    'MAT-FORF-1',
  );
  for (const pawn of squadOf(seat)) {
    if (s.at[pawn] === PLACE.hand)
      demand(
        s.phase === PHASE.setup,
        pathOf('pieces', pawn),
        { es: 'debe ser "hand" solo en setup', en: 'must be "hand" only in setup' },
        'MAT-SET-1',
      );
    if (s.at[pawn] === PLACE.out)
      demand(
        s.yellow[pawn] === 0,
        `yellow.${sideOf(seat)}`,
        { es: 'un peón expulsado no lleva amarilla', en: 'no yellow for a pawn sent off' },
        'MAT-CARD-1',
      );
  }
}

/** MAT-SUB-1, MAT-SUB-3, MAT-SUB-4: one pawn waits beside the mat. */
function checkSubstitute(s: Mat, seat: Seat, path: string): void {
  const [waiting, another] = squadOf(seat).filter((pawn) => s.at[pawn] === PLACE.sub || s.at[pawn] === PLACE.off);
  demand(
    waiting !== undefined && another === undefined,
    path,
    { es: 'debe haber exactamente un peón en "sub" u "off"', en: 'must be exactly one pawn on "sub" or "off"' },
    'MAT-SUB-1',
  );
  const isSub = s.at[waiting!] === PLACE.sub;
  if (s.options.subs === 'rolling')
    demand(
      isSub,
      pathOf('pieces', waiting!),
      { es: 'no hay "off" con cambios ilimitados', en: 'no "off" with rolling substitutions' },
      'MAT-SUB-4',
    );
  else
    demand(
      isSub === (waiting === pawnOf(seat, SUBSTITUTE)),
      pathOf('pieces', waiting!),
      {
        es: 'debe ser "sub" solo para p7 y "off" solo para otro',
        en: 'must be "sub" only for p7, "off" only for another',
      },
      'MAT-SUB-3',
    );
}

/** MAT-SET-2. */
export function checkFormation(s: Mat, seat: Seat): void {
  const used = new Set<number>();
  for (const pawn of squadOf(seat)) {
    const path = pathOf('formation', pawn);
    const base = s.base[pawn]!;
    demand(
      base >= 0 === s.at[pawn]! >= 0,
      path,
      { es: 'deben ser exactamente los peones del tablero', en: 'must be exactly the pawns on the board' },
      'MAT-SET-2',
    );
    if (base < 0) continue;
    demand(
      isSetupSpace(seat, base) && !used.has(base),
      path,
      { es: 'debe ser un espacio de salida permitido y solo suyo', en: 'must be an allowed set-up space of its own' },
      'MAT-SET-2',
    );
    used.add(base);
    if (isBeforeKickoff(s))
      demand(
        s.at[pawn] === base,
        pathOf('pieces', pawn),
        {
          es: 'debe estar en su espacio de salida antes del saque',
          en: 'must be on its set-up space before the kick-off',
        },
        'MAT-SET-2',
      );
  }
  demand(
    [...used].filter((base) => inArea(seat, base)).length <= 1,
    `formation.${sideOf(seat)}`,
    { es: 'debe haber como mucho uno en el área de meta', en: 'must be at most one in the goal-kick area' },
    'MAT-SET-2',
  );
}

/** MAT-SET-3: the sides place in turn, each in the order of the numbers. */
export function checkSetup(s: Mat): void {
  if (s.phase !== PHASE.setup) return;
  const count = (holds: (at: number) => boolean) =>
    SEATS.map((seat) => squadOf(seat).filter((pawn) => holds(s.at[pawn]!)).length);
  const placer = placerOf(
    count((at) => at >= 0),
    count((at) => at === PLACE.hand),
  );
  demand(
    placer !== NONE && s.side === placer,
    'side',
    { es: 'debe ser el lado al que le toca colocar', en: 'must be the side whose turn to place it is' },
    'MAT-SET-3',
  );
  for (const seat of SEATS) {
    const order = squadOf(seat).filter((pawn) => s.at[pawn]! >= 0 || s.at[pawn] === PLACE.hand);
    const hand = order.findIndex((pawn) => s.at[pawn] === PLACE.hand);
    demand(
      hand < 0 || order.slice(hand).every((pawn) => s.at[pawn] === PLACE.hand),
      `pieces.${sideOf(seat)}`,
      {
        es: 'deben ser peones colocados por orden de número',
        en: 'must be pawns placed in the order of their numbers',
      },
      'MAT-SET-3',
    );
  }
  const isFirst = s.starts === NONE;
  demand(
    !isFirst || s.yellow.every((card) => card === 0),
    'yellow',
    { es: 'no hay tarjetas en la primera colocación', en: 'no cards in the first set-up' },
    'MAT-CARD-1',
  );
}
