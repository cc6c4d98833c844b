import { LEVEL_NAMES, type Level } from '../../bots/names.ts';
import type { Lang } from '../../core/clause.ts';
import type { GameId } from '../../games/index.ts';
import { REGISTRY } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { divisionsOf, leagueCalendar } from '../../match/tournament/index.ts';
import { arenaEnd, type EntrantView, roundTime, type TournamentView } from '../../protocol/tournament.ts';

/** Lines of a calendar are cut where they would be longer, in bytes. */
const MOST_BYTES = 73;
const HOUR: Millis = 3_600_000;

const WORDS = {
  es: { day: 'Jornada', rests: 'descansa' },
  en: { day: 'Matchday', rests: 'rests' },
} as const satisfies Record<Lang, object>;

const stamp = (at: Millis): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A line that is too long goes on in the next, behind a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > MOST_BYTES) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

export const entrantName = ({ name, level }: Pick<EntrantView, 'name' | 'level'>, lang: Lang): string =>
  level === null ? name : `${LEVEL_NAMES[level as Level][lang]} ${name}`;

interface Day {
  readonly key: string;
  readonly from: Millis;
  readonly to: Millis;
  readonly title: string;
  readonly text: string;
}

/** The days of a tournament as iCalendar (RFC 5545): the rounds of a league at leisure, otherwise the evening that it takes. */
export function calendarOf(view: TournamentView, address: string, lang: Lang, entrant: string | null): string {
  const game = REGISTRY[view.game as GameId].name[lang];
  const title = `${view.name} · ${game}`;
  const days = view.kind === 'league' && view.pace.kind === 'leisure' ? rounds(view, lang, entrant) : evening(view);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cancha//Tournaments//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(title)}`,
    ...days.flatMap(({ key, from, to, title: what, text }) => [
      'BEGIN:VEVENT',
      `UID:${view.id}-${key}@cancha`,
      `DTSTAMP:${stamp(view.now)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      `SUMMARY:${escaped(what === '' ? title : `${view.name} · ${what}`)}`,
      ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
      `URL:${address}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function evening(view: TournamentView): Day[] {
  const from = view.began ?? view.starts;
  if (from === null) return [];
  return [{ key: '0', from, to: arenaEnd({ ...view, began: from }) ?? from + 2 * HOUR, title: '', text: '' }];
}

function rounds(view: TournamentView, lang: Lang, entrant: string | null): Day[] {
  const { began, entrants, terms } = view;
  if (began === null) return evening(view);
  const { day, rests } = WORDS[lang];
  const names = new Map(entrants.map((each) => [each.entrant, entrantName(each, lang)]));
  const calendars = divisionsOf(entrants).map((division) => leagueCalendar(division.map((each) => each.entrant)));
  const count = Math.max(...calendars.map(({ length }) => length));
  return Array.from({ length: count }, (_, i) => {
    const pairs = calendars
      .flatMap((calendar) => calendar[i] ?? [])
      .filter(({ home, away }) => entrant === null || home === entrant || away === entrant)
      .map(({ home, away }) =>
        away === null ? `${names.get(home)} ${rests}` : `${names.get(home)} – ${names.get(away)}`,
      );
    const [from, to] = roundTime(began, terms, i + 1);
    return { key: String(i + 1), from, to, title: `${day} ${i + 1}`, text: pairs.join('\n') };
  });
}
