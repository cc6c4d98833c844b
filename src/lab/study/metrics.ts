import type { Said } from '../../core/clause.ts';
import { type MatchRow, type Turn, UNFINISHED } from '../sim/batch.ts';

/** A match as a metric sees it. */
export interface Seen {
  readonly row: MatchRow;
  readonly turns: readonly Turn[];
  /** Of the board. */
  readonly spaces: number;
}

/** A number that each match gives (or null, where it says nothing of it); a study shows its mean over all matches. */
export interface Metric {
  readonly name: Said;
  readonly help: Said;
  /** How the number is shown. */
  readonly as: 'share' | 'number';
  of(match: Seen): number | null;
}

const said = (es: string, en: string): Said => ({ es, en });
const EVEN = 500;
const FULL = 1000;

/** At the pace of people who know the game: seconds to decide, and to throw or draw. */
export const PACE = { decision: 6, draw: 3 } as const;
const MINUTE = 60;

const isTrue = (holds: boolean): number => (holds ? 1 : 0);
const shareFor = ({ winner }: MatchRow, side: 'home' | 'away'): number =>
  winner === null ? 0.5 : isTrue(winner === side);

/** The winner's share after each turn, between 0 and 1, the end left out; null where nobody has won. */
function winnersShares({ row, turns }: Seen): number[] | null {
  if (row.winner === null) return null;
  const isHome = row.winner === 'home';
  return turns.slice(0, -1).map(({ share }) => (isHome ? share : FULL - share) / FULL);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How often a sign changes, zeros left out. */
export function changes(signs: readonly number[]): number {
  const told = signs.filter((sign) => sign !== 0);
  return told.filter((sign, i) => i > 0 && sign !== told[i - 1]).length;
}

/** By the names that Ludii gives them, where it has one. */
export const METRICS = {
  starting: {
    name: said('Ventaja de empezar', 'Advantage of starting'),
    help: said('Parte de los puntos del que empieza; ½ es justo.', 'Share of the points of whoever starts; ½ is fair.'),
    as: 'share',
    of: ({ row }) => (row.started_by === null ? null : shareFor(row, row.started_by)),
  },
  home: {
    name: said('Parte del local', "Home's share"),
    help: said('Victorias y medio empate del bot local.', "The home bot's wins and half its draws."),
    as: 'share',
    of: ({ row }) => shareFor(row, 'home'),
  },
  completion: {
    name: said('Partidos con ganador', 'Completion'),
    help: said('Partidos que alguien gana.', 'Matches that somebody wins.'),
    as: 'share',
    of: ({ row }) => isTrue(row.winner !== null),
  },
  drawishness: {
    name: said('Empates', 'Drawishness'),
    help: said('Partidos acabados sin ganador.', 'Finished matches without a winner.'),
    as: 'share',
    of: ({ row }) => isTrue(row.winner === null && row.reason !== UNFINISHED),
  },
  timeouts: {
    name: said('Sin acabar', 'Timeouts'),
    help: said('Partidos abandonados por interminables.', 'Matches that were given up because they did not end.'),
    as: 'share',
    of: ({ row }) => isTrue(row.reason === UNFINISHED),
  },
  goals: {
    name: said('Goles', 'Goals'),
    help: said('Por partido, sin los de la tanda.', 'A match, those of a shoot-out left out.'),
    as: 'number',
    of: ({ row }) => row.home + row.away,
  },
  shots: {
    name: said('Tiros', 'Shots'),
    help: said('Por partido.', 'A match.'),
    as: 'number',
    of: ({ row }) => row.home_shots + row.away_shots,
  },
  difference: {
    name: said('Diferencia de goles', 'Score difference'),
    help: said('Al final, sin signo.', 'At the end, without its sign.'),
    as: 'number',
    of: ({ row }) => Math.abs(row.home - row.away),
  },
  drama: {
    name: said('Drama', 'Drama'),
    help: said(
      'Cuánto iba por detrás el que ganó, de media mientras iba por detrás; 0 si nunca.',
      'How far behind the winner was, on average while behind; 0 if never.',
    ),
    as: 'share',
    of(match) {
      const behind = winnersShares(match)?.filter((share) => share < 0.5);
      return behind ? (behind.length === 0 ? 0 : mean(behind.map((share) => 1 - 2 * share))) : null;
    },
  },
  comeback: {
    name: said('Drama máximo', 'Drama, maximum'),
    help: said('Lo más por detrás que llegó a ir el que ganó.', 'The farthest behind that the winner ever was.'),
    as: 'share',
    of(match) {
      const shares = winnersShares(match);
      return shares && Math.max(0, ...shares.map((share) => 1 - 2 * share));
    },
  },
  threshold: {
    name: said('Umbral de decisión', 'Decisiveness threshold'),
    help: said('La mayor esperanza que llegó a tener el que perdió.', 'The best expectation that the loser ever had.'),
    as: 'share',
    of(match) {
      const shares = winnersShares(match);
      return shares && Math.max(0, ...shares.map((share) => 1 - share));
    },
  },
  decisiveness: {
    name: said('Partido decidido', 'Decisiveness'),
    help: said(
      'Parte del partido que queda cuando el ganador se pone por delante para siempre.',
      'Part of the match that is left once the winner is ahead for good.',
    ),
    as: 'share',
    of(match) {
      const shares = winnersShares(match);
      if (!shares || shares.length === 0) return null;
      return (shares.length - 1 - shares.findLastIndex((share) => share <= 0.5)) / shares.length;
    },
  },
  leads: {
    name: said('Cambios de favorito', 'Lead changes'),
    help: said(
      'Veces por partido que cambia quién espera ganar.',
      'How often in a match the one expected to win changes.',
    ),
    as: 'number',
    of: ({ turns }) => changes(turns.map(({ share }) => Math.sign(share - EVEN))),
  },
  goalLeads: {
    name: said('Vuelcos en el marcador', 'Lead changes in goals'),
    help: said(
      'Veces por partido que cambia quién gana en goles.',
      'How often in a match the one with more goals changes.',
    ),
    as: 'number',
    of: ({ turns }) => changes(turns.map(({ home, away }) => Math.sign(home - away))),
  },
  stability: {
    name: said('Vaivén', 'Stability'),
    help: said(
      'Desviación típica de la esperanza del local en el partido: menos es más estable.',
      "Standard deviation of home's expectation within the match: less is more stable.",
    ),
    as: 'share',
    of({ turns }) {
      const shares = turns.slice(0, -1).map(({ share }) => share / FULL);
      if (shares.length < 2) return null;
      const middle = mean(shares);
      return Math.sqrt(mean(shares.map((share) => (share - middle) ** 2)));
    },
  },
  turns: {
    name: said('Turnos', 'Duration in turns'),
    help: said('Por partido.', 'A match.'),
    as: 'number',
    of: ({ row }) => row.turns,
  },
  decisions: {
    name: said('Decisiones', 'Duration in decisions'),
    help: said('De los dos bandos, por partido.', 'Of both sides, a match.'),
    as: 'number',
    of: ({ row }) => row.decisions,
  },
  minutes: {
    name: said('Minutos', 'Minutes'),
    help: said(
      `Estimados: ${PACE.decision} s por decisión con varias opciones y ${PACE.draw} s por dado o carta.`,
      `Estimated: ${PACE.decision} s for a decision with several options and ${PACE.draw} s for a die or a card.`,
    ),
    as: 'number',
    of: ({ row }) => (row.open * PACE.decision + row.draws * PACE.draw) / MINUTE,
  },
  decisionMoves: {
    name: said('Decisiones de verdad', 'Decision moves'),
    help: said('Decisiones en las que hay más de una opción.', 'Decisions in which there is more than one option.'),
    as: 'share',
    of: ({ row }) => (row.decisions === 0 ? null : row.open / row.decisions),
  },
  branching: {
    name: said('Opciones por decisión', 'Branching factor'),
    help: said('De media, donde hay más de una.', 'On average, where there is more than one.'),
    as: 'number',
    of: ({ row }) => (row.open === 0 ? null : row.offered / row.open),
  },
  coverage: {
    name: said('Tablero usado', 'Board coverage'),
    help: said('Casillas en las que acabó algún turno el balón.', 'Spaces on which the ball ended some turn.'),
    as: 'share',
    of: ({ turns, spaces }) => new Set(turns.map(({ space }) => space).filter((space) => space >= 0)).size / spaces,
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];
export const metricOf = (name: MetricName): Metric => METRICS[name];
