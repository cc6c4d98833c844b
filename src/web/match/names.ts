import { LEVEL_NAMES, LEVELS } from '../../bots/names.ts';
import { SIDES, type Side } from '../../core/game.ts';
import { SIDE_NAMES } from '../../core/voice.ts';
import type { Member, Table } from '../../match/table.ts';
import { said, t } from '../i18n/t.svelte.ts';

/** What the sides are called besides «Local» and «Visitante»; null where nobody has given a name. */
export type Names = Readonly<Record<Side, string | null>>;

/** «Local» or «Visitante»: what the commentator and the rules call a side. */
export const sideWord = (side: Side): string => said(SIDE_NAMES[side]!);

/** A name as it was written down, unless it is only the side's word in some language. */
export const givenName = (name: string, side: Side): string | null =>
  name === '' || Object.values(SIDE_NAMES[side]!).includes(name) ? null : name;

function memberName({ name, bot }: Member, side: Side): string | null {
  const level = LEVELS.find((each) => each === bot);
  return level ? t('name.bot', { level: said(LEVEL_NAMES[level]) }) : givenName(name, side);
}

const isBotSide = (table: Table, side: Side): boolean => table[side].every(({ bot }) => bot !== null);

/** The one side that a person plays against a bot. */
export const ownSide = (table: Table): Side | null => {
  const people = SIDES.filter((side) => !isBotSide(table, side));
  return people.length === 1 ? people[0]! : null;
};

function nameOf(table: Table, side: Side, own: Side | null): string | null {
  const names = table[side].map((member) => memberName(member, side)).filter((name) => name !== null);
  const name = names.length > 0 ? names.join(', ') : null;
  if (side !== own) return name ?? (own === null ? null : t('name.rival'));
  if (name === null) return t('name.you');
  return t(table[side].length > 1 ? 'name.ours' : 'name.youToo', { name });
}

/** `own` is the side of whoever looks, where it is one. */
export const namesOf = (table: Table, own: Side | null): Names => ({
  home: nameOf(table, 'home', own),
  away: nameOf(table, 'away', own),
});

/** What to call a side where there is room for one word. */
export const titleOf = (names: Names, side: Side): string => names[side] ?? sideWord(side);
