import { describe, expect, it } from 'vitest';
import { story } from './story.ts';
import { started } from './testing.ts';
import { voice } from './voice.ts';

describe('the radio of torino', () => {
  it('TOR-TWO-1: says against whom the penalty of a 2 is, and who takes it', () => {
    const penalty = started().roll('d6:2').event('penalty')!;
    for (const pick of [0, 1])
      expect(voice.event(penalty, pick)).toEqual({
        es: 'Falta de Local: ¡penalti en contra! Lo lanza Visitante.',
        en: 'Foul by Home: penalty against them! Away take it.',
      });
  });

  it('says of every penalty for whom it is, and so does the line that sums the turn up', () => {
    for (const cause of ['foul', 'own-foul', 'shootout'] as const) {
      const penalty = { type: 'penalty', side: 'away', cause, rule: 'TOR-TWO-1' } as const;
      for (const pick of [0, 1]) expect(voice.event(penalty, pick).es, cause).toContain('Visitante');
      const told = story(penalty, null)?.brief?.text;
      if (cause !== 'shootout') expect(told).toEqual({ es: 'penalti para Visitante', en: 'penalty for Away' });
    }
  });
});
