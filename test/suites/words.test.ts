// What players read: every event, refusal, label and question, in both languages and without a hole in it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS, type Said } from '../../src/core/clause.ts';
import { CHANCE, type GameEvent, type GameWithTexts, sideOf } from '../../src/core/game.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, roam, SCALE, walk } from '../support/walk.ts';

const WALKS = 8 * SCALE;
const STEPS = 600;
const HOLE = /[{}]|undefined|NaN|null|\[object|^\s*$/;

/** Fields that all games have, or most: the page itself has words for them. */
const SHARED_FIELDS: ReadonlySet<string> = new Set([
  ...['game', 'v', 'options', 'period', 'score', 'phase', 'side', 'time', 'ball'],
  ...['result', 'shootout', 'penalty', 'yellow', 'red'],
]);

/** A sentence ends once, «¡Gol!.» does not; 1..6 is a range. */
const STRAY_STOP = /[!?…,;:]\.|[,;:.][,;:]|\.\.(?!\d)/;

const holeIn = (said: Said): string | undefined =>
  LANGS.map((lang) => said[lang]).find((line) => HOLE.test(line) || STRAY_STOP.test(line));

const specOf = (game: GameWithTexts): string => readFileSync(`docs/games/${game.id}.md`, 'utf8');
const eventSectionOf = (spec: string): string => /^## 12\. Events\n(.*?)^## 13/ms.exec(spec)?.[1] ?? '';
/** The types that the specification names: `goal` {…} or `goal{…}`, and those in a bare pair of backticks. */
const eventTypesOf = (section: string): Set<string> =>
  new Set([...section.matchAll(/`([a-z][a-z-]*)(?=[`{])/g)].map((match) => match[1]!));

/** All events of some random matches, each with what was played. */
function eventsOf(game: GameWithTexts, heard: (event: GameEvent, fail: (what: string) => never) => void): void {
  roam(game, WALKS, STEPS, ({ state, seat, action }) => {
    const fail = (what: string): never => complain(game, state, what);
    game.apply(state.clone(), seat, action, (event) => heard(event, fail));
    game.whistle(state.clone(), (event) => heard(event, fail));
  });
}

describe.each(ROOMS)('$id', ({ game, voice }) => {
  test('an event has a type of the specification, plain fields, and a clause that exists', () => {
    const section = eventSectionOf(specOf(game));
    const types = eventTypesOf(section);
    const allHaveRules = /all carry `rule`/i.test(section);
    let heard = 0;
    eventsOf(game, (event, fail) => {
      heard++;
      if (!types.has(event.type)) fail(`no event «${event.type}» in the specification`);
      if (JSON.stringify(JSON.parse(JSON.stringify(event))) !== JSON.stringify(event))
        fail(`«${event.type}» is not plain`);
      if (event.rule === undefined ? allHaveRules : !game.clauses.byId.has(event.rule))
        fail(`«${event.type}» under ${event.rule}`);
      if (Object.values(event).includes(undefined))
        fail(`«${event.type}» has an empty field: ${JSON.stringify(event)}`);
    });
    expect(heard).toBeGreaterThan(500);
  });

  test('every event is commented in both languages, in the words of each viewer', () => {
    eventsOf(game, (event, fail) => {
      for (const who of ['referee', 'home', 'away', 'public'] as const) {
        for (const pick of [0, 1, 2, 5]) {
          const hole = holeIn(voice.event(game.hide(event, who), pick));
          if (hole !== undefined) fail(`«${hole}» for ${JSON.stringify(game.hide(event, who))}`);
        }
      }
    });
  });

  test('every field of a position and every phase that a match reaches has its words', () => {
    roam(game, WALKS, STEPS, ({ state }) => {
      const position = game.writePosition(state);
      const own = Object.keys(position).filter((name) => !SHARED_FIELDS.has(name));
      for (const name of [...own, `phase=${position.phase}`]) {
        const words = voice.fields[name];
        if (!words || holeIn(words) !== undefined) complain(game, state, `no words for «${name}»`);
      }
    });
  });

  test('every decision is asked for and every choice has a label of its own', () => {
    roam(game, WALKS, STEPS / 2, ({ state, seat, choices }) => {
      const position = game.writePosition(game.view(state, 'public'));
      const asked = holeIn(voice.ask(position, game.turn(state)));
      if (asked !== undefined) complain(game, state, `asked: «${asked}»`);
      if (seat === CHANCE) return;
      const side = sideOf(seat);
      const own = game.writePosition(game.view(state, side));
      const labels = new Map<string, string>();
      for (const action of choices.list()) {
        const text = game.writeAction(state, seat, action);
        const label = voice.action(text, own);
        if (holeIn(label) !== undefined) complain(game, state, `label of ${text}: «${holeIn(label)}»`);
        for (const lang of LANGS) {
          const twin = labels.get(`${lang} ${label[lang]}`);
          if (twin !== undefined) complain(game, state, `${twin} and ${text} are both called «${label[lang]}»`);
          labels.set(`${lang} ${label[lang]}`, text);
        }
        const aim = voice.aim(text, own, side);
        if (aim && holeIn(aim.label) !== undefined) complain(game, state, `aim of ${text}: «${holeIn(aim.label)}»`);
      }
    });
  });

  test('the end is told', () => {
    const { end } = walk(game, 1, 100_000);
    expect(holeIn(voice.ask(game.writePosition(end), game.turn(end)))).toBeUndefined();
  });

  test('every option and every value of one has a label and a sentence', () => {
    const wanted = Object.entries(game.options).flatMap(([name, spec]) => [
      name,
      ...(spec.type === 'enum' ? spec.values.map((value) => `${name}=${value}`) : []),
    ]);
    expect(Object.keys(voice.options).sort()).toEqual(wanted.sort());
    for (const { label, help } of Object.values(voice.options))
      expect([holeIn(label), holeIn(help)]).toEqual([undefined, undefined]);
  });

  test('a clause speaks both languages, and its refusal needs the same facts in both', () => {
    const factsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();
    for (const { id, rule, refusal } of game.clauses.byId.values()) {
      expect(holeIn(rule), id).toBeUndefined();
      if (refusal) expect(factsIn(refusal.es), id).toEqual(factsIn(refusal.en));
    }
  });
});
