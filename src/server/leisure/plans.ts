import { SIDES, type Side, seatOf } from '../../core/game.ts';
import { err } from '../../core/result.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Match } from '../../match/match.ts';
import { type AsideNews, fits, type PlanNote, type Rule } from '../../protocol/leisure.ts';
import { type Order, STALE } from '../../protocol/referee.ts';
import { isDeck } from '../../protocol/throwing.ts';
import { houseId } from '../house.ts';
import type { Known } from '../known.ts';
import { newId } from '../secrets.ts';
import type { Store } from '../store/tables.ts';
import type { LiveTable } from '../table.ts';
import type { Tables } from '../tables.ts';
import { cameSince } from './came.ts';

/** A rule as it is kept: its id is that of the step that it becomes, so that it becomes one at most. */
type KeptRule = Rule & { readonly id: string };

interface Plan {
  readonly since: number;
  readonly rules: readonly KeptRule[];
  /** As they lie in the store. */
  readonly text: string;
}

/** What is to be done about a plan as the match stands. */
type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'forget'; readonly note: PlanNote | null }
  /** Its rule was played already, by a node that did not live to say so. */
  | { readonly kind: 'spent'; readonly rules: readonly KeptRule[]; readonly since: number }
  | { readonly kind: 'play'; readonly rule: KeptRule | null; readonly order: Order };

const NO_MATCH = problem('no-match', 'El partido aún no ha empezado.', 'The match has not begun yet.');
const DECIDE_NOW = problem(
  'bad-request',
  'Ahora decides tú: prevé para cuando te vuelva a tocar.',
  'You decide now: plan for when it is your turn again.',
);

const MOST_AT_ONCE = 50;
/** A plan plays on as long as it fits; a match has no stretch of one side that is longer. */
const MOST_IN_A_ROW = 50;

/**
 * Conditional moves of matches at leisure. They lie in the store, where the rival never sees them; any node plays them,
 * as steps of the log, which takes each of them once.
 */
export class Plans {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #changed: (match: string) => void;
  readonly #stumbled: (error: unknown, match: string) => void;

  constructor(
    store: Store,
    tables: Tables,
    changed: (match: string) => void,
    stumbled: (error: unknown, match: string) => void,
  ) {
    this.#store = store;
    this.#tables = tables;
    this.#changed = changed;
    this.#stumbled = stumbled;
  }

  /** In place of the plan that the side had; none: without any. */
  async make(match: string, side: Side, rules: readonly Rule[]): Promise<Problem | undefined> {
    const now = await this.#now(match, side);
    if (!now) return NO_MATCH;
    if (now.decides && rules.length > 0) return DECIDE_NOW;
    const { since } = now;
    const row = {
      since,
      seen: 0,
      rules: JSON.stringify(rules.map((rule) => ({ ...rule, id: newId() }))),
      note: null,
    };
    await this.#store
      .insertInto('plans')
      .values({ match, side, ...row })
      .onConflict((conflict) => conflict.columns(['match', 'side']).doUpdateSet(row))
      .execute();
    await this.serve(match);
    return undefined;
  }

  async told(match: string, side: Side): Promise<Extract<AsideNews, { type: 'plan' }>> {
    const row = await this.#row(match, side);
    const rules = row ? (JSON.parse(row.rules) as KeptRule[]).map(({ when, play }) => ({ when, play })) : [];
    return { type: 'plan', rules, note: (row?.note ?? null) as PlanNote | null };
  }

  /** A match has gone on; nobody waits for what was planned. */
  wake(match: string): void {
    this.serve(match).catch((error: unknown) => this.#stumbled(error, match));
  }

  /** Looks after the plans of matches that have gone on where no node has looked since. */
  async serveDue(): Promise<void> {
    const waiting = await this.#store
      .selectFrom('plans')
      .innerJoin('turns', 'turns.match', 'plans.match')
      .select('plans.match')
      .distinct()
      .where('plans.rules', '<>', '[]')
      .whereRef('turns.n', '>', 'plans.seen')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { match } of waiting) await this.serve(match);
  }

  /** Plays what fits now, and gives up what fits no more. */
  async serve(match: string): Promise<void> {
    const planned = await this.#store
      .selectFrom('plans')
      .select('side')
      .where('match', '=', match)
      .where('rules', '<>', '[]')
      .execute();
    if (planned.length === 0) return;
    const table = await this.#tables.take(match);
    if (!table) return;
    try {
      for (const side of SIDES)
        if (planned.some((plan) => plan.side === side))
          for (let i = 0; i < MOST_IN_A_ROW && (await this.#serveOne(table, match, side)); i++);
    } finally {
      this.#tables.release(match);
    }
  }

  /** Whether there may be more to do. */
  async #serveOne(table: LiveTable, match: string, side: Side): Promise<boolean> {
    const row = await this.#row(match, side);
    if (!row || row.rules === '[]') return false;
    const plan: Plan = { since: row.since, rules: JSON.parse(row.rules) as KeptRule[], text: row.rules };
    let verdict: Verdict = { kind: 'wait' };
    let [seen, steps] = [row.seen, row.since];
    const done = await table.order((known) => {
      const { referee } = known;
      verdict = judge(known, side, plan);
      [seen, steps] = [referee.n, referee.match?.history.steps.length ?? 0];
      if (verdict.kind !== 'play') return undefined;
      const { order, rule } = verdict;
      const id = rule ? `plan${rule.id}` : `draw${referee.n}`;
      return { id, kind: 'plan', ask: (one, now) => (one.n === seen ? one.command(order, now) : err(STALE)) };
    });
    return this.#write(match, side, plan, verdict, { done: typeof done === 'string', seen, steps });
  }

  async #write(
    match: string,
    side: Side,
    { text, rules }: Plan,
    verdict: Verdict,
    { done, seen, steps }: { readonly done: boolean; readonly seen: number; readonly steps: number },
  ): Promise<boolean> {
    const set = async (row: { since?: number; seen?: number; rules?: string; note?: PlanNote | null }) => {
      await this.#store
        .updateTable('plans')
        .set(row)
        .where('match', '=', match)
        .where('side', '=', side)
        .where('rules', '=', text)
        .execute();
      if (row.rules !== undefined) this.#changed(match);
    };
    switch (verdict.kind) {
      case 'wait':
        await set({ seen });
        return false;
      case 'forget':
        await set({ rules: '[]', note: verdict.note });
        return false;
      case 'spent':
        await set({ rules: JSON.stringify(verdict.rules), since: verdict.since });
        return true;
      case 'play': {
        const { rule } = verdict;
        // Another step came between: it is judged anew.
        if (!done) return true;
        // What the dice show is for the rules that are left; what he does himself is not.
        const since = rule?.play === null ? steps : steps + 1;
        if (rule) await set({ rules: JSON.stringify(rules.filter((each) => each !== rule)), since });
        return true;
      }
    }
  }

  /** How many steps the match has, and whether that side is to decide; undefined where it has not begun. */
  async #now(match: string, side: Side): Promise<{ since: number; decides: boolean } | undefined> {
    let now: { since: number; decides: boolean } | undefined;
    const table = await this.#tables.take(match);
    if (!table) return undefined;
    try {
      await table.order(({ referee: { match: at } }) => {
        if (at) now = { since: at.history.steps.length, decides: at.isToMove(seatOf(side)) };
        return undefined;
      });
      return now;
    } finally {
      this.#tables.release(match);
    }
  }

  #row(match: string, side: Side) {
    return this.#store
      .selectFrom('plans')
      .selectAll()
      .where('match', '=', match)
      .where('side', '=', side)
      .executeTakeFirst();
  }

  /** What belongs to matches that are over, or gone, is forgotten. */
  async tidy(): Promise<void> {
    for (const table of ['plans', 'gone'] as const)
      await this.#store
        .deleteFrom(table)
        .where('match', 'not in', this.#store.selectFrom('turns').select('match').where('winner', 'is', null))
        .execute();
  }
}

/** What becomes of a plan as the match stands: its first rule that fits is played, and what can't be is given up. */
function judge({ referee, ids }: Known, side: Side, { since, rules }: Plan): Verdict {
  const { match } = referee;
  if (!match || match.turn.kind === 'over') return { kind: 'forget', note: null };
  const { steps } = match.history;
  if (steps.length < since) return { kind: 'forget', note: 'misfit' };
  const seat = seatOf(side);
  if (steps.slice(since).some((step) => step.seat === seat)) {
    const left = rules.filter(({ id }) => !ids.has(houseId(`plan${id}`)));
    // Whoever has decided by himself has other plans.
    if (left.length === rules.length) return { kind: 'forget', note: null };
    return { kind: 'spent', rules: left, since: steps.findLastIndex((step) => step.seat === seat) + 1 };
  }
  if (match.isPaused) return { kind: 'wait' };
  const came = cameSince(match, side, since);
  const next = (isThrow: boolean): KeptRule | undefined =>
    rules.find(({ when, play }) => (play === null) === isThrow && fits(when, came, side));
  if (match.turn.kind === 'chance') {
    const { stage } = referee.bench.room;
    if (isDeck(stage, match.turn)) return { kind: 'play', rule: null, order: { type: 'chance' } };
    const rule = throwsHe(match, stage, side) ? next(true) : undefined;
    return rule ? { kind: 'play', rule, order: { type: 'chance' } } : { kind: 'wait' };
  }
  if (!match.isToMove(seat)) return { kind: 'wait' };
  const rule = next(false);
  if (rule?.play == null) return { kind: 'forget', note: 'misfit' };
  if (!match.legal(seat).includes(rule.play)) return { kind: 'forget', note: 'illegal' };
  return { kind: 'play', rule, order: { type: 'play', side, action: rule.play } };
}

function throwsHe(
  { game, state, turn }: Match,
  stage: Known['referee']['bench']['room']['stage'],
  side: Side,
): boolean {
  const thrower = stage.thrower(game.writePosition(game.view(state, 'public')), turn);
  return thrower === null || thrower === side;
}
