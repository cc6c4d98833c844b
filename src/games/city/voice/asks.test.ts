import { describe, expect, it } from 'vitest';
import { roam } from '../../../../test/support/walk.ts';
import { CHANCE } from '../../../core/game.ts';
import type { Room } from '../../index.ts';
import { room } from '../room.ts';
import { DEFENCE, match, moves } from '../testing.ts';
import { voice } from '../voice.ts';

const SAID_FOR: Readonly<Record<string, string>> = {
  tackle: 'tackle',
  dribble: 'dribble',
  tactic: 'play a card',
  pass: ' pass',
  advance: 'advance',
  close: 'close pass',
  keep: 'play on',
  reposition: 'move your men',
  anticipate: 'anticipate',
  shot: 'shoot',
};
const OPEN =
  /^(restart|ball|ball2|react|action|shot|move|dmove|unmark|runs|press|drop|trap|stopdef|stopatt|defend|cover2)$/;

const asked = (given: Parameters<typeof match>[0], side: 'home' | 'away') => {
  const m = match(given);
  return voice.ask(m.position, m.turn, m.legal(side));
};

describe('the question of city', () => {
  it('names nothing but going on where nothing else can be done', () => {
    const bare = { hands: { away: { def: [] } } };
    expect(asked({ ...DEFENCE, ...bare }, 'away')).toEqual({
      es: 'Visitante, defensa: sigue.',
      en: 'Away, defence: go on.',
    });
    expect(asked({ ...DEFENCE, ...bare, phase: 'dmove', moves: moves(0) }, 'away')).toEqual({
      es: 'Visitante, defensa: termina.',
      en: 'Away, defence: end it.',
    });
  });

  it('offers no playing on at a kick-off with a mate to pass to', () => {
    const kickoff = {
      phase: 'restart',
      pieces: { home: { 8: 'h11', 6: 'h9' } },
      ball: 'h11',
      restart: { kind: 'kickoff', side: 'home', at: 'h11', n: '8' },
    };
    expect(asked(kickoff, 'home')).toEqual({
      es: 'Local, saque de centro: pasa al pie.',
      en: 'Home, kick-off: play a close pass.',
    });
  });

  it('tells a watcher what the phase is for, and no moves that are used up', () => {
    const m = match({ ...DEFENCE, phase: 'dmove', moves: moves(0) });
    expect(voice.ask(m.position, m.turn).en).toBe('Away, defence: end it.');
    expect(voice.ask(match(DEFENCE).position, match(DEFENCE).turn).en).toBe(
      'Away, defence: tackle, play a card or go on.',
    );
  });

  it('names a thing to do exactly where it is legal, wherever a match leads', () => {
    const { game, voice }: Room = room;
    roam(game, 4, 400, ({ state, seat, choices }) => {
      const turn = game.turn(state);
      if (seat === CHANCE || turn.kind !== 'choice' || !OPEN.test(turn.phase)) return;
      const legal = choices.list().map((action) => game.writeAction(state, seat, action));
      const verbs = new Set(legal.map((action) => action.split(':')[0]!));
      const said = voice.ask(game.writePosition(state), turn, legal).en.split(':').slice(1).join(':');
      for (const [verb, words] of Object.entries(SAID_FOR))
        if (verb !== 'pass' || !verbs.has('close'))
          expect(said.includes(words), `${verb} in ${turn.phase}: ${said}`).toBe(verbs.has(verb));
    });
  });
});
