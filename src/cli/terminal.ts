import { isBotName } from '../bots/names.ts';
import { requestOf, Thinker } from '../bots/worker.ts';
import type { Lang } from '../core/clause.ts';
import { SIDES, type Side, type Turn } from '../core/game.ts';
import { SIDE_NAMES } from '../core/voice.ts';
import type { Problem } from '../match/faults.ts';
import { isBotSide, type Member, type Table } from '../match/table.ts';
import { Host, type Ports, type Thinking } from '../protocol/host.ts';
import type { ClientMessage, HostMessage, StepMessage } from '../protocol/messages.ts';
import type { Bench } from '../protocol/referee.ts';
import { throwerFor } from '../protocol/throwing.ts';
import type { Asker, Choice } from './ask.ts';
import type { Say } from './lang.ts';
import { boardOf, clearScreen, commentary, paint } from './screen.ts';

/** The member who decides for a side in that step; the first, where any may. */
const memberIn = ({ member }: StepMessage, table: Table, side: Side): Member => table[side][(member[side] ?? 1) - 1]!;

/** A match at one terminal. */
export interface TerminalMatch {
  readonly bench: Pick<Bench, 'room' | 'match' | 'start' | 'table' | 'seed'>;
  readonly asker: Asker;
  readonly say: Say;
  readonly lang: Lang;
  /** Keeps the record of everything that happened, before it is told. */
  save(record: string): void;
  print(text: string): void;
}

/** What a person can say besides an action. */
const WORDS = {
  whistle: { es: '⏱ Pitar: se acabó el tiempo', en: '⏱ Whistle: time is up' },
  undo: { es: '⟲ Deshacer', en: '⟲ Take back' },
  resign: { es: '⚑ Rendirse', en: '⚑ Resign' },
  quit: {
    es: '✕ Salir (el partido queda guardado si se pidió)',
    en: '✕ Leave (the match is kept where that was asked for)',
  },
} as const;

const THROW = { es: 'Intro: se lanza', en: 'Enter: throw' };
const COVER = {
  es: 'Pasa el teclado a {name}. Intro cuando lo tenga.',
  en: 'Hand the keyboard to {name}. Enter when they have it.',
};
const THINKS = { es: 'piensa…', en: 'thinks…' };
const RESULT = { es: 'Resultado', en: 'Result' };
const DRAW = { es: 'empate', en: 'draw' };

/** People who share a keyboard trust each other: the referee's seed alone makes the dice. */
const NO_SEED = '';

/** Messages of the host, until somebody has time for them. */
class Inbox {
  #messages: HostMessage[] = [];
  #wake: () => void = () => undefined;

  put(message: HostMessage): void {
    this.#messages.push(message);
    this.#wake();
  }

  /** All that have come; waits for the first. */
  async take(): Promise<HostMessage[]> {
    if (this.#messages.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#messages.splice(0);
  }
}

/** One of the host's pages, made of text: it shows what the host tells it, and says what its people want. */
class Terminal {
  readonly #at: TerminalMatch;
  readonly #host: Host;
  readonly #inbox = new Inbox();
  readonly #owns: readonly Side[];
  readonly #send: (message: ClientMessage) => void;

  constructor(at: TerminalMatch, host: Host) {
    const { table, match } = at.bench;
    this.#at = at;
    this.#host = host;
    this.#owns = SIDES.filter((side) => !isBotSide(table, side));
    const send = (message: HostMessage): void => this.#inbox.put(message);
    this.#send = host.connect({ owns: this.#owns, member: null, isReferee: true, send }).receive;
    if (!match) for (const side of this.#owns) this.#send({ type: 'seed', side, seed: NO_SEED });
  }

  /** Until the match is over or a person leaves. */
  async play(): Promise<void> {
    let step: StepMessage | undefined;
    for (;;) {
      for (const message of await this.#inbox.take()) {
        if (message.type === 'refused') this.#tellRefused(message.error);
        if (message.type !== 'step') continue;
        step = message;
        this.#tellEvents(step);
      }
      if (step?.turn.kind === 'over') return this.#tellResult(step, step.turn);
      if (step && !(await this.#goOn(step))) return;
    }
  }

  #tellRefused({ message, rule }: Problem): void {
    const { say, print } = this.#at;
    print(paint('yellow', `${say(message)}${rule === undefined ? '' : ` · ${rule}`}`));
  }

  #tellEvents({ events, n }: StepMessage): void {
    const { bench, lang, print } = this.#at;
    for (const line of commentary(bench.room.voice, events, bench.seed, n, lang)) print(`  ${line}`);
  }

  #tellResult(step: StepMessage, { result }: Extract<Turn, { kind: 'over' }>): void {
    const { say, print } = this.#at;
    const { winner, score } = result;
    print(this.#board(step));
    print(paint('bold', `${say(RESULT)}: ${score.join('–')}, ${say(winner === null ? DRAW : SIDE_NAMES[winner]!)}`));
  }

  #board({ as }: StepMessage): string {
    return boardOf(this.#at.bench.room.game, this.#host.seen(as));
  }

  /** Does what the step asks of this terminal; false: its person leaves. */
  async #goOn(step: StepMessage): Promise<boolean> {
    const { turn, cover, legal, as } = step;
    if (turn.kind === 'chance') return this.#throw(step, turn);
    if (cover !== null) return this.#cover(step, cover);
    if (legal.length > 0 && as !== 'public') return this.#ask(step, as);
    this.#tellThinking(step);
    return true;
  }

  /** Where only bots play, the host throws. */
  async #throw({ position }: StepMessage, turn: Turn): Promise<boolean> {
    const { bench, say, asker } = this.#at;
    const { room, table } = bench;
    if (this.#owns.length === 0) return true;
    if (throwerFor(this.#owns, room.stage, table, position, turn) === 'person') {
      const ask = say(room.voice.ask(position, turn));
      if ((await asker.wait(`${ask} ${paint('dim', say(THROW))}`)) === null) return false;
    }
    this.#send({ type: 'throw' });
    return true;
  }

  async #cover(step: StepMessage, side: Side): Promise<boolean> {
    const { bench, say, asker } = this.#at;
    clearScreen();
    const { name } = memberIn(step, bench.table, side);
    const ready = await asker.wait(say(COVER).replace('{name}', name));
    clearScreen();
    if (ready === null) return false;
    this.#send({ type: 'look', side });
    return true;
  }

  /** Shows the board to a side and says what it wants. */
  async #ask(step: StepMessage, side: Side): Promise<boolean> {
    const { bench, say, asker, print } = this.#at;
    const { voice, game } = bench.room;
    const { position, turn, legal } = step;
    print(this.#board(step));
    const actions: Choice[] = legal.map((value) => ({ value, label: say(voice.action(value, position)) }));
    const canWhistle = game.whistle(this.#host.seen(side).clone()) === undefined;
    const words = Object.entries(WORDS)
      .filter(([value]) => value !== 'whistle' || canWhistle)
      .map(([value, said]) => ({ value, label: say(said) }));
    const said = await asker.choose(say(voice.ask(position, turn, legal)), [...actions, ...words]);
    if (said === null || said === 'quit') return false;
    if (said === 'undo' || said === 'resign') this.#send({ type: said, side });
    else if (said === 'whistle') this.#send({ type: said });
    else this.#send({ type: 'play', side, action: said });
    return true;
  }

  #tellThinking(step: StepMessage): void {
    const { turn } = step;
    const { bench, say, print } = this.#at;
    for (const side of turn.kind === 'choice' ? [turn.side] : turn.kind === 'secret' ? turn.sides : [])
      print(paint('dim', `${memberIn(step, bench.table, side).name} ${say(THINKS)}`));
  }
}

/** Bots think in this process, with a breath between chunks so that Ctrl-C is heard. */
function thinkingHere(): Ports['think'] {
  const thinker = new Thinker();
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return ({ game, view, side, bot, seed, isAdvice, signal }: Thinking) => {
    if (!isBotName(bot)) throw new Error(`no bot ${bot}`);
    const request = requestOf(game, view, { side, bot, seed, isAdvice, match: '' });
    return thinker.think(request, { now: () => performance.now(), isCancelled: () => signal.aborted, pause });
  };
}

/** Plays until the match is over or a person leaves; what may be done and seen there the host decides. */
export async function playInTerminal(at: TerminalMatch): Promise<void> {
  const ports = { now: () => performance.now(), think: thinkingHere(), save: at.save };
  const host = new Host({ ...at.bench, isSealed: false, head: 0 }, ports);
  try {
    await new Terminal(at, host).play();
  } finally {
    host.close();
  }
}
