import { Choices } from '../core/choices.ts';
import { CHANCE, type GameEvent, otherSide, type Seen, SIDES, type Side, seatOf, type Turn } from '../core/game.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { State } from '../core/state.ts';
import type { Room } from '../games/index.ts';
import type { ClockSpec, Millis } from '../match/clock.ts';
import { commitmentTo, drawOutcome } from '../match/fair.ts';
import { type Problem, problem } from '../match/faults.ts';
import { type Accepted, type Command, Match } from '../match/match.ts';
import { MOST_LAG } from '../match/pace.ts';
import { isBotSide, memberDue, sideName, type Table } from '../match/table.ts';
import { judgeUndo } from '../match/undo.ts';
import type { Fact } from './fact.ts';
import type { ClientMessage } from './messages.ts';
import { throwerFor } from './throwing.ts';
import { isRuling } from './view.ts';

/** Who says something: the sides he plays, which member of his side he is, and whether he may act as the referee. */
export interface Who {
  readonly owns: readonly Side[];
  /** Team play: the member (from 1) of the side; null where it is all of them. */
  readonly member: number | null;
  readonly isReferee: boolean;
  /** What the network was measured to take of his time. */
  readonly lag?: Millis;
}

/** What a page can say that changes the match. */
export type Act = Extract<
  ClientMessage,
  {
    type:
      | 'commit'
      | 'seed'
      | 'play'
      | 'throw'
      | 'undo'
      | 'offer-draw'
      | 'offer-pause'
      | 'go'
      | 'answer'
      | 'resign'
      | 'whistle';
  }
>;

/** What the match is made of before anything has happened in it. */
export interface Bench {
  readonly room: Room;
  /** The match as far as a record has told it; null where the seeds of the sides are still to come. */
  readonly match: Match | null;
  readonly start: State;
  readonly table: Table;
  /** The referee's: unforeseeable, and kept until the match is over. */
  readonly seed: string;
  readonly clock?: ClockSpec | undefined;
  /** People who do not trust each other: each commits to the hash of his seed before any seed is shown. */
  readonly isSealed: boolean;
  /** The number of the newest step that `match` holds; 0: its steps are counted. */
  readonly head: number;
  /** A flag falls so much after its time, for what was decided before it and is under way. */
  readonly patience?: Millis;
}

/** What was done: the fact for the log, and what it tells. */
export interface Done {
  readonly fact: Fact;
  readonly events: readonly GameEvent[];
}

/** The referee himself: time is up, a ruling, a look at the clock. */
export const REFEREE: Who = { owns: [], member: null, isReferee: true };

/** What can be done to a match but a look at its clock. */
export type Order = Exclude<Command, { type: 'tick' }>;

const BOT_SEED = 'bot';
/** All referees share it: none keeps anything in it. */
const SCRATCH = new Choices();

export const NOT_OURS = problem('not-your-turn', 'Ese equipo no lo juegas tú.', 'You do not play that side.');
export const NOT_YET = problem('no-match', 'El partido aún no ha empezado.', 'The match has not begun yet.');
const MATES_TURN = problem(
  'not-your-turn',
  'Ahora decide otra persona de tu equipo.',
  'Another member of your side decides now.',
);
const RIVAL_THROWS = problem('not-your-turn', 'Ahora tira tu rival.', 'It is your rival who throws now.');
const FOR_REFEREES = problem('bad-request', 'Eso solo lo puede hacer el árbitro.', 'Only the referee can do that.');
/** What was said before something else happened is not carried out. */
export const STALE = problem(
  'not-your-turn',
  'Entretanto ha pasado otra cosa en el partido.',
  'Something else has happened in the match meanwhile.',
);
const FINAL = problem(
  'bad-request',
  'El partido ha terminado y es definitivo.',
  'The match is over, and that is final.',
);
const OFFERED = problem(
  'bad-request',
  'Ya hay una propuesta en este turno; espera a que se juegue.',
  'There has been an offer in this turn already; wait until something is played.',
);
const OTHER_OFFER = problem('bad-request', 'Esa propuesta ya no está en pie.', 'That offer no longer stands.');
const SEED_GIVEN = problem('bad-request', 'Esa semilla ya está dada.', 'That seed has been given already.');
const SEED_LATER = problem(
  'bad-request',
  'Primero los dos equipos comprometen su semilla.',
  'First both sides commit to their seeds.',
);
const OTHER_SEED = problem('bad-request', 'Esa no es la semilla prometida.', 'That is not the seed that was promised.');

/** The last of the sealed choices of a turn shows them all. */
const isLastSealed = (turn: Turn): boolean => turn.kind === 'secret' && turn.sides.length === 1;

const changesPlay = ({ type }: Fact): boolean =>
  !['commit', 'seed', 'offer-draw', 'offer-pause', 'rest'].includes(type);

/**
 * Knows the whole match and says what may be done in it, by whom. `submit` carries out at once; whoever has to keep what
 * happened tells nobody before it is kept, and throws the referee away where that fails. `take` repeats a kept fact.
 */
export class Referee {
  readonly bench: Bench;
  #match: Match | null;
  #n: number;
  /** The newest step that changed the position, or might have: what was said for one before it is stale. */
  #played = 0;
  /** The number of the step that made the open offer. */
  #offer: number | null = null;
  #offered: Side[] = [];
  #hashes: Partial<Record<Side, string>> = {};
  #seeds: Partial<Record<Side, string>> = {};
  /** Says whether the last step showed what was sealed; undefined: to be looked up. */
  #revealed: boolean | undefined;
  /** Overwritten whenever it is needed. */
  #seen: Seen | undefined;

  constructor(bench: Bench) {
    this.bench = bench;
    this.#match = bench.match;
    this.#n = bench.match ? bench.head || bench.match.history.steps.length + 1 : 0;
    this.#played = this.#n;
  }

  get match(): Match | null {
    return this.#match;
  }

  /** Grows by one with everything that happens, take-backs included. */
  get n(): number {
    return this.#n;
  }

  /** The newest step that changed what is played. */
  get played(): number {
    return this.#played;
  }

  /** The number by which the open offer is answered. */
  get offerId(): number {
    return this.#offer ?? 0;
  }

  get commitment(): string {
    return commitmentTo(this.#match?.setup.seeds.referee ?? this.bench.seed);
  }

  /** The hashes of the sides' seeds, as far as they are promised. */
  get hashes(): Readonly<Partial<Record<Side, string>>> {
    return this.#hashes;
  }

  isBotSide(side: Side): boolean {
    return isBotSide(this.bench.table, side);
  }

  /** The sides whose seed is still awaited from anybody. */
  get seedsAwaited(): Side[] {
    return this.#match ? [] : SIDES.filter((side) => !this.isBotSide(side) && this.#seeds[side] === undefined);
  }

  /** The sides that have not promised a seed yet, where all have to before any is shown. */
  get hashesAwaited(): Side[] {
    return this.bench.isSealed ? this.seedsAwaited.filter((side) => this.#hashes[side] === undefined) : [];
  }

  /** Where nobody has to give a seed, the match begins by itself. */
  begin(now: Millis): boolean {
    if (this.#match || this.seedsAwaited.length > 0) return false;
    const { home = BOT_SEED, away = BOT_SEED } = this.#seeds;
    const { room, start, table, clock, seed } = this.bench;
    const tags = {
      Home: sideName(table, 'home'),
      Away: sideName(table, 'away'),
      ...(this.bench.isSealed ? { HomeCommitment: this.#hashes.home!, AwayCommitment: this.#hashes.away! } : {}),
    };
    const seeds = { referee: seed, home, away };
    // People who trust each other give their seeds in one breath, before the first step.
    if (!this.bench.isSealed) this.#n = 1;
    this.#match = new Match({ game: room.game, start, isFresh: true, seeds, tags, ...(clock ? { clock } : {}) }, now);
    return true;
  }

  /** The way back to how everything stands now. */
  bookmark(): () => void {
    const match = this.#match;
    const goBack = match?.bookmark();
    const [n, played, offer, offered, seeds] = [this.#n, this.#played, this.#offer, this.#offered, this.#seeds];
    return () => {
      goBack?.();
      this.#match = match;
      [this.#n, this.#played, this.#offer, this.#offered, this.#seeds] = [n, played, offer, offered, seeds];
    };
  }

  /** Does what somebody asks, or says why not. */
  submit(who: Who, act: Act, now: Millis): Result<Done, Problem> {
    if ('side' in act && !who.isReferee && !who.owns.includes(act.side)) return err(NOT_OURS);
    if (act.type === 'commit' || act.type === 'seed') return this.#takeSeed(act, now);
    if (!this.#match) return err(NOT_YET);
    const refused = this.#refusal(this.#match, who, act);
    return refused ? err(refused) : this.command(this.#commandOf(act, who), now);
  }

  /** What the referee or a bot does. */
  command(command: Order, now: Millis): Result<Done, Problem> {
    if (!this.#match) return err(NOT_YET);
    const drawn = this.#drawn(this.#match, command);
    const reveals = isLastSealed(this.#match.turn);
    const done = this.#match.submit(drawn, now, this.bench.patience);
    if (!done.ok) return done;
    this.#revealed = drawn.type === 'play' ? reveals : undefined;
    // A clock that has run out ends the match, whatever was asked.
    const { end } = this.#match;
    const isFlagged = end?.reason === 'flag' && drawn.type !== 'end';
    const fact: Order = isFlagged ? { type: 'end', winner: end.winner, reason: 'flag' } : drawn;
    this.#note(fact, done.value);
    return ok({ fact, events: done.value.events });
  }

  /** Repeats what the log says; undefined where it can't have happened. */
  take(fact: Fact, at: Millis): readonly GameEvent[] | undefined {
    if (fact.type === 'commit' || fact.type === 'seed') {
      const done = this.#takeSeed(fact, at);
      return done.ok ? done.value.events : undefined;
    }
    const done = this.#match?.submit(fact, at, this.bench.patience);
    if (!done?.ok) return undefined;
    this.#revealed = undefined;
    this.#note(fact, done.value);
    return done.value.events;
  }

  /** Says whether a side can take back its last decision at once, with the rival's leave, or not at all. */
  undoRight(side: Side): 'free' | 'ask' | 'none' {
    const match = this.#match;
    if (!match || match.end) return 'none';
    const seat = seatOf(side);
    const last = match.history.steps.at(-1);
    if (last?.seat === seat && this.#revealed !== undefined) return this.#revealed ? 'ask' : 'free';
    const ruling = judgeUndo(match.game, match.history, seat);
    return ruling ? (ruling.isFree ? 'free' : 'ask') : 'none';
  }

  /** Bots let a rival take back or wait and never agree to a draw; two people at one device agree to both. */
  replyTo(who: Who): Act | undefined {
    const offer = this.#match?.offer;
    if (!offer) return undefined;
    const side = otherSide(offer.side);
    const isBot = this.isBotSide(side);
    if (!isBot && (offer.what === 'draw' || !who.owns.includes(side))) return undefined;
    return { type: 'answer', side, accept: offer.what !== 'draw', offer: this.offerId };
  }

  #note(fact: Fact, { events }: Pick<Accepted, 'events'>): void {
    this.#n++;
    const isOffer = events.some(({ type }) => type === 'offer');
    const isDeclined = fact.type === 'answer' && !fact.accept;
    this.#offer = isOffer ? this.#n : null;
    if (isOffer && 'side' in fact && fact.side !== undefined) this.#offered = [...this.#offered, fact.side];
    if (isOffer || isDeclined || !changesPlay(fact)) return;
    this.#offered = [];
    this.#played = this.#n;
  }

  #takeSeed(act: Extract<Fact, { type: 'commit' | 'seed' }>, now: Millis): Result<Done, Problem> {
    const { side } = act;
    if (this.#match || this.#seeds[side] !== undefined) return err(SEED_GIVEN);
    if (act.type === 'commit') {
      if (this.#hashes[side] !== undefined) return err(SEED_GIVEN);
      this.#hashes = { ...this.#hashes, [side]: act.hash };
    } else {
      if (this.hashesAwaited.length > 0) return err(SEED_LATER);
      const promised = this.#hashes[side];
      if (promised !== undefined && promised !== commitmentTo(act.seed)) return err(OTHER_SEED);
      this.#seeds = { ...this.#seeds, [side]: act.seed };
    }
    this.#n++;
    this.begin(now);
    this.#played = this.#n;
    return ok({ fact: act, events: [] });
  }

  #refusal(match: Match, who: Who, act: Act): Problem | undefined {
    switch (act.type) {
      case 'play':
      case 'throw':
        return this.#stale(act.n) ?? this.#notHis(match, who, act);
      case 'undo':
        if (!who.isReferee && match.turn.kind === 'over') return FINAL;
        return this.undoRight(act.side) === 'ask' ? this.#secondOffer(act.side) : undefined;
      case 'offer-draw':
      case 'offer-pause':
        return this.#secondOffer(act.side);
      case 'answer':
        return this.#offer !== null && act.offer !== this.#offer ? OTHER_OFFER : undefined;
      case 'whistle':
        return who.isReferee ? undefined : FOR_REFEREES;
      default:
        return undefined;
    }
  }

  #stale(n: number | undefined): Problem | undefined {
    return n !== undefined && (n < this.#played || n > this.#n) ? STALE : undefined;
  }

  #notHis(match: Match, who: Who, act: Extract<Act, { type: 'play' | 'throw' }>): Problem | undefined {
    if (who.owns.length === 0) return NOT_OURS;
    if (act.type === 'throw') return this.#throwsHe(match, who) ? undefined : RIVAL_THROWS;
    const { side, action } = act;
    const hasMates = who.member !== null && this.bench.table[side].length > 1;
    if (hasMates && this.isMatesTurn(who.member, match, side)) return MATES_TURN;
    return !who.isReferee && isRuling(match, side, action) ? FOR_REFEREES : undefined;
  }

  /** Whoever plays both sides, or is asked before any dice are due, is not looked at twice. */
  #throwsHe({ game, state, turn }: Match, { owns }: Who): boolean {
    if (owns.length === SIDES.length || turn.kind !== 'chance') return true;
    const { room, table } = this.bench;
    this.#seen = game.view(state, 'public', this.#seen);
    return throwerFor(owns, room.stage, table, game.writePosition(this.#seen), turn) !== 'rival';
  }

  /** Says whether the rules ask another member of the side. */
  isMatesTurn(member: number | null, { game, state }: Match, side: Side): boolean {
    const due = member === null ? null : memberDue(this.bench.table, game, state, side);
    return due !== null && due !== member;
  }

  #secondOffer(side: Side): Problem | undefined {
    return this.#offer !== null || this.#offered.includes(side) ? OFFERED : undefined;
  }

  #commandOf(act: Exclude<Act, { type: 'commit' | 'seed' }>, { lag = 0 }: Who): Order {
    if (act.type === 'throw') return { type: 'chance' };
    if (act.type === 'play') {
      const late = this.#match?.clock ? Math.min(Math.floor(lag), MOST_LAG) : 0;
      return { type: 'play', side: act.side, action: act.action, ...(late > 0 ? { lag: late } : {}) };
    }
    if (act.type === 'answer') return { type: 'answer', side: act.side, accept: act.accept };
    return act.type === 'whistle' ? { type: 'whistle' } : { type: act.type, side: act.side };
  }

  /** An outcome of chance is drawn before it is entered, so that the log has it. */
  #drawn(match: Match, command: Order): Order {
    if (command.type !== 'chance' || command.outcome !== undefined || !match.isToMove(CHANCE)) return command;
    const { game, state, setup, history } = match;
    const action = drawOutcome(game, state, setup.seeds, history.draws, SCRATCH);
    return { type: 'chance', outcome: game.writeAction(state, CHANCE, action), isDrawn: true };
  }
}
