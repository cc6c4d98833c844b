import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { kickKind } from './kicks.ts';
import { game as tactics } from './room.ts';
import { sketch } from './testing.ts';
import { voice } from './voice.ts';

const ball = sketch(
  { f1: 'd12', m1: 'd15', m2: 'c13', m3: 'd10' },
  { d1: 'b14', m1: 'd10', gk: 'e16' },
  { phase: 'ball', ball: 'd12', holder: 'f1', roll: 2 },
);

describe('the voice', () => {
  it('says what becomes of a ball, by the rules themselves', () => {
    expect(kickKind(ball, 'd10')).toBe('battle');
    expect(kickKind(ball, 'b12')).toBe('empty');
    const three = { ...ball, roll: 3 };
    expect(kickKind(three, 'd15')).toBe('offside');
    const star = sketch({ f1: 'c11', m1: 'c13' }, { d1: 'b14' }, { phase: 'ball', ball: 'c11', holder: 'f1', roll: 2 });
    expect(kickKind(star, 'c13')).toBe('shot');
  });

  it('names what each action is after', () => {
    expect(voice.aim('kick:b12', ball, 'home')).toMatchObject({ type: 'capture' });
    expect(voice.aim('kick:d10', ball, 'home')).toMatchObject({ type: 'possession' });
    expect(voice.aim('dribble:d13', ball, 'home')).toBeNull();
    expect(voice.aim('play-on', ball, 'home')).toBeNull();
  });

  it('labels and questions read as a sentence in both languages', () => {
    const m = Script.from(tactics, ball);
    expect(voice.ask(m.position, m.turn)).toEqual({
      es: 'Local: juega el balón, hasta 2 casillas.',
      en: 'Home: play the ball, up to 2 spaces.',
    });
    expect(voice.action('kick:d10', ball)).toEqual({ es: 'Balón a d10: lucha', en: 'Ball to d10: battle' });
    expect(voice.action('pass', ball)).toEqual({ es: 'Pasar: no hay jugada', en: 'Pass: nothing can be played' });
  });

  it('says that beating the keeper is a shot (STW-GK-6)', () => {
    const at = sketch({ f1: 'd11' }, { gk: 'd12', d1: 'b13' }, { phase: 'ball', ball: 'd11', holder: 'f1', roll: 1 });
    expect(voice.aim('dribble:d12', at, 'home')).toMatchObject({ label: { es: 'superar al portero' } });
    const m = Script.from(tactics, at).play('home', 'dribble:d12').roll('d6+d6:5+1');
    expect(voice.event(m.event('possession')!, 1).es).toBe('¡Portero superado! El 10 va a tirar.');
    expect(voice.ask(m.position, m.turn)).toEqual({
      es: 'Portero superado: ¡Local tira a puerta!',
      en: 'The keeper is beaten: Home shoot!',
    });
  });

  it('asks who leaves for a keeper, and tells it (STW-CARD-6)', () => {
    const m = Script.from(
      tactics,
      sketch(
        { f1: 'd12' },
        { gk: 'd12', d1: 'b13' },
        { phase: 'sendoff', ball: 'd12', holder: 'f1', cards: { away: { gk: 1 } } },
      ),
    );
    expect(voice.ask(m.position, m.turn).en).toBe(
      "Away: the keeper's second yellow. Choose who leaves the match for him.",
    );
    expect(voice.action('leave:d1', m.position)).toEqual({ es: 'Sale el 2', en: 'Number 2 leaves' });
    m.play('away', 'timeout');
    expect(voice.event(m.events[0]!, 0).en).toBe('Away took too long: the referee decides.');
    expect(voice.event(m.event('card')!, 0).es).toBe(
      'Segunda amarilla del portero de Visitante: el 2 deja el partido por él.',
    );
  });

  it('a keeper is no number', () => {
    const event = { type: 'capture', side: 'away', piece: 'gk', at: 'd15', rule: 'STW-CAP-2' } as const;
    expect(voice.event(event, 0)).toEqual({
      es: '¡El portero de Visitante captura el balón en d15!',
      en: "Away's keeper captures the ball on d15!",
    });
    expect(voice.event({ type: 'pass', side: 'home', from: 'd1', to: 'f1', n: 1, rule: 'STW-PASS-1' }, 1).es).toBe(
      'El 2 se la da al 10.',
    );
  });

  it('tells a number that was thrown so that nobody takes it for a shirt', () => {
    for (const kind of ['move', 'ball', 'take', 'defend'] as const)
      for (const pick of [0, 1]) {
        const told = voice.event(
          { type: 'roll', for: kind, side: 'home', dice: [2], rule: 'STW-MOVE-1' } as never,
          pick,
        );
        expect(told.es).not.toMatch(/(mueve|irá|balón:?) 2/);
        expect(told.en).not.toMatch(/(move|go|ball:?) 2/);
      }
  });
});
