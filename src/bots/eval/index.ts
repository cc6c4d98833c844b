import type { Game } from '../../core/game.ts';
import type { Evaluation } from './eval.ts';

/** Each game's evaluation, loaded when the game is played. */
const EVALUATIONS: Readonly<Record<string, () => Promise<Evaluation>>> = {
  city: async () => (await import('./city.ts')).cityEvaluation,
  eleven: async () => (await import('./eleven.ts')).elevenEvaluation,
  mat: async () => (await import('./mat.ts')).matEvaluation,
  tactics: async () => (await import('./tactics.ts')).tacticsEvaluation,
  torino: async () => (await import('./torino.ts')).torinoEvaluation,
};

/** Where a search has more use for other knowledge than a first sight has. */
const SEARCH_EVALUATIONS: typeof EVALUATIONS = {
  city: async () => (await import('./citySearch.ts')).citySearchEvaluation,
  eleven: async () => (await import('./eleven.ts')).elevenSearchEvaluation,
  tactics: async () => (await import('./tacticsSearch.ts')).tacticsSearchEvaluation,
};

/** The lead alone: what a game without an expert of its own is judged by. */
const byLead = (game: Game): Evaluation => ({
  names: ['lead'],
  weights: [1],
  terms(s, out) {
    const [home, away] = game.score(s);
    out[0] = home - away;
  },
});

export async function evaluationOf(game: Game): Promise<Evaluation> {
  return (await EVALUATIONS[game.id]?.()) ?? byLead(game);
}

/** What the search judges by; mat's alpha-beta has its own. */
export async function searchEvaluationOf(game: Game): Promise<Evaluation> {
  return (await SEARCH_EVALUATIONS[game.id]?.()) ?? evaluationOf(game);
}
