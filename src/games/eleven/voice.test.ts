import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, type Seat, type Side } from '../../core/game.ts';
import { randomFrom } from '../../core/random.ts';
import type { ElevenEvent } from './events.ts';
import { OPTIONS } from './model.ts';
import { eleven } from './rules.ts';
import { fresh, load } from './testing.ts';
import { LINES } from './voice/events.ts';
import { voice } from './voice.ts';

const bothSaid = (said: { es: string; en: string }): void => {
  for (const text of [said.es, said.en]) {
    expect(text).not.toMatch(/[{}]|undefined|null/);
    expect(text).not.toBe('');
  }
};

describe('the voice of eleven', () => {
  it('says every event of whole matches, in every variant, without a gap', () => {
    const random = randomFrom('voice of eleven');
    const out = new Choices();
    for (let match = 0; match < 6; match++) {
      const s = fresh({ plays: 2, etPlays: 1, extraTime: match % 2 === 0, shootout: match % 3 === 0 }).state;
      for (let due = eleven.toMove(s); due !== 0; due = eleven.toMove(s)) {
        const seat: Seat = due === CHANCE_BIT ? CHANCE : due & 1 ? 0 : 1;
        const position = eleven.writePosition(s);
        bothSaid(voice.ask(position, eleven.turn(s)));
        eleven.choices(s, seat, out);
        const action = out.action[Math.floor(random() * out.n)]!;
        if (seat !== CHANCE) bothSaid(voice.action(eleven.writeAction(s, seat, action), position));
        eleven.apply(s, seat, action, (event) => {
          for (const pick of [0, 1, 2]) bothSaid(voice.event(event, pick));
        });
      }
      bothSaid(voice.ask(eleven.writePosition(s), eleven.turn(s)));
    }
  });

  it('has words for every event of section 12', () => {
    const types = new Set(Object.keys(LINES).map((name) => name.split('/')[0]));
    const play = ['toss', 'kickoff', 'place', 'roll', 'move', 'attack', 'kick', 'possession', 'turn-end'];
    const goals = ['shoot', 'commit', 'shot', 'save', 'goal', 'penalty'];
    for (const type of [...play, ...goals, 'time-up', 'period-end', 'period-start', 'over'])
      expect(types, type).toContain(type);
  });

  it('tells a kick to nobody, to a friend and to a rival apart', () => {
    const kick = (receiver: Side | null): ElevenEvent => ({
      type: 'kick',
      side: 'home',
      from: '35',
      to: '25',
      receiver,
      rule: 'ELV-KCK-1',
    });
    expect(voice.event(kick(null), 0).es).toBe('Local manda el balón a la 25, donde no hay nadie.');
    expect(voice.event(kick('home'), 0).en).toBe('Home pass from 35 to 25.');
    expect(voice.event(kick('away'), 0).en).toBe('Home kick to 25 and give the ball to Away.');
  });

  it('ELV-KPR-3: says that the keeper must kick', () => {
    const match = load({ ball: '31' });
    expect(voice.ask(match.position, match.turn).es).toContain('debe chutarlo');
  });

  it('asks with the points left', () => {
    const match = load({ home: { 2: '35' }, points: 3 });
    expect(voice.ask(match.position, match.turn)).toEqual({
      es: 'Local, te quedan 3 puntos: mueve, ataca o chuta.',
      en: 'Home, 3 points left: move, attack or kick.',
    });
  });

  it('names every option and every value', () => {
    for (const [name, spec] of Object.entries(OPTIONS)) {
      expect(voice.options).toHaveProperty([name]);
      if (spec.type === 'enum')
        for (const value of spec.values) expect(voice.options).toHaveProperty([`${name}=${value}`]);
    }
  });
});
