import { SIDES, type Side } from '../core/game.ts';
import { SIDE_NAMES } from '../core/voice.ts';
import { GRADE_WORDS } from '../lab/marks.ts';
import { resultText } from '../match/record.ts';
import type { Studied } from './analyse.ts';
import type { Say } from './lang.ts';
import { percent } from './screen.ts';
import { bandText, errorText, LEDGER_WORDS, ledgerRows, pointsOf, type Row, withoutLuckText } from './studyWords.ts';

/** One HTML file with everything in it: no script, no font and no picture is asked for. */

const WIDTH = 720;
const HEIGHT = 160;
const BAR = 300;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 760px; padding: 16px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 4px 8px; text-align: start; vertical-align: top; }
td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
td.n, th.n { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.ground { fill: color-mix(in srgb, currentColor 8%, transparent); }
.line { fill: none; stroke: currentColor; stroke-width: 2; }
.middle { stroke: currentColor; opacity: .5; stroke-dasharray: 4 4; }
.home { fill: #d9481c; stroke: #d9481c; } .away { fill: #2458c5; stroke: #2458c5; }
.goal { stroke-width: 2; stroke-dasharray: 2 2; }
.total { fill: currentColor; opacity: .5; }
td.bar { width: 45%; }
`;

/** The steps that brought a goal, and whose. */
function goalsOf({ room, match }: Studied): { step: number; side: Side }[] {
  const goals: { step: number; side: Side }[] = [];
  let step = 0;
  match.history.walk(0, (_, __, events) => {
    step++;
    for (const told of events.flatMap(room.football))
      if (told.type === 'goal' || (told.type === 'kick' && told.isGoal)) goals.push({ step, side: told.side });
  });
  return goals;
}

function chart(one: Studied, say: Say): string {
  const { course, marks } = one.study;
  const x = (step: number): string => ((WIDTH * step) / Math.max(1, course.length - 1)).toFixed(1);
  const y = (share: number): string => (HEIGHT * (1 - share)).toFixed(1);
  const line = course.map((share, step) => `${x(step)} ${y(share)}`).join('L');
  const dots = marks.map(
    ({ step, side, grade }) =>
      `<circle class="${side}" cx="${x(step)}" cy="${y(course[step]!)}" r="5">` +
      `<title>${step} ${escaped(say(GRADE_WORDS[grade].name))}</title></circle>`,
  );
  const goals = goalsOf(one).map(
    ({ step, side }) =>
      `<path class="goal ${side}" d="M${x(step)} 0V${HEIGHT}"><title>${step} ${escaped(say(HEADS.goal))}</title></path>`,
  );
  const label = say({ es: 'Parte del partido del local, paso a paso', en: "Home's share of the match, step by step" });
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}"><rect class="ground" width="${WIDTH}" ` +
    `height="${HEIGHT}"/><path class="middle" d="M0 ${HEIGHT / 2}H${WIDTH}"/><path class="line" d="M${line}"/>` +
    `${goals.join('')}${dots.join('')}</svg>`
  );
}

const HEADS = {
  step: { es: 'Paso', en: 'Step' },
  side: { es: 'Equipo', en: 'Side' },
  played: { es: 'Se jugó', en: 'Played' },
  better: { es: 'Mejor', en: 'Better' },
  cost: { es: 'Puntos', en: 'Points' },
  goal: { es: 'gol', en: 'goal' },
  marks: { es: 'Decisiones que costaron', en: 'Decisions that cost' },
  ledger: { es: 'Dónde se ganó el partido', en: 'Where the match was won' },
  title: { es: 'Análisis', en: 'Analysis' },
} as const;

/** Each line of the book with its bar: the next begins where one ends. */
function waterfall(rows: readonly Row[]): (Row & { readonly bar: string })[] {
  let at = 0;
  const spans = rows.map(({ kind, share }) => {
    const isTotal = kind === 'start' || kind === 'final';
    const from = isTotal ? 0 : at;
    at = from + share;
    return {
      className: isTotal ? 'total' : share < 0 ? 'away' : 'home',
      low: Math.min(from, at),
      high: Math.max(from, at),
    };
  });
  const low = Math.min(0, ...spans.map((span) => span.low));
  const wide = Math.max(1, ...spans.map((span) => span.high)) - low;
  const part = (share: number): string => ((BAR * share) / wide).toFixed(1);
  return rows.map((row, i) => {
    const { className, low: from, high } = spans[i]!;
    const rect = `<rect class="${className}" x="${part(from - low)}" width="${part(high - from)}" height="12"/>`;
    return { ...row, bar: `<svg viewBox="0 0 ${BAR} 12" aria-hidden="true">${rect}</svg>` };
  });
}

function section(one: Studied, say: Say): string {
  const { room, match, study, file } = one;
  const labelAt = (step: number, action: string): string =>
    say(room.voice.action(action, room.game.writePosition(match.history.at(step - 1))));
  const marks = study.marks.map(
    ({ step, side, action, best, value, loss, grade, reasons }) =>
      `<tr><td class="n">${step}</td><td>${escaped(say(SIDE_NAMES[side]!))}</td><td>${escaped(labelAt(step, action))} ` +
      `<b>${GRADE_WORDS[grade].sign}</b></td><td>${escaped(labelAt(step, best))} (${percent(value)})` +
      `${reasons.map((reason) => `<br><small>${escaped(say(reason))}</small>`).join('')}</td>` +
      `<td class="n">${pointsOf(-loss)}</td></tr>`,
  );
  const rows = waterfall(ledgerRows(study.ledger)).map(
    ({ kind, share, bar }) =>
      `<tr><td>${escaped(say(LEDGER_WORDS[kind]))}</td><td class="bar">${bar}</td><td class="n">${pointsOf(share)}</td></tr>`,
  );
  const sides = SIDES.map((side) => {
    const { withoutLuck, error, bands } = study.sides[side];
    const skill = error ? `; ${say(errorText(error))}${say(bandText(bands))}` : '';
    return `<p>${escaped(`${say(SIDE_NAMES[side]!)}: ${say(withoutLuckText(withoutLuck))}${skill}`)}.</p>`;
  });
  const result = match.turn.kind === 'over' ? resultText(match.turn.result) : '*';
  const head = (['step', 'side', 'played', 'better', 'cost'] as const)
    .map((name) => `<th>${say(HEADS[name])}</th>`)
    .join('');
  return [
    `<section><h2>${escaped(say(room.game.name))} · ${escaped(result)} · ${escaped(file)}</h2>`,
    chart(one, say),
    ...sides,
    `<h3>${say(HEADS.ledger)}</h3><table>${rows.join('')}</table>`,
    `<h3>${say(HEADS.marks)}</h3><table><tr>${head}</tr>${marks.join('')}</table></section>`,
  ].join('\n');
}

export const pageOf = (all: readonly Studied[], say: Say): string =>
  [
    `<!doctype html><html lang="${say({ es: 'es', en: 'en' })}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Cancha · ${say(HEADS.title)}</title>`,
    `<style>${STYLE}</style></head><body><h1>Cancha · ${say(HEADS.title)}</h1>`,
    ...all.map((one) => section(one, say)),
    '</body></html>\n',
  ].join('\n');
