import { describe, expect, it } from 'vitest';
import { scrollTowards, scrollWithBall } from './view.ts';

const ROOM = { top: 0, bottom: 600 };
const at = (top: number, bottom: number) => ({ top, bottom });

describe('scrolling towards what is asked for', () => {
  it('stays where all of it is seen, or nothing is asked for', () => {
    expect(scrollTowards([], ROOM)).toBe(0);
    expect(scrollTowards([at(0, 40), at(560, 600)], ROOM)).toBe(0);
  });

  it('goes no farther than needed, up or down', () => {
    expect(scrollTowards([at(500, 540), at(640, 680)], ROOM)).toBe(88);
    expect(scrollTowards([at(-120, -80), at(300, 340)], ROOM)).toBe(-128);
  });

  it('leaves things alone that do not fit in together while one is seen, else shows the first', () => {
    expect(scrollTowards([at(100, 140), at(900, 940)], ROOM)).toBe(0);
    expect(scrollTowards([at(700, 740), at(1500, 1540)], ROOM)).toBe(692);
  });
});

describe('scrolling a pitch', () => {
  it('has the ball in sight, too, unless what is asked for would leave for it', () => {
    expect(scrollWithBall([at(100, 140)], at(620, 660), ROOM)).toBe(68);
    expect(scrollWithBall([at(100, 140)], at(900, 940), ROOM)).toBe(0);
    expect(scrollWithBall([at(-200, -160), at(600, 640)], at(700, 740), ROOM)).toBe(348);
    expect(scrollWithBall([], at(700, 740), ROOM)).toBe(148);
  });
});
