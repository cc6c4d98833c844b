import { SIDES, type Side } from '../../core/game.ts';

type Pieces<P> = Readonly<Record<Side, Readonly<Record<string, P>>>>;

/** Everybody who stands on a board, as it reads them; null of whoever stands beside it. */
export const menIn = <P, M>(pieces: Pieces<P>, read: (side: Side, name: string, at: P) => M | null): M[] =>
  SIDES.flatMap((side) =>
    Object.entries(pieces[side]).flatMap(([name, at]) => {
      const man = read(side, name, at);
      return man === null ? [] : [man];
    }),
  );
