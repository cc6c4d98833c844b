// Every lesson, scene and word of a coach: legal by the rules, short, and to be passed by what it advises.
import { describe, expect, it } from 'vitest';
import { LANGS, type Said } from '../../src/core/clause.ts';
import { seatOf } from '../../src/core/game.ts';
import type { HowItIsPlayed, Lesson, Lessons } from '../../src/core/lessons.ts';
import type { StepMessage } from '../../src/protocol/messages.ts';
import { LessonHost, type LessonNews, MOST_FAILURES } from '../../src/web/learn/lesson.ts';
import { matchFrom, playText, readScene } from '../../src/web/learn/script.ts';
import { type NamedRoom, ROOMS } from '../support/rooms.ts';

const MOST_WORDS = 25;
const MOST_WORDS_ON_A_SCREEN = 120;
const MOST_MOVES = 30;
/** Wrong tries at each step; what is tried is spread over all that is legal. */
const MOST_TRIES = 40;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A learner: what he is shown, and what he can do. */
class Learner {
  shown!: StepMessage;
  news!: LessonNews;
  readonly host: LessonHost;

  constructor(room: NamedRoom, expert: Awaited<ReturnType<NamedRoom['expert']>>, lesson: Lesson) {
    this.host = new LessonHost(
      room,
      expert,
      lesson,
      (message) => {
        if (message.type === 'step') this.shown = message;
      },
      (news) => {
        this.news = news;
      },
    );
    this.host.open();
  }

  /** Does what the hints say until the step is decided. */
  followHints(): void {
    for (let i = 0; i < MOST_MOVES && !this.news.verdict; i++) {
      const hint = this.host.hint();
      if (hint === null) throw new Error('no hint');
      this.do(hint);
    }
  }

  get isThrowing(): boolean {
    return this.shown.turn.kind === 'chance' && !this.news.verdict;
  }

  throwAll(): void {
    while (this.isThrowing) this.do('throw');
  }

  do(what: string): void {
    if (what === 'throw') this.host.send({ type: 'throw' });
    else this.host.send({ type: 'play', side: this.shown.as as 'home', action: what });
  }
}

const taught = await Promise.all(
  ROOMS.map(async (room) => ({ id: room.id, room, lessons: await room.lessons(), expert: await room.expert() })),
);
const each = taught.flatMap(({ room, lessons, expert, id }) =>
  lessons.lessons.map((lesson) => ({ name: `${id}/${lesson.id}`, room, expert, lesson })),
);

describe.each(each)('$name', ({ room, expert, lesson }) => {
  it('is passed by its hints alone', () => {
    const learner = new Learner(room, expert, lesson);
    for (const [at, step] of lesson.steps.entries()) {
      expect(learner.news.at).toBe(at);
      learner.followHints();
      expect(learner.news.verdict?.kind, step.say.en).toBe('passed');
      expect(learner.news.failures).toBe(0);
      learner.host.next();
    }
    expect(learner.host.isDone).toBe(true);
  });

  it('judges every legal try, says what it costs, takes it back, and is passed all the same', () => {
    const learner = new Learner(room, expert, lesson);
    for (const step of lesson.steps) {
      learner.throwAll();
      const { legal } = learner.shown;
      const stride = Math.max(1, Math.ceil(legal.length / MOST_TRIES));
      let failures = 0;
      for (let i = 0; i < legal.length; i += stride) {
        learner.do(legal[i]!);
        for (let more = 0; more < MOST_MOVES && !learner.news.verdict; more++)
          learner.do(learner.isThrowing ? 'throw' : learner.shown.legal[0]!);
        const { verdict } = learner.news;
        expect(verdict, `${step.say.en} ${legal[i]}`).not.toBeNull();
        if (verdict?.kind === 'wrong') failures++;
        expect(learner.news.failures).toBe(failures);
        expect(learner.shown.legal).toEqual([]);
        learner.host.again();
        learner.throwAll();
        expect(learner.news.verdict).toBeNull();
        expect(learner.shown.legal).toEqual(legal);
      }
      learner.host.again();
      learner.followHints();
      expect(learner.news.verdict?.kind).toBe('passed');
      learner.host.next();
    }
  });

  it('refuses what the rules refuse, and counts it as a failure', () => {
    const learner = new Learner(room, expert, lesson);
    learner.throwAll();
    if (learner.news.verdict) return;
    const before = learner.shown.n;
    for (let i = 0; i < MOST_FAILURES; i++) learner.do('nonsense');
    expect(learner.news.failures).toBe(MOST_FAILURES);
    expect(learner.shown.n).toBe(before);
  });

  it('asks in few words, in both languages, and names clauses that there are', () => {
    for (const { say, wrong } of lesson.steps) {
      for (const text of [say, ...wrong.map((one) => one.say)])
        for (const lang of LANGS) {
          expect(text[lang]).not.toBe('');
          expect(text.es).not.toMatch(/\b\p{L}+(áis|éis)\b|vosotros|vuestr/u);
          expect(wordsIn(text[lang]), text[lang]).toBeLessThanOrEqual(MOST_WORDS);
        }
      expect(wrong.findIndex(({ when }) => !when)).toBe(wrong.length - 1);
    }
    for (const clause of lesson.clauses) expect(room.game.clauses.byId.has(clause), clause).toBe(true);
  });

  it('has scenes that go on as they are written', () => {
    for (const { position, side, chance = [] } of lesson.steps) {
      if (!position) continue;
      const { game } = room;
      const match = matchFrom(game, readScene(game, position));
      if (match.turn.kind === 'chance' && chance[0]) expect(playText(match, chance[0])).toBeDefined();
      else
        expect(match.turn.kind === 'chance' || match.isToMove(seatOf(side)) || match.turn.kind !== 'over').toBe(true);
    }
  });
});

const textsOf = ({ aim, turn, scoring, end, pictures }: HowItIsPlayed): Said[] => [
  ...[aim, turn, scoring, end],
  ...pictures.map(({ caption }) => caption),
];

describe.each(taught)('$id', ({ room, lessons }: { room: NamedRoom; lessons: Lessons }) => {
  it('is told on one screen in few words, with scenes that can be played', () => {
    for (const lang of LANGS) {
      const words = textsOf(lessons.how).reduce((sum, text) => sum + wordsIn(text[lang]), 0);
      expect(words, lang).toBeLessThanOrEqual(MOST_WORDS_ON_A_SCREEN);
    }
    for (const { position, plays, caption } of lessons.how.pictures) {
      const match = matchFrom(room.game, readScene(room.game, position));
      for (const text of plays) expect(playText(match, text), `${caption.en}: ${text}`).toBeDefined();
    }
  });

  it('has lessons and situations with names of their own, and each situation its lesson', () => {
    const ids = lessons.lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const situations = lessons.coach.map(({ id }) => id);
    expect(new Set(situations).size).toBe(situations.length);
    for (const { lesson, say } of lessons.coach) {
      expect(ids).toContain(lesson);
      for (const lang of LANGS) expect(wordsIn(say[lang]), say[lang]).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
});
