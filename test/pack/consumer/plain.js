// A program in plain JavaScript: a match by the rules alone, another against a bot, and a line of the engine protocol.
import { Choices, firstSeat, loadBot, loadRoom, Match, RecordWriter, randomFrom } from 'cancha';
import { defaultOptions } from 'cancha/core';
import { torino } from 'cancha/games/torino';
import { Engine } from 'cancha/protocol';

const random = randomFrom('plain');
const state = torino.setup(defaultOptions(torino.options));
const choices = new Choices();
for (let due = torino.toMove(state); due !== 0; due = torino.toMove(state)) {
  torino.choices(state, firstSeat(due), choices);
  torino.apply(state, firstSeat(due), choices.pick(random()));
}
console.log(`rules: ${torino.score(state).join(' : ')}`);

const { game } = await loadRoom('mat');
const seeds = { referee: 'plain', home: '', away: '' };
const match = new Match({ game, start: game.setup(defaultOptions(game.options)), isFresh: true, seeds }, 0);
const bot = await loadBot('greedy', game);
while (match.history.steps.length < 20) {
  const { turn } = match;
  if (turn.kind !== 'choice') {
    match.submit({ type: 'chance' }, 0);
    continue;
  }
  const { side } = turn;
  const { line } = await bot.choose({ game, view: game.view(match.state, side), side, random, isOver: () => false });
  const played = match.submit({ type: 'play', side, action: line[0] }, 0);
  if (!played.ok) throw new Error(played.error.message.en);
}
console.log(`bot: ${new RecordWriter(match).write(true).split('\n')[0]}`);

const engine = new Engine({ now: () => 0, freshSeed: () => 'plain' }, console.error);
console.log(`engine: ${await engine.answer('{"cmd":"new","game":"eleven","id":7}')}`);
