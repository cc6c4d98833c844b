import { lasting } from '../bots/bot.ts';
import { isBotName, loadBot } from '../bots/levels.ts';
import type { Lang } from '../core/clause.ts';
import { otherSeat, SIDES, type Side, seatOf, sideOf, type Turn } from '../core/game.ts';
import { randomFrom } from '../core/random.ts';
import { SIDE_NAMES } from '../core/voice.ts';
import type { Room } from '../games/index.ts';
import type { Command, Match } from '../match/match.ts';
import { actingMember, type Table } from '../match/table.ts';
import type { Asker, Choice } from './ask.ts';
import type { Say } from './lang.ts';
import { boardOf, clearScreen, commentary, paint } from './screen.ts';

/** A match at one terminal. */
export interface TableInTerminal {
  readonly room: Room;
  readonly match: Match;
  readonly table: Table;
  readonly asker: Asker;
  readonly say: Say;
  readonly lang: Lang;
  /** After everything that happened. */
  save(): void;
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
const BOT_MS = 3000;

const isPerson = ({ table }: TableInTerminal, side: Side): boolean => table[side].some((member) => member.bot === null);

/** Plays until the match is over or a person leaves. */
export async function playAtTable(at: TableInTerminal): Promise<void> {
  const { match, say, print } = at;
  let looking: Side | null = null;
  for (let turn = match.turn; turn.kind !== 'over'; turn = match.turn) {
    if (turn.kind === 'chance') {
      if (!(await throwDice(at, turn))) return;
      continue;
    }
    const side = turn.kind === 'choice' ? turn.side : turn.sides[0]!;
    const member = actingMember(at.table, match.game.writePosition(match.state), side);
    if (member.bot !== null) {
      print(paint('dim', `${member.name} ${say(THINKS)}`));
      submit(at, { type: 'play', side, action: await botAction(at, side, member.bot) });
      continue;
    }
    if (looking !== side && needsCover(at, turn) && !(await cover(at, member.name))) return;
    looking = side;
    if (!(await askPerson(at, turn, side))) return;
  }
  print(boardOf(match.game, match.state));
  const { winner, score } = match.turn.kind === 'over' ? match.turn.result : { winner: null, score: [0, 0] };
  const name = winner === null ? say(DRAW) : say(SIDE_NAMES[winner]!);
  print(paint('bold', `${say(RESULT)}: ${score.join('–')}, ${name}`));
}

/** Says what happened, or why nothing did. */
function submit(at: TableInTerminal, command: Command): void {
  const { match, room, lang, say, print } = at;
  const step = match.history.steps.length;
  const done = match.submit(command, 0);
  if (!done.ok) {
    const rule = done.error.rule === undefined ? '' : ` · ${done.error.rule}`;
    print(paint('yellow', `${say(done.error.message)}${rule}`));
    return;
  }
  at.save();
  if (command.type !== 'play' && command.type !== 'chance' && command.type !== 'whistle') return;
  const viewer =
    SIDES.filter((side) => isPerson(at, side)).length === 1 ? SIDES.find((side) => isPerson(at, side))! : 'public';
  const events = done.value.events.map((event) => match.game.hide(event, viewer));
  for (const line of commentary(room.voice, events, match.setup.seeds.referee, step, lang)) print(`  ${line}`);
}

async function throwDice(at: TableInTerminal, turn: Turn): Promise<boolean> {
  const { match, room, say, asker } = at;
  const ask = say(room.voice.ask(match.game.writePosition(match.game.view(match.state, 'public')), turn));
  const people = SIDES.some((side) => isPerson(at, side));
  if (people && (await asker.wait(`${ask} ${paint('dim', say(THROW))}`)) === null) return false;
  submit(at, { type: 'chance' });
  return true;
}

async function botAction({ room, match }: TableInTerminal, side: Side, name: string): Promise<string> {
  const { game, state } = match;
  const bot = await loadBot(isBotName(name) ? name : 'club', room);
  const random = randomFrom(`${match.setup.seeds.referee}/${match.history.steps.length}`);
  const time = lasting(BOT_MS, () => performance.now());
  const { action } = await bot.choose({ game, view: game.view(state, side), side, random, ...time });
  return game.writeAction(state, seatOf(side), action);
}

/** Two people, and something that one of them must not see. */
function needsCover(at: TableInTerminal, turn: Turn): boolean {
  if (!SIDES.every((side) => isPerson(at, side))) return false;
  const { game, state } = at.match;
  const seenBy = (side: Side): string => JSON.stringify(game.writePosition(game.view(state, side)));
  return turn.kind === 'secret' || seenBy('home') !== seenBy('away');
}

async function cover({ say, asker }: TableInTerminal, name: string): Promise<boolean> {
  clearScreen();
  const ready = await asker.wait(say(COVER).replace('{name}', name));
  clearScreen();
  return ready !== null;
}

/** Shows the board to a side and does what it says; false: it leaves. */
async function askPerson(at: TableInTerminal, turn: Turn, side: Side): Promise<boolean> {
  const { match, room, say, asker, print } = at;
  const { game } = match;
  const view = game.view(match.state, side);
  const position = game.writePosition(view);
  print(boardOf(game, view));
  const legal = match.legal(seatOf(side));
  const actions: Choice[] = legal.map((value) => ({ value, label: say(room.voice.action(value, position)) }));
  const canWhistle = game.whistle(match.state.clone()) === undefined;
  const words = Object.entries(WORDS)
    .filter(([value]) => value !== 'whistle' || canWhistle)
    .map(([value, said]) => ({ value, label: say(said) }));
  const said = await asker.choose(say(room.voice.ask(position, turn, legal)), [...actions, ...words]);
  if (said === null || said === 'quit') return false;
  if (said === 'undo') takeBack(at, side);
  else if (said === 'resign') submit(at, { type: 'resign', side });
  else if (said === 'whistle') submit(at, { type: 'whistle' });
  else submit(at, { type: 'play', side, action: said });
  return true;
}

/** At one table the rival sees it happen, and a bot never minds. */
function takeBack(at: TableInTerminal, side: Side): void {
  submit(at, { type: 'undo', side });
  if (at.match.offer) submit(at, { type: 'answer', side: sideOf(otherSeat(seatOf(side))), accept: true });
}
