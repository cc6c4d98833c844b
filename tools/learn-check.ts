// What is taught of every game, and what is not: `npm run -s learn:check`. The last line is one JSON object.
import { LANGS } from '../src/core/clause.ts';
import { GAME_IDS, loadRoom } from '../src/games/index.ts';

const MOST_WORDS = 25;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const total = { clauses: 0, withoutPicture: 0, steps: 0, tooLong: 0 };
for (const id of GAME_IDS) {
  const { game, lessons: load, rulebook } = await loadRoom(id);
  const { lessons } = await load();
  const pictures = Object.keys((await rulebook?.())?.pictures ?? {});
  const clauses = [...game.clauses.byId.keys()];
  const dark = clauses.filter((clause) => !pictures.includes(clause));
  const steps = lessons.flatMap((lesson) => lesson.steps.map((step, i) => ({ name: `${lesson.id} ${i + 1}`, step })));
  const long = steps.flatMap(({ name, step }) =>
    LANGS.filter((lang) => wordsIn(step.say[lang]) > MOST_WORDS).map((lang) => `${name} (${lang})`),
  );
  console.log(
    `${id}: ${clauses.length} clauses, ${pictures.length} pictures, ${lessons.length} lessons, ${steps.length} steps`,
  );
  if (dark.length > 0) console.log(`  without a picture: ${dark.join(', ')}`);
  if (long.length > 0) console.log(`  over ${MOST_WORDS} words: ${long.join(', ')}`);
  total.clauses += clauses.length;
  total.withoutPicture += dark.length;
  total.steps += steps.length;
  total.tooLong += long.length;
}
console.log(JSON.stringify(total));
