import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../../test/support/rooms.ts';
import { withAnEnd } from '../../../test/support/walk.ts';
import { LANGS } from '../../core/clause.ts';
import { defaultOptions } from '../../core/options.ts';
import { type GameId, loadRoom } from '../../games/index.ts';
import type { SimPlan } from '../sim/plan.ts';
import { openSeries, playBatch } from '../sim/series.ts';
import { Digest } from './digest.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown.ts';
import { reportOf, type Told } from './report.ts';
import { differing, plansOf, readStudy } from './study.ts';

async function toldOf(game: GameId, change: Partial<SimPlan> = {}, options = {}): Promise<Told> {
  const room = await loadRoom(game);
  const all = { ...withAnEnd(defaultOptions(room.game.options)), ...options };
  const bots = { home: 'random', away: 'random' };
  const plan = {
    game,
    version: room.game.version,
    options: all,
    ...bots,
    matches: 2000,
    seed: 'r',
    luck: false,
    ...change,
  };
  const series = await openSeries(plan);
  const digest = new Digest(plan, series.survey.plan.spaces.length);
  digest.addBatch((await playBatch(series, 0))!);
  const { name } = room.game;
  const named = differing(plan, room);
  return { name, game: name, digest, plan: series.survey.plan, clauses: room.game.clauses, options: named };
}

const TITLE = { es: 'Título', en: 'Title' };

describe.each(ROOMS)('the report of $id', ({ id, game }) => {
  test('is one page that asks for nothing, in both languages, with a table for every chart', async () => {
    const told = await toldOf(id as GameId);
    const html = toHtml(reportOf(TITLE, null, [told]));
    expect(html).not.toMatch(/(?:src|href)="|url\(|@import/);
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('NaN');
    for (const lang of LANGS) expect(html).toContain(`<article lang="${lang}">`);
    const figures = html.match(/<figure>.*?<\/figure>/gs)!;
    expect(figures.length).toBeGreaterThan(8);
    for (const figure of figures) {
      expect(figure).toMatch(/role="img" aria-label="[^"]+"/);
      expect(figure).toContain('<table>');
    }
    const clauses = [...game.clauses.byId.keys()];
    for (const clause of clauses) expect(html).toContain(`>${clause}<`);
  });

  test('as Markdown has the same tables', async () => {
    const text = toMarkdown(reportOf(TITLE, null, [await toldOf(id as GameId)]), 'en');
    expect(text).toMatch(/^# Title\n/);
    expect(text).toContain('| Drawishness |');
    expect(text).not.toContain('undefined');
  });
});

describe('several series', () => {
  test('are compared with the first, and what is the same is not told apart', async () => {
    const same = await Promise.all(['a', 'b'].map((seed) => toldOf('torino', { seed, matches: 20_000 })));
    const text = toMarkdown(reportOf(TITLE, null, same), 'en');
    expect(text).toContain('of how many were looked at'.slice(3));
    expect(text).not.toContain('differs from');
  });

  test('a variant with half as many turns is told apart', async () => {
    const long = await toldOf('torino', { matches: 20_000 });
    const short = await toldOf('torino', { matches: 20_000 }, { turnsPerHalf: 12 });
    expect(toMarkdown(reportOf(TITLE, null, [long, short]), 'en')).toContain('differs from "Torino"');
  });

  test('of bots of different strength show luck against skill', async () => {
    const told = [await toldOf('torino'), await toldOf('torino', { home: 'beginner' })];
    expect(toMarkdown(reportOf(TITLE, null, told), 'es')).toContain('Suerte frente a habilidad');
  });
});

describe('a study', () => {
  const file = { title: TITLE, question: TITLE, seed: 's', series: [{ game: 'torino', bots: [['random', 'random']] }] };

  test('is variants × bots, and can be made larger', async () => {
    const series = [
      {
        game: 'torino',
        bots: [
          ['random', 'random'],
          ['club', 'random'],
        ],
        variants: [{}, { tie: 'draw' }],
      },
    ];
    const study = readStudy({ ...file, series }, 7);
    const plans = await plansOf(study.ok ? study.value : expect.fail(), loadRoom);
    if (!plans.ok) return expect.fail();
    expect(plans.value.map(({ home, options, matches }) => [home, options['tie'], matches])).toEqual([
      ['random', 'shootout', 7],
      ['random', 'draw', 7],
      ['club', 'shootout', 7],
      ['club', 'draw', 7],
    ]);
  });

  test.each([
    [{ ...file, title: 3 }, 'title'],
    [{ ...file, more: 1 }, 'more'],
    [{ ...file, matches: 0 }, 'matches'],
    [{ ...file, series: [{ game: 'chess', bots: [] }] }, 'series.0.game'],
    [{ ...file, series: [{ game: 'torino', bots: [['random']] }] }, 'series.0.bots.0'],
    [{ ...file, series: [{ game: 'torino', bots: [['random', 'ranom']] }] }, 'series.0.bots.0'],
  ])('says where it is wrong: %j', (given, path) => {
    const read = readStudy(given);
    expect(read.ok ? undefined : read.error.path).toBe(path);
  });

  test('and which option there is not', async () => {
    const study = readStudy({ ...file, series: [{ ...file.series[0], options: { ties: 1 } }] });
    const plans = await plansOf(study.ok ? study.value : expect.fail(), loadRoom);
    expect(plans.ok ? undefined : plans.error.expected.en).toContain('tie');
  });
});
