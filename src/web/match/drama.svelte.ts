import type { FootballEvent } from '../../core/events.ts';
import type { Trace, Way } from '../../core/story.ts';
import type { Room } from '../../games/index.ts';
import { settings } from '../settings.svelte.ts';
import { celebrate, playSounds } from '../sound.ts';
import { type Landing, landingOf } from './landing.ts';
import { type Moment, momentOf } from './moments.ts';
import type { Heard, Sight } from './story.ts';
import {
  BREATH_MILLIS,
  DEAL_MILLIS,
  FLIGHT_PACES,
  HALF_SPEED,
  isDealing,
  LAID_PACES,
  LEAST_SLOW_GAP,
  LEAST_SLOW_PACE,
  LIE_MILLIS,
  MOST_BEATS_TIMED,
  ROLL_MILLIS,
} from './timing.ts';

/** Tells what happened in a step, one thing at a time. */
export interface Teller {
  readonly ahead: { readonly of: number; readonly left: number };
  next(): Heard;
}

/** A step that is to be put on. */
export interface Act {
  /** What is on, where the step follows it; else null, and nothing leads up to the step. */
  readonly before: Sight | null;
  readonly step: Sight;
  /** The dice that lead to it are thrown by somebody else. */
  readonly isOthers: boolean;
  /** Puts it on the board. */
  show(): Teller;
}

/**
 * Shows one step after the other, each in the order of drama: the dice roll and lie, choices lie open, the ball flies, a
 * breath, then what came of it, one thing after the other, and the joy last. It waits; what a step means it is told.
 */
export class Drama {
  readonly #room: Pick<Room, 'story' | 'football' | 'stage'>;
  dice: { readonly draw: string; readonly isRolling: boolean; readonly landing: Landing | null } | null =
    $state.raw(null);
  moment: Moment | null = $state.raw(null);
  /** What is on the board for a moment: a shot on its way, choices laid open, a sign. */
  flight: readonly Way[] | null = $state.raw(null);
  laid: Trace['laid'] | null = $state.raw(null);
  flash: Heard['sign'] = $state.raw(null);
  /** Something waits to be shown, or is being shown. */
  isBusy = $state(false);
  /** What was played before is shown again: everything takes twice its time. */
  isSlow = $state(false);
  isHasty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thrownAt = 0;

  constructor(room: Pick<Room, 'story' | 'football' | 'stage'>) {
    this.#room = room;
  }

  /** Milliseconds of one movement. */
  get pace(): number {
    if (!this.isSlow || settings.lessMotion) return settings.pace;
    return HALF_SPEED * Math.max(settings.pace, LEAST_SLOW_PACE);
  }

  /** Milliseconds from the beginning of one event to that of the next. */
  get gap(): number {
    return this.isSlow ? HALF_SPEED * Math.max(settings.gap, LEAST_SLOW_GAP) : settings.gap;
  }

  get flightMillis(): number {
    return FLIGHT_PACES * this.gap;
  }

  after(millis: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.isBusy = true;
    this.#timer = setTimeout(then, millis);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Somebody has thrown: the dice roll until it is known how they fell. */
  roll(draw: string): void {
    this.#thrownAt = performance.now();
    this.dice = { draw, isRolling: true, landing: null };
  }

  stopRolling(): void {
    if (this.dice?.isRolling) this.dice = null;
  }

  /** Nothing is under way any more. */
  still(): void {
    this.moment = null;
    this.flight = null;
    this.laid = null;
    this.flash = null;
  }

  /** `then` follows when all of the step has been seen. */
  perform(act: Act, then: () => void): void {
    const before = act.before?.turn;
    const landing = this.#landing(act);
    if (before?.kind !== 'chance' || !landing || this.gap === 0 || isDealing(this.#room.stage, before, act.step.turn)) {
      this.#lead(act, then);
      return;
    }
    if (!this.dice?.isRolling) this.roll(before.draw);
    this.after(Math.max(0, this.#thrownAt + this.#slowed(ROLL_MILLIS) - performance.now()), () => {
      this.dice = { draw: before.draw, isRolling: false, landing };
      playSounds([{ type: 'dice', faces: [] }]);
      this.after(this.#lie(act), () => this.#lead(act, then));
    });
  }

  #slowed(millis: number): number {
    return this.isSlow ? HALF_SPEED * millis : millis;
  }

  /** For so long dice lie before play goes on: whoever wants it calm has time to read those of others. */
  #lie({ isOthers }: Act): number {
    return Math.max(this.#slowed(LIE_MILLIS), settings.isCalm && isOthers ? this.gap : 0);
  }

  #landing({ before, step }: Act): Landing | undefined {
    return before?.turn.kind === 'chance' ? landingOf(this.#room.stage, before.turn.draw, this.#told(step)) : undefined;
  }

  /** Choices made in secret lie open, the ball flies, a breath: only then comes what it came to. */
  #lead(act: Act, then: () => void): void {
    const { before, step } = act;
    const traces = before && this.gap > 0 ? step.events.map((event) => this.#room.story(event, before.position)) : [];
    const laid = traces.find((trace) => trace?.laid)?.laid;
    const flight = traces.find((trace) => trace?.flight?.length)?.flight;
    const fly = (): void => {
      this.laid = null;
      if (!flight) return void this.#reveal(act, then);
      this.flight = flight;
      playSounds([{ type: 'touch' }]);
      this.after(this.flightMillis + this.#slowed(BREATH_MILLIS), () => this.#reveal(act, then));
    };
    if (!laid) return void fly();
    this.laid = laid;
    this.after(LAID_PACES * this.gap, fly);
  }

  #reveal(act: Act, then: () => void): void {
    const { before, step } = act;
    const landing = this.#landing(act);
    this.still();
    this.dice =
      landing && before?.turn.kind === 'chance' ? { draw: before.turn.draw, isRolling: false, landing } : null;
    const teller = act.show();
    // Who wants everything at once sees no scenes.
    if (this.gap === 0 || this.isHasty || isDealing(this.#room.stage, before?.turn, step.turn)) {
      const heard: FootballEvent[] = [];
      while (teller.ahead.left > 0) heard.push(...teller.next().told);
      playSounds(heard);
      if (this.gap === 0) then();
      else this.after(DEAL_MILLIS, then);
      return;
    }
    this.#tell(teller, momentOf(step.events, this.#room.football), then, true);
  }

  /** One thing after the other, each in its own time, which is counted from when it is drawn; the joy comes last. */
  #tell(teller: Teller, moment: Moment | null, then: () => void, isFirst = false): void {
    const { of, left } = teller.ahead;
    if (left > 0 || isFirst) {
      const { sign, told } = teller.next();
      this.flash = sign;
      playSounds(told);
      const isUnhurried = settings.isCalm || this.isSlow;
      const crowd = isUnhurried ? 1 : Math.min(1, MOST_BEATS_TIMED / Math.max(1, of));
      this.after(0, () => this.after(this.gap * crowd, () => this.#tell(teller, moment, then)));
      return;
    }
    this.flash = null;
    if (!moment) return void then();
    this.after(this.#slowed(BREATH_MILLIS), () => {
      this.moment = moment;
      celebrate(moment.kind);
      this.after(Math.max(moment.millis, settings.isCalm ? this.gap : 0), () => {
        this.moment = null;
        then();
      });
    });
  }

  #told = ({ events }: Sight): FootballEvent[] => events.flatMap(this.#room.football);
}
