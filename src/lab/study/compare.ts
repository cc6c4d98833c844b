import type { Said } from '../../core/clause.ts';
import { curves, intervals } from '../charts/charts.ts';
import { readContender } from '../players.ts';
import type { Block, Text } from './blocks.ts';
import { type MetricName, metricOf } from './metrics.ts';
import { each, measured, percent, probability, written } from './numbers.ts';
import type { Told } from './report.ts';
import { holm, type Measure, pOfDifference } from './stats.ts';

const said = (es: string, en: string): Said => ({ es, en });
const LIMIT = 0.05;

/** What is compared between series of one game. */
const COMPARED = [
  ...([
    'starting',
    'home',
    'drawishness',
    'goals',
    'shots',
    'drama',
    'goalLeads',
    'decisiveness',
    'turns',
    'minutes',
  ] as const),
] satisfies readonly MetricName[];

/** Series of the same game and the same bots that differ in their options: the first is what the others are compared with. */
function groups(all: readonly Told[]): Told[][] {
  const byKey = new Map<string, Told[]>();
  for (const one of all) {
    const { game, home, away } = one.digest.plan;
    const key = `${game} ${home} ${away}`;
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  }
  return [...byKey.values()].filter((group) => group.length > 1);
}

interface Difference {
  readonly base: Told;
  readonly one: Told;
  readonly metric: MetricName;
  readonly a: Measure;
  readonly b: Measure;
}

function differences(group: readonly Told[]): Difference[] {
  const [base, ...others] = group;
  return others.flatMap((one) =>
    COMPARED.flatMap((metric): Difference[] => {
      const [a, b] = [base!.digest.metric(metric), one.digest.metric(metric)];
      return a && b ? [{ base: base!, one, metric, a, b }] : [];
    }),
  );
}

/** The differences of all groups, and how likely each is where there is none: corrected for how many were looked at. */
function weighed(all: readonly Told[]): readonly { readonly found: Difference; readonly p: number }[] {
  const found = groups(all).flatMap(differences);
  const ps = holm(found.map(({ a, b }) => pOfDifference(a, b)));
  return found.map((one, i) => ({ found: one, p: ps[i]! }));
}

/** What was proved, one sentence a variant: the answer that a reader looks for first. */
export function findings(all: readonly Told[]): Said[] {
  const pairs = groups(all).flatMap(([, ...others]) => others);
  const known = weighed(all);
  return pairs.map((one) => {
    const proved = known.filter(({ found, p }) => found.one === one && p < LIMIT);
    return each((lang) => {
      if (proved.length === 0)
        return `${one.name[lang]}: ${lang === 'es' ? 'ninguna diferencia demostrada.' : 'no difference is proved.'}`;
      const changes = proved.map(({ found: { metric, a, b } }) => {
        const { name, as } = metricOf(metric);
        return `${name[lang].toLowerCase()} ${written(as, a.value, lang)} → ${written(as, b.value, lang)}`;
      });
      return `${one.name[lang]}: ${changes.join('; ')}.`;
    });
  });
}

/** Variants side by side, with how likely each difference is where there is none; corrected for how many were looked at. */
export function comparison(all: readonly Told[]): Block[] {
  const known = weighed(all);
  if (known.length === 0) return [];
  const row = ({ base, one, metric, a, b }: Difference, p: number): Text[] => {
    const { as, name } = metricOf(metric);
    const change = b.value - a.value;
    return [
      one.name,
      name,
      measured(a, as),
      measured(b, as),
      each((lang) => `${change > 0 ? '+' : ''}${written(as, change, lang)}`),
      probability(p),
      p < LIMIT
        ? said(`distinto de «${base.name.es}»`, `differs from "${base.name.en}"`)
        : said('no se distingue', 'not told apart'),
    ];
  };
  const rows = known.map(({ found, p }) => row(found, p));
  const proved = known.filter(({ p }) => p < LIMIT);
  return [
    { kind: 'heading', level: 2, text: said('Unas junto a otras', 'Side by side') },
    {
      kind: 'text',
      text: each((lang) =>
        lang === 'es'
          ? `Cada serie frente a la primera de su juego y sus bots. De ${known.length} diferencias, ${proved.length} ` +
            `son seguras al 95 % tras la corrección de Holm por cuántas se han mirado.`
          : `Each series against the first of its game and bots. Of ${known.length} differences ${proved.length} ` +
            `are sure at 95 % after Holm's correction for how many were looked at.`,
      ),
    },
    ...forests(groups(all)),
    {
      kind: 'table',
      table: {
        caption: said('Diferencias', 'Differences'),
        head: [
          said('Serie', 'Series'),
          said('Medida', 'Metric'),
          said('Primera', 'First'),
          said('Esta', 'This one'),
          said('Cambio', 'Change'),
          said('p corregida', 'Corrected p'),
          said('Conclusión', 'Conclusion'),
        ],
        rows,
      },
    },
  ];
}

/** Of each group, the goals of its variants with their intervals. */
function forests(all: readonly Told[][]): Block[] {
  return all.map((group): Block => {
    const rows = group.flatMap(({ name, digest }) => {
      const measure = digest.metric('goals');
      return measure ? [{ name, measure }] : [];
    });
    const caption = each((lang) => `${group[0]!.game[lang]}: ${lang === 'es' ? 'goles por partido' : 'goals a match'}`);
    return {
      kind: 'chart',
      table: {
        caption,
        head: [said('Serie', 'Series'), said('Goles', 'Goals')],
        rows: rows.map(({ name, measure }) => [name, measured(measure, 'number')]),
      },
      draw: (lang) =>
        intervals(
          caption[lang],
          rows.map(({ name, measure }) => ({ name: name[lang], measure })),
          (value) => written('number', value, lang),
          null,
        ),
    };
  });
}

/** The bots from the one that draws lots to the strongest: a step is a step in strength. */
const LADDER: readonly string[] = ['random', 'beginner', 'club', 'pro', 'master'];

interface Pairing {
  readonly told: Told;
  readonly gap: number;
  readonly better: Measure;
}

function pairing(told: Told): Pairing[] {
  const [home, away] = [told.digest.plan.home, told.digest.plan.away].map((bot) =>
    LADDER.indexOf(readContender(bot).name),
  );
  const measure = told.digest.metric('home');
  if (!measure || home === undefined || away === undefined || home < 0 || away < 0) return [];
  const { value, low, high, error, n } = measure;
  const better = home >= away ? measure : { value: 1 - value, low: 1 - high, high: 1 - low, error, n };
  return [{ told, gap: Math.abs(home - away), better }];
}

/** How often the better bot wins, by how much better it is. */
export function skill(all: readonly Told[]): Block[] {
  const pairs = all.flatMap(pairing);
  if (new Set(pairs.map(({ gap }) => gap)).size < 2) return [];
  const games = [...new Map(pairs.map(({ told }) => [told.digest.plan.game, told.game])).entries()];
  const curvesOf = (lang: 'es' | 'en') =>
    games.map(([id, name]) => ({
      name: name[lang],
      points: pairs
        .filter(({ told }) => told.digest.plan.game === id)
        .map(({ gap, better }) => ({ x: gap, measure: better })),
    }));
  const title = said('Suerte frente a habilidad', 'Luck against skill');
  const gapName = each((lang) =>
    lang === 'es'
      ? `Peldaños entre los dos bots (${LADDER.join(', ')})`
      : `Steps between the two bots (${LADDER.join(', ')})`,
  );
  return [
    { kind: 'heading', level: 2, text: title },
    {
      kind: 'text',
      text: said(
        'Parte de los puntos del mejor bot según lo que le lleva de ventaja. Cuanto más plana la línea, más manda la suerte.',
        'Share of the points of the better bot by how much better it is. The flatter a line, the more luck decides.',
      ),
    },
    {
      kind: 'chart',
      table: {
        caption: title,
        head: [said('Serie', 'Series'), said('Peldaños', 'Steps'), said('Puntos del mejor', "The better one's points")],
        rows: pairs.map(({ told, gap, better }) => [told.name, String(gap), measured(better, 'share')]),
      },
      draw: (lang) => curves(title[lang], curvesOf(lang), gapName[lang], (value) => percent(value, lang, 0)),
    },
  ];
}
