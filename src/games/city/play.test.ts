import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, type GameEvent, type Seat } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { type Random, randomFrom } from '../../core/random.ts';
import { KINDS } from './cards.ts';
import type { City } from './model.ts';
import { game as city } from './room.ts';
import { match, moves, TURN } from './testing.ts';

const MOST_STEPS = 20_000;
const choices = new Choices();

/** One random step; `eager` prefers what makes things happen to moving men about. */
function step(s: City, random: Random, isEager: boolean, tell?: (event: GameEvent) => void): void {
  const due = city.toMove(s);
  const seat: Seat = due === CHANCE_BIT ? CHANCE : due & 1 ? 0 : 1;
  city.choices(s, seat, choices);
  let action = choices.pick(random());
  if (isEager && seat !== CHANCE) {
    const eager = choices
      .list()
      .filter((one) =>
        /^(shot|dribble|tackle|tactic|anticipate|card:\w|close|sub|out)/.test(city.writeAction(s, seat, one)),
      );
    if (eager.length > 0 && random() < 0.7) action = eager[Math.floor(random() * eager.length)]!;
  }
  city.apply(s, seat, action, tell);
}

function playOut(mode: string, periodEnd: string, number: number): City {
  const random = randomFrom(`city ${mode} ${periodEnd} ${number}`);
  const s = city.setup({
    ...defaultOptions(city.options),
    mode,
    periodEnd,
    extraTime: number % 2 === 0,
    shootout: number % 3 !== 0,
  });
  for (let i = 0; i < MOST_STEPS && city.toMove(s) !== 0; i++) step(s, random, false);
  return s;
}

/** Home is to end a turn in which it has laid the last offensive cards. */
const emptyPile = () =>
  match({
    phase: 'move',
    moves: moves(),
    turn: { ...TURN, usedBall: true },
    hands: { home: { off: ['pace'] } },
    discards: { feint: 3, pace: 1, pushrun: 3, cutback: 2, scissors: 3, dragback: 3, nutmeg: 3, hat: 3, roulette: 2 },
  });

const EVENTS = [
  ...['toss', 'draw', 'reshuffle', 'turn', 'pass', 'advance', 'close', 'possession', 'loose', 'offside', 'contest'],
  ...[
    'tactic',
    'move',
    'burst',
    'clearance',
    'faceoff',
    'referee',
    'foul',
    'card',
    'shot',
    'save',
    'goal',
    'stop',
    'sub',
  ],
  ...['factor', 'discard', 'minute', 'timeup', 'period-end', 'shootout', 'kick', 'over'],
];

describe('city: whole matches', () => {
  it('CTY-TIM-2, CTY-TIM-7: random matches of every length end by the rules, with the pile and with the last card', () => {
    for (const [mode, matches] of [
      ['quick', 150],
      ['half', 20],
      ['full', 20],
    ] as const)
      for (const periodEnd of ['pile', 'cards'])
        for (let number = 0; number < matches; number++) expect(city.toMove(playOut(mode, periodEnd, number))).toBe(0);
  });

  it('every type of event and every card occurs in matches or after loaded positions', () => {
    const types = new Set<string>();
    const cards = new Set<string>();
    const note = (event: GameEvent): void => {
      types.add(event.type);
      const laid = (event.cards ?? {}) as Readonly<Record<string, string>>;
      for (const card of [event.card, laid.off, laid.def]) if (typeof card === 'string') cards.add(card);
    };
    const random = randomFrom('city everything');
    const forMatch = randomFrom('city one eager match');
    const fresh = city.setup(defaultOptions(city.options));
    for (let i = 0; i < MOST_STEPS && city.toMove(fresh) !== 0; i++) step(fresh, forMatch, true, note);
    for (const event of emptyPile().play('home', 'end').events) note(event);
    const cases = readFileSync('test/conformance/city.jsonl', 'utf8').trim().split('\n');
    const given = cases.map((line) => JSON.parse(line).given).filter((position) => 'pieces' in position);
    for (let round = 0; round < 20; round++) {
      for (const position of given) {
        const read = city.readPosition(position);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        city.whistle(read.value.clone(), note);
        for (let i = 0; i < 60 && city.toMove(read.value) !== 0; i++) step(read.value, random, true, note);
      }
    }
    expect(EVENTS.filter((type) => !types.has(type))).toEqual([]);
    expect(KINDS.filter((kind) => !cards.has(kind))).toEqual([]);
  });
});
