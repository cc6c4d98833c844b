import type { Seat } from '../../../core/game.ts';
import { sideOf, type Tell } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { bit, type City, FIRST_OUTFIELD, has, KEEPER, NONE, pieceOf, SHIRTS, type Shirt } from '../model.ts';
import { isOnPitch } from '../pieces.ts';
import { anyone, applyReposition, type MoveRule, offerRepositions, repositionGuards } from '../reposition.ts';
import { resumePlay, toStopAttack } from '../restart.ts';
import { END, firstOf, pack, secondOf, VERB, verbOf, verbs, when } from '../verbs.ts';

/** CTY-RST-3: the carrier's hex is taken anyway, so this forbids the loose ball alone. */
const RULE: MoveRule = {
  mayMove: anyone,
  mayLand: (s, _on, _seat, _from, to) => to !== s.ball,
  clause: () => 'CTY-RST-3',
  clauses: ['CTY-RST-3'],
};

const canLeave = (s: City, seat: Seat, n: number): boolean => n !== KEEPER && isOnPitch(s, seat, n);

/** CTY-SUB-1: the substitute takes over hex, formation and, at a restart, the ball. */
function substitute(s: City, seat: Seat, leaver: Shirt, comer: Shirt, tell?: Tell): void {
  const from = pieceOf(seat, leaver);
  const to = pieceOf(seat, comer);
  s.at[to] = s.at[from]!;
  s.formation[to] = s.formation[from]!;
  s.at[from] = s.formation[from] = NONE;
  s.team[seat] = (s.team[seat]! & ~bit(leaver)) | bit(comer);
  s.bench[seat]! &= ~bit(comer);
  s.yellow[seat]! &= ~bit(leaver);
  if (s.restartSide === seat && s.restartN === leaver) s.restartN = comer;
  if (has(s.moved, leaver)) s.moved = (s.moved & ~bit(leaver)) | bit(comer);
  tell?.({ type: 'sub', side: sideOf(seat), out: String(leaver), in: String(comer), rule: 'CTY-SUB-1' });
}

const stoppage = (name: string, then: (s: City) => void): Phase<City> => ({
  name,
  exact: true,
  guards: [
    verbs('reposition', 'sub', 'end'),
    ...repositionGuards(RULE),
    ...when('sub', [
      [
        'CTY-SUB-1',
        (s, seat, leaver, comer) => !canLeave(s, seat, leaver) || comer > SHIRTS || !has(s.bench[seat]!, comer),
      ],
    ]),
  ],
  candidates(s, seat, out) {
    offerRepositions(s, RULE, seat, out);
    if (s.bench[seat] !== 0)
      for (let leaver = FIRST_OUTFIELD; leaver <= SHIRTS; leaver++)
        if (canLeave(s, seat, leaver))
          for (let comer = FIRST_OUTFIELD; comer <= SHIRTS; comer++)
            if (has(s.bench[seat]!, comer)) out.add(pack(VERB.sub, leaver, comer));
    out.add(END);
  },
  apply(s, seat, action, tell) {
    const verb = verbOf(action);
    if (verb === VERB.reposition) applyReposition(s, seat, action, tell);
    else if (verb === VERB.sub) substitute(s, seat, firstOf(action), secondOf(action), tell);
    else then(s);
  },
});

/** The side without the restart, then the side with it. */
export const stopdef = stoppage('stopdef', toStopAttack);
export const stopatt = stoppage('stopatt', resumePlay);
