import { LEVEL_NAMES, type Level } from '../../bots/names.ts';
import { fill } from '../../core/clause.ts';
import { isGameId, REGISTRY } from '../../games/index.ts';
import { type Tie, tiesOf } from '../../match/tournament/index.ts';
import { type EntrantView, isOpenBout, type TournamentView } from '../../protocol/tournament.ts';
import { t as frame, said } from '../i18n/t.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { RULES, t } from './i18n.ts';

export const gameName = (game: string): string => (isGameId(game) ? said(REGISTRY[game].name) : game);

/** What somebody is called: the bots of a level are told apart by their numbers. */
export const nameOf = ({ name, level }: { readonly name: string; readonly level: string | null }): string =>
  level === null ? name : `${frame('name.bot', { level: said(LEVEL_NAMES[level as Level]) })} ${name}`;

export const entrantOf = (view: TournamentView, entrant: string | null): EntrantView | undefined =>
  view.entrants.find((each) => each.entrant === entrant);

export const entrantName = (view: TournamentView, entrant: string | null): string => {
  const found = entrantOf(view, entrant);
  return found ? nameOf(found) : '';
};

/** The match that somebody plays in a tournament now. */
export const ownBout = ({ bouts }: TournamentView, entrant: string | undefined) =>
  bouts.find((bout) => isOpenBout(bout) && (bout.home === entrant || bout.away === entrant));

const tiesIn = ({ entrants, bouts }: TournamentView): Tie[][] =>
  tiesOf(
    entrants.map(({ entrant }) => entrant),
    bouts,
  );

/** Whether a cup is over for somebody. */
export const isBeaten = (view: TournamentView, entrant: string | undefined): boolean =>
  tiesIn(view)
    .flat()
    .some(({ pair, goesOn }) => pair.some((each) => each === entrant) && goesOn !== undefined && goesOn !== entrant);

const QUARTERS = 4;
/** What a round of a cup is called in which so many pairs meet. */
export function cupRound(ties: number): string {
  if (ties === 1) return t('final');
  if (ties === 2) return t('semifinal');
  return ties === QUARTERS ? t('quarterfinal') : t('roundFrom', { n: 2 * ties });
}

/** What a round is called; from 1. */
export function roundName(view: TournamentView, round: number): string {
  if (view.kind === 'league') return t('matchday', { n: round });
  const ties = view.kind === 'cup' ? tiesIn(view)[round - 1]?.length : undefined;
  return ties === undefined ? t('round', { n: round }) : cupRound(ties);
}

/** The rules of a tournament as sentences. */
export const rulesOf = ({ kind, pace, terms }: TournamentView): string[] =>
  [
    ...RULES[kind],
    ...(kind === 'league' && terms.divisions > 1 && terms.movers > 0
      ? RULES[terms.movers === 1 ? 'oneMoves' : 'divisions']
      : []),
    ...RULES.all,
    ...(pace.kind === 'leisure' ? RULES.leisure : RULES.live),
  ].map((sentence) =>
    fill(sentence[settings.lang], {
      patience: terms.patience,
      days: terms.days,
      minutes: terms.minutes,
      movers: terms.movers,
    }),
  );
