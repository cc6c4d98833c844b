import { describe, expect, it } from 'vitest';
import type { GameEvent, Side } from '../../core/game.ts';
import { loadRoom } from '../../games/index.ts';
import { standing } from './lines.ts';
import { type Beat, marksOf, type Run, summaryOf, withRun } from './story.ts';

const { story } = await loadRoom('eleven');
const beatsOf = (events: readonly GameEvent[]): Beat[] =>
  events.map((event) => ({ event, trace: story(event, null), isTold: true }));
const side: Side = 'away';
const step = (piece: string, from: string, to: string): GameEvent => ({ type: 'move', side, piece, from, to });
const TURN: readonly GameEvent[] = [
  step('4', '9', '3'),
  step('4', '3', '6'),
  { type: 'attack', side, piece: '4', from: '6', to: '5', victim: '7', pushed: '1', stolen: true },
  { type: 'kick', side, from: '5', to: '0', receiver: side },
  { type: 'kick', side, from: '0', to: '8', receiver: side },
];

describe('a turn', () => {
  it('is summed up in one line: what is done in steps is told once', () => {
    expect(summaryOf(beatsOf(TURN))).toEqual({
      es: 'El 4 va a la 6, robo del 4 en la 5, pase a la 8.',
      en: '4 goes to 6, 4 steals it on 5, pass to 8.',
    });
    expect(summaryOf([])).toBeNull();
    const goal = {
      event: { type: 'goal' },
      trace: { ways: [], brief: { text: { es: '¡gol!', en: 'goal!' } } },
      isTold: true,
    };
    expect(summaryOf([goal as unknown as Beat])).toEqual({ es: '¡Gol!', en: 'Goal!' });
    const crowd = ['5', '6', '7', '8'].map((piece) => step(piece, `1${piece}`, `2${piece}`));
    expect(summaryOf(beatsOf([...TURN.slice(2), ...crowd]))?.en).toBe(
      '4 steals it on 5, pass to 8, 7 goes to 27, 8 goes to 28.',
    );
  });

  it('is told in sentences that end once, whatever a goal is cried out between', () => {
    const shot: GameEvent = { type: 'kick', side, from: '5', to: '8', receiver: side };
    const goal: GameEvent = { type: 'goal', side, score: [0, 1] };
    expect(summaryOf(beatsOf([shot, goal]))).toEqual({ es: 'Pase a la 8, ¡gol!', en: 'Pass to 8, goal!' });
    expect(summaryOf(beatsOf([goal, shot]))).toEqual({ es: '¡Gol! Pase a la 8.', en: 'Goal! Pass to 8.' });
  });

  it('leaves one trail for each man, every way of the ball, and a sign where something was won', () => {
    const { ways, signs } = marksOf(beatsOf(TURN));
    expect(ways).toEqual([
      { who: 'away', from: '9', to: '5' },
      { who: 'home', from: '5', to: '1' },
      { who: 'ball', from: '5', to: '0' },
      { who: 'ball', from: '0', to: '8' },
    ]);
    expect(signs.map(({ kind, at }) => `${kind} ${at}`)).toEqual(['won 5']);
  });
});

describe('what stands of the last turn', () => {
  const frame = (n: number) => ({ step: { n } as Run['frames'][number]['step'], before: null });
  const run = (n: number, events: readonly GameEvent[]): Run => ({ side, beats: beatsOf(events), frames: [frame(n)] });
  const turn = run(1, TURN);
  const runs = { away: turn };

  it('is not wiped out by an answer that tells nothing, but by one that does, and by a new turn', () => {
    expect(withRun(runs, run(2, []), false)).toBe(runs);
    expect(withRun(runs, run(2, TURN.slice(3)), false).away!.frames[0]!.step.n).toBe(2);
    expect(withRun(runs, run(2, []), true).away!.beats).toEqual([]);
    expect(withRun({}, run(2, []), false)).toEqual({});
  });
});

describe('what was told', () => {
  const told = (n: number) => ({ n, events: [{ type: 'roll', side: 'home', value: n }] });
  it('stands up to where it was taken back to, whatever was said in between', () => {
    const offer = { n: 4, events: [{ type: 'offer', what: 'undo', side: 'home' }] };
    const back = { n: 5, events: [{ type: 'undo', steps: 1 }] };
    const entries = [{ n: 1, events: [] }, told(2), told(3), offer, back, told(6)];
    expect(standing(entries).map(({ n }) => n)).toEqual([1, 2, 5, 6]);
  });
});

describe.each(['eleven', 'mat', 'city'] as const)('a formation of %s', (id) => {
  it('names a place of his own for everybody, on either side', async () => {
    const { formations, game } = await loadRoom(id);
    for (const { id: name } of formations!.list)
      for (const each of ['home', 'away'] as const) {
        const actions = formations!.actions(name, { ends: { home: 'W', away: 'E' } } as never, each);
        expect(new Set(actions).size, `${name} ${each}`).toBe(actions.length);
        expect(actions.length).toBeGreaterThan(5);
        for (const action of actions) expect(formations!.isPlacing(action)).toBe(true);
      }
    expect(game.id).toBe(id);
  });

  it('is mirrored for the other end, where everybody has a place of his own too', async () => {
    const { formations } = await loadRoom(id);
    const position = { ends: { home: 'W', away: 'E' } } as never;
    expect(formations!.endOf(position, 'home')).not.toBe(formations!.endOf(position, 'away'));
    for (const { id: name } of formations!.list) {
      const there = formations!.actions(name, position, 'home');
      const here = formations!.mirrored(there);
      expect(new Set(here).size, name).toBe(there.length);
      expect(here.filter((action) => there.includes(action))).toEqual([]);
      if (id !== 'eleven') expect(here).toEqual(formations!.actions(name, position, 'away'));
    }
  });
});
