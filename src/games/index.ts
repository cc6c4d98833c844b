import type { Card } from '../core/card.ts';
import type { Said } from '../core/clause.ts';
import type { Football } from '../core/events.ts';
import type { Expert } from '../core/expert.ts';
import type { Formations } from '../core/formations.ts';
import type { GameWithTexts } from '../core/game.ts';
import type { Lessons } from '../core/lessons.ts';
import type { Rulebook } from '../core/rulebook.ts';
import type { Stage } from '../core/stage.ts';
import type { Story } from '../core/story.ts';
import type { Survey } from '../core/survey.ts';
import type { Targets } from '../core/targets.ts';
import type { Voice } from '../core/voice.ts';
import { card as city } from './city/card.ts';
import { card as eleven } from './eleven/card.ts';
import { card as mat } from './mat/card.ts';
import { card as tactics } from './tactics/card.ts';
import { card as torino } from './torino/card.ts';

/** A game as the programs around it need it: its rules, how it speaks, and what a frame has to know of it. */
export interface Room {
  readonly game: GameWithTexts;
  readonly voice: Voice;
  readonly stage: Stage;
  readonly football: Football;
  readonly story: Story;
  /** It is null where nobody is placed by hand. */
  readonly formations: Formations | null;
  readonly targets: Targets;
  readonly card: Card;
  /** What is known of it beyond its rules; loaded where somebody thinks. */
  expert(): Promise<Expert>;
  /** What a study asks of it; loaded where matches are played by the thousand. */
  survey(): Promise<Survey>;
  /** What it teaches; loaded where somebody learns. */
  lessons(): Promise<Lessons>;
  /** Chapters, pictures, words and what the booklet leaves open; loaded where somebody reads. */
  readonly rulebook: (() => Promise<Rulebook>) | null;
}

/** A game before it is loaded. */
interface Entry {
  readonly name: Said;
  /** It is that of the rules, as their Game says it. */
  readonly version: number;
  readonly card: Card;
  load(): Promise<Room>;
}

/** The registry: whatever runs over all games reads this list and nothing else. The quickest to learn stands first. */
export const REGISTRY = {
  torino: {
    name: { es: 'Torino', en: 'Torino' },
    version: 1,
    card: torino,
    load: () => import('./torino/room.ts').then(({ room }) => room),
  },
  mat: {
    name: { es: 'Fútbol de tapete', en: 'Mat football' },
    version: 2,
    card: mat,
    load: () => import('./mat/room.ts').then(({ room }) => room),
  },
  eleven: {
    name: { es: '11', en: '11' },
    version: 1,
    card: eleven,
    load: () => import('./eleven/room.ts').then(({ room }) => room),
  },
  tactics: {
    name: { es: 'Soccer Tactics World', en: 'Soccer Tactics World' },
    version: 2,
    card: tactics,
    load: () => import('./tactics/room.ts').then(({ room }) => room),
  },
  city: {
    name: { es: 'Soccer City', en: 'Soccer City' },
    version: 2,
    card: city,
    load: () => import('./city/room.ts').then(({ room }) => room),
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type GameId = keyof typeof REGISTRY;
export const GAME_IDS = Object.keys(REGISTRY) as GameId[];
export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(REGISTRY, id);
export const loadRoom = (id: GameId): Promise<Room> => REGISTRY[id].load();
