import { describe, expect, it } from 'vitest';
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
});
