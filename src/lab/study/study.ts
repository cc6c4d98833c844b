import { LANGS, type Said } from '../../core/clause.ts';
import { chooseOptions, type Options } from '../../core/options.ts';
import {
  demand,
  type Fault,
  fail,
  join,
  readBool,
  readInt,
  reading,
  readList,
  readObject,
  readOneOf,
} from '../../core/read.ts';
import type { Result } from '../../core/result.ts';
import { GAME_IDS, type GameId, type Room } from '../../games/index.ts';
import { refuseBot, refuseOptions, type SimPlan } from '../sim/plan.ts';

/** Variants × bots of one game, before its options are read. */
interface Cells {
  readonly game: GameId;
  readonly bots: readonly (readonly [home: string, away: string])[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly variants: readonly Readonly<Record<string, unknown>>[];
  readonly matches: number;
  readonly luck: boolean;
}

/** A question that series of matches answer, as a file asks it (docs/studies/README.md). */
export interface Study {
  readonly title: Said;
  readonly question: Said;
  readonly seed: string;
  readonly cells: readonly Cells[];
}

const MOST_MATCHES = 10_000_000;
const TEXT: Said = { es: 'debe ser un texto', en: 'must be a text' };

const readText = (value: unknown, path: string): string => (typeof value === 'string' ? value : fail(path, TEXT));
const readSaid = (value: unknown, path: string): Said => {
  const object = readObject(value, path);
  return Object.fromEntries(LANGS.map((lang) => [lang, readText(object[lang], join(path, lang))])) as Record<
    'es' | 'en',
    string
  >;
};

const FIELDS = ['title', 'question', 'seed', 'matches', 'luck', 'series'] as const;
const SERIES_FIELDS = ['game', 'bots', 'options', 'variants', 'matches', 'luck'] as const;

function known(object: Readonly<Record<string, unknown>>, path: string, fields: readonly string[]): void {
  for (const name of Object.keys(object))
    demand(fields.includes(name), join(path, name), {
      es: `no hay tal campo; los campos son ${fields.join(', ')}`,
      en: `no such field; the fields are ${fields.join(', ')}`,
    });
}

function readBots(value: unknown, path: string): Cells['bots'] {
  return readList(value, path).map((pair, i) => {
    const at = join(path, String(i));
    const [home, away] = readList(pair, at, 2).map((bot, side) => readText(bot, join(at, String(side))));
    const refusal = refuseBot(home!) ?? refuseBot(away!);
    if (refusal) fail(at, refusal);
    return [home!, away!] as const;
  });
}

/** `matches` replaces every number of matches in the file, so that a study can be made larger or smaller. */
export const readStudy = (value: unknown, matches?: number): Result<Study, Fault> =>
  reading(() => {
    const study = readObject(value, 'study');
    known(study, '', FIELDS);
    const count = (given: unknown, path: string, standard: number): number =>
      matches ?? (given === undefined ? standard : readInt(given, path, 1, MOST_MATCHES));
    const standard = count(study['matches'], 'matches', 1000);
    const isWeighed = study['luck'] === undefined ? false : readBool(study['luck'], 'luck');
    return {
      title: readSaid(study['title'], 'title'),
      question: readSaid(study['question'], 'question'),
      seed: readText(study['seed'], 'seed'),
      cells: readList(study['series'], 'series').map((given, i) => {
        const path = join('series', String(i));
        const cells = readObject(given, path);
        known(cells, path, SERIES_FIELDS);
        const game = GAME_IDS[readOneOf(cells['game'], join(path, 'game'), GAME_IDS)]!;
        const variants = cells['variants'] === undefined ? [{}] : readList(cells['variants'], join(path, 'variants'));
        return {
          game,
          bots: readBots(cells['bots'], join(path, 'bots')),
          options: cells['options'] === undefined ? {} : readObject(cells['options'], join(path, 'options')),
          variants: variants.map((variant, n) => readObject(variant, join(path, `variants.${n}`))),
          matches: count(cells['matches'], join(path, 'matches'), standard),
          luck: cells['luck'] === undefined ? isWeighed : readBool(cells['luck'], join(path, 'luck')),
        };
      }),
    };
  });

const optionsOf = (room: Room, limits: Options, cells: Cells, variant: Readonly<Record<string, unknown>>): Options => {
  const options = chooseOptions(room.game.options, { ...limits, ...cells.options, ...variant });
  if (!options.ok) fail(options.error.path, options.error.expected);
  const refusal = refuseOptions(room, options.value);
  if (refusal) fail('options', refusal);
  return options.value;
};

/** All series of a study, in the order of its file. */
export async function plansOf(study: Study, load: (game: GameId) => Promise<Room>): Promise<Result<SimPlan[], Fault>> {
  const rooms = new Map<GameId, { readonly room: Room; readonly limits: Options }>();
  for (const { game } of study.cells) {
    const room = await load(game);
    rooms.set(game, { room, limits: (await room.survey()).limits });
  }
  return reading(() =>
    study.cells.flatMap((cells) => {
      const { room, limits } = rooms.get(cells.game)!;
      return cells.bots.flatMap(([home, away]) =>
        cells.variants.map((variant): SimPlan => {
          const { game, matches, luck } = cells;
          const options = optionsOf(room, limits, cells, variant);
          return { game, version: room.game.version, options, home, away, matches, seed: study.seed, luck };
        }),
      );
    }),
  );
}

/** The options in which a plan differs from the defaults: `tie=draw advanced=true`. */
export const differing = ({ options }: SimPlan, { game }: Pick<Room, 'game'>): string =>
  Object.entries(options)
    .filter(([name, value]) => game.options[name]?.default !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
