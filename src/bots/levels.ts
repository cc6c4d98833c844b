import { type Expert, type Habits, NO_LAPSES, type Searcher, type Sense, type Slips } from '../core/expert.ts';
import type { Room } from '../games/index.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { BotName } from './names.ts';
import { randomBot } from './random.ts';
import { SearchBot, type SearchSettings, STANDARD } from './search/search.ts';
import { uctBot } from './search/uct.ts';

/** They see what is good, but not how good: the loss that makes an action e times less likely. */
const FIRST_STEPS_TEMPERATURE = 0.2;
const BEGINNER_TEMPERATURE = 0.012;
const CLUB = { nodes: 12 };
const PRO = { nodes: 100 };
const MASTER = { nodes: 2_000 };
/** Its nodes are single states, those of the tree search states with all their actions. */
const ALPHA_BETA_NODES = 60_000;

const SEARCHERS: Readonly<Record<Searcher, Partial<SearchSettings>>> = { club: CLUB, pro: PRO, master: MASTER };
const isSearcher = (name: BotName): name is Searcher => name in SEARCHERS;

/** All but the strongest are held to instinct. */
const FREE_OF_INSTINCT: Searcher = 'master';

/** How careful levels are where an expert says nothing else. */
const SLIPS: Slips = { club: 1 / 3 };

const MAKERS: Readonly<Record<Exclude<BotName, Searcher>, (expert: Expert) => Bot>> = {
  random: () => randomBot,
  greedy: ({ firstSight }) => greedyBot(firstSight),
  uct: () => uctBot,
  'first-steps': ({ firstSight, instinct }) =>
    greedyBot(firstSight, { temperature: FIRST_STEPS_TEMPERATURE, instinct, lapses: instinct?.lapses ?? NO_LAPSES }),
  beginner: ({ firstSight, instinct }) =>
    greedyBot(firstSight, { temperature: BEGINNER_TEMPERATURE, instinct, lapses: NO_LAPSES }),
};

/** How the search spends its nodes in a game. */
export const settingsOf = (habits: Partial<Habits>): SearchSettings => ({ ...STANDARD, ...habits });

/** The nodes that the strongest level spends on a decision. */
export const masterNodes = ({ sense }: Pick<Expert, 'sense'>): number => (sense ? ALPHA_BETA_NODES : MASTER.nodes);

async function alphaBeta(sense: Sense): Promise<Bot> {
  const { AlphaBetaBot } = await import('./search/alphabeta.ts');
  return new AlphaBetaBot(sense, ALPHA_BETA_NODES);
}

/** The bot of that name, with what the room's expert knows of the game. */
export async function loadBot(name: BotName, room: Pick<Room, 'expert'>): Promise<Bot> {
  const expert = await room.expert();
  if (!isSearcher(name)) return MAKERS[name](expert);
  const { inSearch, habits, slips, sense, instinct } = expert;
  if (name === 'master' && sense) return alphaBeta(sense);
  const settings = { ...settingsOf(habits), ...SEARCHERS[name] };
  const slip = { ...SLIPS, ...slips }[name] ?? 0;
  const noise = slip * settings.temperature;
  return new SearchBot(inSearch, { ...settings, noise, instinct: name === FREE_OF_INSTINCT ? null : instinct });
}
