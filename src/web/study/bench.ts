import { firstSeat, sideOf } from '../../core/game.ts';
import { isGameId, loadRoom, type Room } from '../../games/index.ts';
import { Analyst, type Judged, type KeptAnalysis, STUDY_NODES } from '../../lab/analyse.ts';
import type { Match } from '../../match/match.ts';
import { openRecord, replay } from '../../match/replay.ts';
import type { Answer } from './ask.ts';

/** A position that is looked into by itself is worth more thought than one of hundreds of a match. */
const BEST_NODES = 2000;
/** So long decisions are collected before they are told. */
const BATCH_MILLIS = 500;

/** What a worker knows of one record, and how it answers. */
export class Bench {
  readonly #room: Room;
  readonly #match: Match;
  readonly #analyst: Analyst;

  private constructor(room: Room, match: Match, analyst: Analyst) {
    this.#room = room;
    this.#match = match;
    this.#analyst = analyst;
  }

  /** Null where the record can not be read. */
  static async open(record: string, nodes = STUDY_NODES): Promise<Bench | null> {
    const opened = openRecord(record);
    if (!opened.ok || !isGameId(opened.value.game)) return null;
    const room = await loadRoom(opened.value.game);
    const match = replay(room.game, opened.value);
    return match.ok ? new Bench(room, match.value, await Analyst.for(room, nodes)) : null;
  }

  /** First what is known without thinking, with the decisions that were kept; then the others as they are judged. */
  async *analyse(kept: KeptAnalysis | undefined, now: () => number): AsyncGenerator<Answer> {
    const begun = this.#analyst.begin(this.#match, kept);
    yield { type: 'analysis', kept: begun };
    let decisions: Judged[] = [];
    let told = now();
    for (let step = begun.done + 1; step <= begun.of; step++) {
      const judged = await this.#analyst.judge(this.#match, step);
      if (judged) decisions.push(judged);
      if (step < begun.of && now() - told < BATCH_MILLIS) continue;
      yield { type: 'decided', decisions, done: step };
      decisions = [];
      told = now();
    }
  }

  /** What an action is worth in the state before a step, beside the best one. */
  async try(step: number, text: string, id: number): Promise<Answer> {
    const before = this.#match.history.at(step - 1);
    const seat = firstSeat(this.#room.game.toMove(before));
    const action = this.#room.game.readAction(before, seat, text);
    const tried = action.ok ? await this.#analyst.try(before, seat, action.value, step) : null;
    return { type: 'tried', id, tried };
  }

  /** What there is to do after so many steps, best first, by what the side can see. */
  async best(after: number, id: number): Promise<Answer> {
    const state = this.#match.history.at(after);
    const seat = firstSeat(this.#room.game.toMove(state));
    return { type: 'best', id, side: sideOf(seat), candidates: await this.#analyst.best(state, seat, BEST_NODES) };
  }
}
