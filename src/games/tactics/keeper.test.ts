import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { sketch } from './testing.ts';

type Team = Record<string, string>;
/** Home's f1 fights away's keeper on this space; what is given changes that. */
const battle = (at: string, fields: object = {}, home: Team = {}, away: Team = { d1: 'b13', f1: 'h9' }): Script =>
  Script.from(
    tactics,
    sketch({ f1: at, ...home }, { gk: at, ...away }, { phase: 'battle', ball: at, holder: 'f1', ...fields }),
  );

describe('the keeper beaten', () => {
  it('STW-GK-6, STW-SCORE-1: A shoots wherever it was, in the same play', () => {
    for (const at of ['a9', 'h12', 'd13', 'd15']) {
      const m = battle(at, { passes: 1 }).roll('d6+d6:5+1');
      expect(m.events.map((event) => event.type)).toEqual(['battle', 'possession']);
      expect(m.position).toMatchObject({
        phase: 'shot',
        side: 'home',
        ball: at,
        holder: 'f1',
        chance: true,
        passes: 1,
      });
      expect(m.position).toMatchObject({ time: { plays: 5 }, restart: null, pieces: { away: { gk: at } } });
      expect(m.roll('spinner:goal').event('goal')).toMatchObject({ side: 'home', piece: 'f1', score: [1, 0] });
    }
  });

  it('STW-GK-6: however the battle began: a ball onto both, a dribble, the keeper who came', () => {
    const away = { gk: 'd11', d1: 'b13' };
    const ball = (home: Team, fields: object): Script =>
      Script.from(tactics, sketch(home, away, { phase: 'ball', holder: 'f1', ...fields }));
    const kicked = ball({ f1: 'd8', m1: 'd11' }, { ball: 'd8', roll: 3 }).play('home', 'kick:d11');
    expect(kicked.position).toMatchObject({ phase: 'battle', chance: false });
    expect(kicked.roll('d6+d6:5+1').position).toMatchObject({ phase: 'shot', holder: 'm1', chance: true });
    const dribbled = ball({ f1: 'd10' }, { ball: 'd10', roll: 1 }).play('home', 'dribble:d11');
    expect(dribbled.roll('d6+d6:5+1').position).toMatchObject({ phase: 'shot', holder: 'f1' });
    const came = Script.from(tactics, sketch({ f1: 'd10' }, away, { phase: 'defend', ball: 'd10', holder: 'f1' }));
    expect(came.play('away', 'keeper:d10').roll('d6+d6:5+1').position).toMatchObject({ phase: 'shot', ball: 'd10' });
  });

  it('STW-GK-6, STW-BAT-3, STW-BAT-4: his two points count, a tie is rolled again, and if he wins he has a set', () => {
    const m = battle('d12').roll('d6+d6:5+3');
    expect(m.event('reroll')).toBeDefined();
    expect(m.roll('d6+d6:3+2').position).toMatchObject({ phase: 'moveroll', side: 'away', holder: 'gk' });
  });

  it('STW-GK-6, STW-OFF-4: outside the area nobody waiting off-side matters, inside it does', () => {
    const home = { m1: 'e16' };
    const away = { d1: 'b13' };
    expect(battle('d12', {}, home, away).roll('d6+d6:5+1').position).toMatchObject({ phase: 'shot', side: 'home' });
    const inside = battle('d15', {}, home, away).roll('d6+d6:5+1');
    expect(inside.event('offside')).toMatchObject({ form: 2, piece: 'm1', at: 'd15' });
    expect(inside.position).toMatchObject({ phase: 'taker', side: 'away', chance: false });
    expect(inside.legal('away')).toEqual(['taker:gk']);
  });

  it('STW-STAR-1: on a star too, without off-side', () => {
    const m = battle('c13', {}, { m1: 'd16' }, { d1: 'b12' }).roll('d6+d6:6+3');
    expect(m.position).toMatchObject({ phase: 'shot', ball: 'c13' });
  });

  it("STW-GK-6: D that beats A's keeper has a set, without a shot", () => {
    const m = Script.from(
      tactics,
      sketch({ gk: 'd2', f1: 'd8' }, { m1: 'd2', d1: 'b13' }, { phase: 'battle', ball: 'd2', holder: 'gk' }),
    ).roll('d6+d6:1+5');
    expect(m.position).toMatchObject({ phase: 'moveroll', side: 'away', holder: 'm1', chance: false });
  });

  it('STW-GK-6, STW-CORN-1, STW-GKICK-2: corner and goal kick are those of any shot', () => {
    const shot = (): Script => battle('e12', {}, { m1: 'd15' }, { d1: 'e16', f1: 'h9' }).roll('d6+d6:5+1');
    const corner = shot().roll('spinner:corner');
    expect(corner.position).toMatchObject({ ball: 'h16', holder: 'f1', queue: ['away:d1', 'away:gk'] });
    expect(corner.position).toMatchObject({ pieces: { home: { f1: 'h16' }, away: { gk: 'e12' } } });
    const goalkick = shot().roll('spinner:goalkick');
    expect(goalkick.position).toMatchObject({ side: 'away', queue: ['home:m1', 'away:d1', 'away:gk'] });
  });

  it('STW-TIME-4: a battle with the keeper outside the area is cut short, the shot after it is not', () => {
    const whistled = { options: { clock: 'whistle' } };
    expect(battle('d12', whistled).whistle().position).toMatchObject({ period: 2, phase: 'setup' });
    expect(battle('d15', whistled).whistle().position).toMatchObject({ period: 1, time: { up: true } });
    const shot = battle('d12', whistled).roll('d6+d6:5+1').whistle();
    expect(shot.position).toMatchObject({ period: 1, phase: 'shot', time: { up: true } });
    expect(shot.roll('spinner:goalkick').position).toMatchObject({ period: 2, phase: 'setup' });
  });

  it('STW-TIME-2: with the last play over the shot is still taken', () => {
    const m = battle('d12', { time: { plays: 20, up: false } }).roll('d6+d6:5+1');
    expect(m.position).toMatchObject({ phase: 'shot', period: 1 });
    expect(m.roll('spinner:goal').position).toMatchObject({ period: 2, score: [1, 0] });
  });
});
