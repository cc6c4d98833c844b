import type { Catalogue, Said } from '../../core/clause.ts';
import type { Plan } from '../../core/survey.ts';
import { columns, heatMap, intervals, resultBars } from '../charts/charts.ts';
import type { Place } from '../sim/batch.ts';
import type { SimPlan } from '../sim/plan.ts';
import type { Block, Report, Table, Text } from './blocks.ts';
import { comparison, findings, skill } from './compare.ts';
import { type Digest, PARTS } from './digest.ts';
import { METRIC_NAMES, metricOf } from './metrics.ts';
import { decimal, each, measured, percent, whole } from './numbers.ts';
import { type Measure, rate } from './stats.ts';

/** A series as a report shows it. */
export interface Told {
  readonly name: Said;
  readonly game: Said;
  readonly digest: Digest;
  readonly plan: Plan;
  readonly clauses: Catalogue;
  /** Options that differ from the defaults. */
  readonly options: string;
}

const said = (es: string, en: string): Said => ({ es, en });
const heading = (text: Text, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
const text = (words: Text): Block => ({ kind: 'text', text: words });

const RESULT = said('Resultado', 'Result');
const MEASURED = said('Medido (intervalo del 95 %)', 'Measured (95 % interval)');

/** The command that plays these very matches again. */
const commandOf = ({ game, home, away, matches, seed, luck }: SimPlan, options: string): string =>
  [
    `cancha sim ${game} --matches ${matches} --home ${home} --away ${away} --seed "${seed}"`,
    ...(luck ? ['--luck'] : []),
    ...options
      .split(' ')
      .filter(Boolean)
      .map((one) => `-o ${one}`),
  ].join(' ');

function leadOf({ digest, name }: Told): Said {
  const advantage = digest.metric('starting');
  return each((lang) => {
    const { matches } = digest;
    const home = percent(digest.results.home / matches, lang);
    const draws = percent(digest.results.draws / matches, lang);
    const goals = decimal(digest.metric('goals')!.value, lang);
    const turns = decimal(digest.metric('turns')!.value, lang);
    const start = advantage ? percent(advantage.value, lang) : '–';
    const fair = advantage && advantage.low <= 0.5 && advantage.high >= 0.5;
    return lang === 'es'
      ? `${name.es}: en ${whole(matches, lang)} partidos ` +
          `gana el local el ${home}, empatan el ${draws}, con ${goals} goles y ${turns} turnos de media. ` +
          `Quien empieza se lleva el ${start} de los puntos${fair ? ', lo que no se distingue de la mitad' : ''}.`
      : `${name.en}: in ${whole(matches, lang)} matches ` +
          `home wins ${home} and ${draws} are drawn, with ${goals} goals and ${turns} turns on average. ` +
          `Whoever starts takes ${start} of the points${fair ? ', which can not be told from one half' : ''}.`;
  });
}

function results(all: readonly Told[]): Block[] {
  const row = ({ name, digest: { results: won, matches } }: Told): Text[] => [
    name,
    each((lang) => whole(matches, lang)),
    ...[won.home, won.draws, won.away].map((count) => measured(rate(count, matches), 'share')),
  ];
  const table: Table = {
    caption: said('Resultados', 'Results'),
    head: [
      said('Serie', 'Series'),
      said('Partidos', 'Matches'),
      said('Gana local', 'Home wins'),
      said('Empate', 'Drawn'),
      said('Gana visitante', 'Away wins'),
    ],
    rows: all.map(row),
  };
  return [
    heading(said('Resultados', 'Results')),
    {
      kind: 'chart',
      table,
      draw: (lang) =>
        resultBars(
          lang === 'es'
            ? 'Victorias del local, empates y victorias del visitante de cada serie'
            : 'Home wins, draws and away wins of each series',
          all.map(({ name, digest }) => ({ name: name[lang], ...digest.results })),
          (share) => percent(share, lang, 0),
        ),
    },
  ];
}

function advantage(all: readonly Told[]): Block[] {
  const known = all.flatMap(({ name, digest }) => {
    const measure = digest.metric('starting');
    return measure ? [{ name, measure }] : [];
  });
  if (known.length === 0) return [];
  const title = said('La ventaja de empezar', 'The advantage of starting');
  return [
    heading(title),
    text(
      said(
        'Parte de los puntos de quien empieza; la línea discontinua es la mitad. Un intervalo que la cruza no demuestra ventaja.',
        'The share of the points of whoever starts; the broken line is one half. An interval that crosses it proves no advantage.',
      ),
    ),
    {
      kind: 'chart',
      table: {
        caption: title,
        head: [said('Serie', 'Series'), MEASURED],
        rows: known.map(({ name, measure }) => [name, measured(measure, 'share')]),
      },
      draw: (lang) =>
        intervals(
          lang === 'es'
            ? 'Parte de los puntos de quien empieza, con su intervalo'
            : 'Share of the points of whoever starts, with its interval',
          known.map(({ name, measure }) => ({ name: name[lang], measure })),
          (share) => percent(share, lang),
          0.5,
        ),
    },
  ];
}

interface Counted {
  readonly name: Text;
  readonly measure: Measure;
}

function columnChart(title: Said, words: Said, rows: readonly Counted[], first: Said): Block {
  return {
    kind: 'chart',
    table: {
      caption: title,
      head: [first, MEASURED],
      rows: rows.map(({ name, measure }) => [name, measured(measure, 'share')]),
    },
    draw: (lang) =>
      columns(
        words[lang],
        rows.map(({ name, measure }) => ({ name: typeof name === 'string' ? name : name[lang], measure })),
        (share) => percent(share, lang, 0),
      ),
  };
}

/** So many columns at most. */
const MOST_COLUMNS = 24;
/** Counts by value become counts by span, where there are too many values. */
function spans(counts: readonly number[], matches: number): Counted[] {
  const first = counts.findIndex((count) => count > 0);
  const used = counts.slice(Math.max(0, first));
  const size = Math.ceil(used.length / MOST_COLUMNS);
  return Array.from({ length: Math.ceil(used.length / size) }, (_, i) => {
    const low = first + i * size;
    const high = Math.min(counts.length - 1, low + size - 1);
    const times = used.slice(i * size, (i + 1) * size).reduce((sum, count) => sum + count, 0);
    return { name: high > low ? `${low}–${high}` : String(low), measure: rate(times, matches) };
  });
}

function goals({ digest }: Told): Block[] {
  const all = digest.when.reduce((sum, count) => sum + count, 0);
  const parts = digest.when.map((count, i) => ({
    name: `${(100 / PARTS) * i}–${(100 / PARTS) * (i + 1)} %`,
    measure: rate(count, all),
  }));
  const number = said('Goles por partido', 'Goals a match');
  const when = said('Cuándo caen los goles', 'When goals fall');
  return [
    heading(number, 3),
    columnChart(
      number,
      said('Partidos con cada número de goles', 'Matches with each number of goals'),
      spans(digest.goals, digest.matches),
      said('Goles', 'Goals'),
    ),
    ...(all === 0
      ? []
      : [
          heading(when, 3),
          columnChart(
            when,
            said('Parte de los goles en cada décima del partido', 'Share of the goals in each tenth of the match'),
            parts,
            said('Parte del partido', 'Part of the match'),
          ),
        ]),
  ];
}

function length({ digest }: Told): Block[] {
  const title = said('Duración en turnos', 'Length in turns');
  const minutes = digest.metric('minutes')!;
  return [
    heading(title, 3),
    columnChart(
      title,
      said('Partidos de cada número de turnos', 'Matches of each number of turns'),
      spans(digest.lengths, digest.matches),
      said('Turnos', 'Turns'),
    ),
    text(
      each((lang) =>
        lang === 'es'
          ? `En minutos: ${measured(minutes, 'number').es}. ${metricOf('minutes').help.es}`
          : `In minutes: ${measured(minutes, 'number').en}. ${metricOf('minutes').help.en}`,
      ),
    ),
  ];
}

const MAPS: Readonly<Record<Place, { readonly title: Said; readonly words: Said }>> = {
  lies: {
    title: said('Dónde está el balón', 'Where the ball is'),
    words: said('Casillas en las que el balón acaba los turnos', 'Spaces on which the ball ends the turns'),
  },
  shot: {
    title: said('Desde dónde se tira', 'Where shots are taken from'),
    words: said('Casillas desde las que se tira', 'Spaces from which shots are taken'),
  },
  won: {
    title: said('Dónde se roba el balón', 'Where the ball is won'),
    words: said('Casillas en las que se quita el balón al rival', 'Spaces on which the ball is taken from the rival'),
  },
};
const MOST_LISTED = 12;

function maps({ digest, plan }: Told): Block[] {
  return (Object.keys(MAPS) as Place[]).flatMap((kind): Block[] => {
    const counts = digest.places.get(kind);
    if (!counts) return [];
    const { title, words } = MAPS[kind];
    const all = counts.reduce((sum, count) => sum + count, 0);
    const rows = plan.spaces
      .map(({ name }, i) => ({ name, count: counts[i]! }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_LISTED)
      .map(({ name, count }) => [name, measured(rate(count, all), 'share')]);
    const caption = each(
      (lang) => `${title[lang]}: ${lang === 'es' ? 'las casillas más frecuentes' : 'the most frequent spaces'}`,
    );
    const table: Table = { caption, head: [said('Casilla', 'Space'), said('Parte', 'Share')], rows };
    return [
      heading(title, 3),
      { kind: 'chart', table, draw: (lang) => heatMap(words[lang], plan, counts, (share) => percent(share, lang)) },
    ];
  });
}

/** The first sentence of a rule is enough to know it again. */
const MOST_LETTERS = 110;
const brief = (words: string): string =>
  words.length <= MOST_LETTERS ? words : `${words.slice(0, MOST_LETTERS - 1)}…`;

function clauses({ digest, clauses: catalogue }: Told): Block[] {
  const all = catalogue.sections.flatMap((section) => section.clauses);
  const seen = all.filter(({ id }) => digest.clauses.has(id));
  const unseen = all.filter(({ id }) => !digest.clauses.has(id));
  const rows = seen
    .map(({ id, rule }) => ({ id, rule, ...digest.clauses.get(id)! }))
    .sort((a, b) => b.matches - a.matches || b.told - a.told)
    .map(({ id, rule, told, forbade, matches }): Text[] => [
      id,
      each((lang) => brief(rule[lang])),
      measured(rate(matches, digest.matches), 'share'),
      each((lang) => decimal(told / digest.matches, lang)),
      each((lang) => decimal(forbade / digest.matches, lang)),
    ]);
  return [
    heading(said('Las reglas en juego', 'The rules in play'), 3),
    text(
      each((lang) =>
        lang === 'es'
          ? `De ${all.length} cláusulas han intervenido ${seen.length}: un suceso las nombra, ` +
            `o prohíben algo que ese bando ya había jugado (se prueba una vez por turno). ` +
            `${unseen.length} no las tocó ningún partido; entre ellas están las que solo describen el tablero o el material.`
          : `Of ${all.length} clauses ${seen.length} came into play: ` +
            `an event names them, or they forbid what that side had played before (tried once a turn). ` +
            `${unseen.length} were reached by no match; among them are those that only describe board and pieces.`,
      ),
    ),
    {
      kind: 'folded',
      title: said(
        'Cada cláusula, y en cuántos partidos interviene',
        'Each clause, and in how many matches it comes into play',
      ),
      table: {
        caption: said('Cláusulas', 'Clauses'),
        head: [
          said('Cláusula', 'Clause'),
          said('Regla', 'Rule'),
          said('Partidos', 'Matches'),
          said('Veces por partido', 'Times a match'),
          said('Prohibió, por partido', 'Forbade, a match'),
        ],
        rows,
      },
    },
    {
      kind: 'folded',
      title: said('Las que no tocó ningún partido', 'Those that no match reached'),
      table: {
        caption: said('Cláusulas sin tocar', 'Clauses not reached'),
        head: [said('Cláusula', 'Clause'), said('Regla', 'Rule')],
        rows: unseen.map(({ id, rule }) => [id, each((lang) => brief(rule[lang]))]),
      },
    },
  ];
}

function metricsTable({ digest }: Told): Block {
  const rows: Text[][] = [
    [
      said('Equilibrio', 'Balance'),
      measured(digest.balance, 'share'),
      said('1 menos la diferencia de victorias.', '1 less the difference in wins.'),
    ],
    ...METRIC_NAMES.map((name) => {
      const metric = metricOf(name);
      return [metric.name, measured(digest.metric(name), metric.as), metric.help];
    }),
  ];
  const title = said('Medidas', 'Metrics');
  return {
    kind: 'table',
    table: { caption: title, head: [said('Medida', 'Metric'), MEASURED, said('Qué es', 'What it is')], rows },
  };
}

function luck({ digest }: Told): Block[] {
  const measure = digest.luck;
  if (!measure) return [];
  return [
    heading(said('Suerte y juego', 'Luck and play'), 3),
    text(
      each((lang) =>
        lang === 'es'
          ? `La suerte (cada dado y carta frente a todo lo que pudo salir) explica el ` +
            `${measured(measure, 'share').es} de quién gana; el resto es juego, y lo que la medida no ve.`
          : `Luck (each die and card against all that could have come) explains ` +
            `${measured(measure, 'share').en} of who wins; the rest is play, and what the measure does not see.`,
      ),
    ),
  ];
}

function series(one: Told): Block[] {
  const { digest, options, name } = one;
  const reasons = [...digest.reasons].sort((a, b) => b[1] - a[1]);
  return [
    heading(name),
    { kind: 'code', text: commandOf(digest.plan, options) },
    metricsTable(one),
    {
      kind: 'table',
      table: {
        caption: said('Cómo acaban', 'How they end'),
        head: [RESULT, said('Partidos', 'Matches')],
        rows: reasons.map(([reason, count]) => [reason, measured(rate(count, digest.matches), 'share')]),
      },
    },
    ...luck(one),
  ];
}

const pictures = (one: Told): Block[] => [...goals(one), ...length(one), ...maps(one), ...clauses(one)];

/** With more series than this a sentence on each would hide the answer. */
const MOST_LEADS = 6;
const sizeOf = (all: readonly Told[]): Said => {
  const matches = all.reduce((sum, { digest }) => sum + digest.matches, 0);
  return each((lang) =>
    lang === 'es'
      ? `${all.length} series, ${whole(matches, lang)} partidos en total.`
      : `${all.length} series, ${whole(matches, lang)} matches in all.`,
  );
};

/** Everything of the first series of each game; of the others what is not much the same. */
const details = (all: readonly Told[]): Block[] => {
  const games = all.map(({ digest }) => digest.plan.game);
  return all.flatMap((one, i) =>
    games.indexOf(one.digest.plan.game) === i ? [...series(one), ...pictures(one)] : series(one),
  );
};

/** What some series tell: alone, and beside each other where they are several. */
export function reportOf(title: Said, question: Said | null, all: readonly Told[]): Report {
  return {
    title,
    lead: [
      ...(question ? [question] : []),
      ...(all.length > MOST_LEADS ? [sizeOf(all)] : all.map(leadOf)),
      ...findings(all),
    ],
    blocks: [...results(all), ...advantage(all), ...comparison(all), ...skill(all), ...details(all)],
  };
}
