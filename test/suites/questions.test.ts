// Somebody who has read nothing but "how it is played" and the lessons can answer what one asks first.
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadRoom } from '../../src/games/index.ts';
import { QUESTIONS } from '../support/questions.ts';

describe.each(GAME_IDS.filter((id) => id in QUESTIONS))('%s', async (id) => {
  const { how, lessons } = await (await loadRoom(id)).lessons();
  const { aim, turn, scoring, end, pictures } = how;
  const texts = [aim, turn, scoring, end, ...pictures.map(({ caption }) => caption)]
    .concat(lessons.flatMap(({ steps }) => steps.flatMap(({ say, wrong }) => [say, ...wrong.map((one) => one.say)])))
    .map(({ en }) => en.toLowerCase());

  it('has ten questions', () => expect(QUESTIONS[id]!).toHaveLength(10));
  it.each(QUESTIONS[id]!)('%s', (_question, answer) =>
    expect(
      texts.some((text) => text.includes(answer.toLowerCase())),
      answer,
    ).toBe(true),
  );
});
