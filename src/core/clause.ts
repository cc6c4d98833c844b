import type { Refusal } from './game.ts';

/** A rule's id in docs/games/<id>.md, such as `ELV-ATK-2`. */
export type Clause = string;

export const LANGS = ['es', 'en'] as const;
export type Lang = (typeof LANGS)[number];
/** The same thing said in every language. */
export type Said = Readonly<Record<Lang, string>>;

/** `rule` is the clause in our own words; `refusal` the sentence for a player who broke it, with `{facts}` to fill in. */
export interface ClauseText {
  readonly id: Clause;
  readonly rule: Said;
  readonly refusal: Said | null;
}

/** One heading of a game's README with its clauses. */
export interface Section {
  readonly title: Said;
  readonly clauses: readonly ClauseText[];
}

/** All clauses of a game, generated from its README. */
export interface Catalogue {
  readonly sections: readonly Section[];
  readonly byId: ReadonlyMap<Clause, ClauseText>;
}

export const catalogue = (sections: readonly Section[]): Catalogue => ({
  sections,
  byId: new Map(sections.flatMap((section) => section.clauses.map((clause) => [clause.id, clause]))),
});

/** Replaces `{name}` by the fact of that name; an unknown name stays visible. */
export const fill = (template: string, facts: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in facts ? String(facts[name]) : whole));

/** The sentence of a refusal for a player, in every language. */
export function sentence(from: Catalogue, refusal: Refusal): Said {
  const clause = from.byId.get(refusal.clause);
  if (!clause) throw new Error(`no clause ${refusal.clause}`);
  const text = clause.refusal ?? clause.rule;
  return { es: fill(text.es, refusal.facts), en: fill(text.en, refusal.facts) };
}
