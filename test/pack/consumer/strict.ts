// A program under the strictest compiler: every entry of the package is imported, with its types.
import { GAME_IDS, type GameId, loadRoom, type Position } from 'cancha';
import type { BoardProps, MountedBoard } from 'cancha/boards';
import { type Bot, type Decision, type Question, randomBot } from 'cancha/bots';
import { defaultOptions, type Game, randomFrom, type Side } from 'cancha/core';
import { city } from 'cancha/games/city';
import { eleven } from 'cancha/games/eleven';
import { mat, room as matRoom } from 'cancha/games/mat';
import { tactics } from 'cancha/games/tactics';
import { room, torino } from 'cancha/games/torino';
import { estimateElo } from 'cancha/lab';
import { Match } from 'cancha/match';
import { COMMANDS } from 'cancha/protocol';

/** A bot of one's own, as a program outside this house would write it. */
const first: Bot = {
  async choose(question: Question): Promise<Decision> {
    const { action, line } = await randomBot.choose(question);
    return { action, line, value: 0.5, nodes: 1 };
  },
};

const side: Side = 'home';
const start = mat.setup(defaultOptions(mat.options));
const seeds = { referee: 'strict', home: '', away: '' };
const match = new Match({ game: matRoom.game, start, isFresh: true, seeds }, 0);
const { game } = await loadRoom('mat');
const view = game.view(match.state, side);
const { line } = await first.choose({ game, view, side, random: randomFrom('strict'), isOver: () => false });
const refused = match.submit({ type: 'play', side: 'away', action: line[0] ?? '' }, 0);
console.log(`refused: ${refused.ok ? 'nothing' : refused.error.code}`);

const rules: readonly Pick<Game, 'id'>[] = [city, eleven, mat, tactics, torino];
const ids: readonly GameId[] = GAME_IDS;
console.log(`games: ${ids.filter((id) => rules.some((one) => one.id === id)).length}`);
console.log(`lab: ${estimateElo({ wins: 10, draws: 0, losses: 10 }).elo}`);
console.log(`protocol: ${COMMANDS.includes('best')}, voice: ${typeof room.voice.options}`);

/** Types alone: boards live in a page. */
export const shown = (position: Position, board: MountedBoard, props: BoardProps): void =>
  board.update({ ...props, position });
