import { afterEach, describe, expect, it } from 'vitest';
import { randomBot } from '../bots/random.ts';
import { defaultOptions } from '../core/options.ts';
import { torinoEvaluation } from '../games/torino/expert/evaluation.ts';
import { room } from '../games/torino/room.ts';
import { type Foul, type Player, playDuel } from '../lab/duel.ts';
import { botPlayer } from '../lab/players.ts';
import { CommandPlayer } from './commandPlayer.ts';

/** Nobody but a slow program is judged by how fast this machine is. */
const SHORT_MS = 400;
const LONG_MS = 30_000;
const options = { ...defaultOptions(room.game.options), turnsPerHalf: 4 };
const patienceOf = (millis: number) => () => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  return { late, stop: () => clearTimeout(timer) };
};

/** A program in a few words: `answer` is the body of a function of the request `q`. */
const program = (answer: string): string =>
  `"${process.execPath}" -e "require('readline').createInterface({input:process.stdin}).on('line',l=>{const q=JSON.parse(l);${answer}})"`;
const say = (value: string): string => `console.log(JSON.stringify(${value}))`;

const LEGAL = `${say("q.cmd==='load'?(global.p=q.position,{ok:true}):{ok:true,action:p.phase==='pass'?'pass:8':'keep:odd'}")}`;

const ZOO: readonly (readonly [name: string, foul: Foul, command: string])[] = [
  ['idle', 'slow', program('')],
  ['slow', 'slow', program(`setTimeout(()=>{${LEGAL}},5000)`)],
  ['crashing', 'crash', program('process.exit(3)')],
  ['missing', 'crash', 'no-such-program-here'],
  ['chattering', 'garbage', program("console.log('hello')")],
  ['refusing', 'garbage', program(say('{ok:false}'))],
  ['empty', 'garbage', program('console.log(null)')],
  ['wordless', 'garbage', program(say('{ok:true}'))],
  ['inventing', 'garbage', program(say("{ok:true,action:'win'}"))],
  [
    'illegal',
    'illegal',
    program(say("{ok:true,action:global.p?.phase==='pass'?'keep:odd':'pass:8',x:(global.p??=q.position)&&0}")),
  ],
];

const players: Player[] = [];
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});

function duel(command: string, millis = LONG_MS) {
  const external = new CommandPlayer(command, {});
  players.push(external);
  return playDuel({
    game: room.game,
    evaluation: torinoEvaluation,
    options,
    seed: 'external',
    players: { home: botPlayer(randomBot, {}, () => 0), away: external },
    patience: patienceOf(millis),
  });
}

describe('a program as a player', () => {
  it.each(ZOO)('the %s one loses with the verdict %s', async (_, foul, command) => {
    const result = await duel(command, foul === 'slow' ? SHORT_MS : LONG_MS);
    expect(result.verdict).toMatchObject({ side: 'away', foul });
    expect(result.share).toBe(1);
  });

  it('plays a whole match where it answers well', async () => {
    const result = await duel(program(LEGAL));
    expect(result.verdict).toBeUndefined();
  });

  it('needs no rules: the legal actions come with the question', async () => {
    const result = await duel(program(say('{ok:true,action:q.actions?.[0]}')));
    expect(result.verdict).toBeUndefined();
  });

  it('may be the engine itself', async () => {
    const result = await duel(`"${process.execPath}" src/cli/main.ts engine`);
    expect(result.verdict).toBeUndefined();
  });
});
