import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, type Seat } from '../../core/game.ts';
import { randomFrom } from '../../core/random.ts';
import type { MatEvent } from './events.ts';
import { mat } from './rules.ts';
import { foulInArea, fresh, load, placed, SHOT } from './testing.ts';
import { voice } from './voice.ts';

const bothSaid = (said: { es: string; en: string }): void => {
  for (const text of [said.es, said.en]) {
    expect(text).not.toMatch(/[{}]|undefined|null|\bp[1-7]\b/);
    expect(text.trim()).not.toBe('');
  }
};
const said = (event: MatEvent): void => {
  for (const pick of [0, 1, 2]) bothSaid(voice.event(event, pick));
};

describe('the voice of mat', () => {
  it('says every event, question and action of whole matches without a gap', () => {
    const random = randomFrom('voice of mat');
    const out = new Choices();
    for (let match = 0; match < 4; match++) {
      const s = fresh({ maxTurns: 60, tie: 'shootout', homeMembers: 3, coaching: true }).state;
      for (let due = mat.toMove(s); due !== 0; due = mat.toMove(s)) {
        const seat: Seat = due === CHANCE_BIT ? CHANCE : due & 1 ? 0 : 1;
        const position = mat.writePosition(s);
        bothSaid(voice.ask(position, mat.turn(s)));
        mat.choices(s, seat, out);
        if (seat !== CHANCE)
          for (const action of out.list()) bothSaid(voice.action(mat.writeAction(s, seat, action), position));
        mat.apply(s, seat, out.action[Math.floor(random() * out.n)]!, said);
      }
      bothSaid(voice.ask(mat.writePosition(s), mat.turn(s)));
    }
  });

  it('says what random matches seldom bring', () => {
    const shot = load({ home: { p6: 'e13' }, away: { p1: 'd12' }, ball: 'e13', score: [2, 0] }).play(
      'home',
      'kick:e14',
    );
    shot.events.forEach(said);
    foulInArea({ yellow: { home: ['p3'], away: [] } }).events.forEach(said);
    said({ type: 'pass', side: 'home', none: true, rule: 'MAT-TURN-2' });
    said({ type: 'over', winner: 'home', reason: 'forfeit', score: [0, 1], rule: 'MAT-FORF-1' });
  });

  it('warns of the red card in the label of a second diagonal steal', () => {
    const duel = { home: { p6: 'f6' }, away: { p5: 'e7' }, ball: 'e7' };
    const label = (yellow: string[]) =>
      voice.action('foul:f6-e7', load({ ...duel, yellow: { home: yellow, away: [] } }).position);
    expect(label([]).es).toContain('amarilla');
    expect(label(['p6']).en).toContain('red card');
  });

  it('says in a pause why the match waits, and what ending it means (MAT-SUB-6)', () => {
    const asked = (match: ReturnType<typeof load>) => voice.ask(match.position, match.turn);
    const goal = load(SHOT).play('home', 'kick:e14');
    expect(asked(goal).en).toBe('Home: goal! Substitute before the kick-off?');
    expect(asked(goal).es).toBe('Local: ¡gol! ¿Un cambio antes del saque?');
    expect(voice.action('end', goal.position).en).toBe('No substitution: on to the kick-off');
    goal.play('home', 'end');
    expect(asked(goal).en).toContain('Away: goal against you. Substitute before the kick-off, or choose who takes it.');
    expect(asked(goal.play('away', 'sub:f8')).en).toBe('Away: choose the pawn that kicks off.');
    const penalty = foulInArea();
    expect(asked(penalty).en).toBe('Home: penalty against you. Substitute first?');
    expect(asked(penalty).es).toBe('Local: penalti en tu contra. ¿Un cambio antes?');
    expect(voice.action('end', penalty.position).en).toBe('No substitution: on to the penalty');
    const turn = load().play('home', 'move:e1-d1');
    expect(asked(turn).en).toBe('Home: end the turn or substitute.');
    expect(voice.action('end', turn.position).en).toBe('End the turn');
    expect(asked(placed()).en).toBe('Home: choose the pawn that kicks off.');
  });

  it('tells a member that is skipped from a penalty for coaching (MAT-TEAM-3, MAT-TEAM-4)', () => {
    const team = { options: { homeMembers: 2, coaching: true } };
    const first = load(team).play('home', 'ruling:coaching');
    expect(voice.event(first.events[0]!, 0).en).toContain('skipped');
    const second = load({ ...team, coached: { home: 1, away: 0 } }).play('home', 'ruling:coaching');
    expect(voice.event(second.events[0]!, 0).en).toContain('2 so far');
  });

  it('says who of a team plays', () => {
    const match = load({ options: { homeMembers: 3 }, member: { home: 2, away: 1 } });
    expect(voice.ask(match.position, match.turn).es).toContain('Local 2/3');
  });
});
