import type { Said } from '../core/clause.ts';
import type { Game } from '../core/game.ts';
import type { Voice } from '../core/voice.ts';

/** A game as the programs around it need it: its rules and its voice. */
export interface Room {
  readonly game: Game;
  readonly voice: Voice;
}

interface Entry {
  readonly name: Said;
  /** Of the rules, as their Game says it: known before they are loaded. */
  readonly version: number;
  load(): Promise<Room>;
}

/** The registry: whatever runs over all games reads this list and nothing else. */
export const REGISTRY = {
  torino: {
    name: { es: 'Torino', en: 'Torino' },
    version: 1,
    load: async () => {
      const [rules, voice] = await Promise.all([import('./torino/rules.ts'), import('./torino/voice.ts')]);
      return { game: rules.torino, voice: voice.voice };
    },
  },
  eleven: {
    name: { es: '11', en: '11' },
    version: 1,
    load: async () => {
      const [rules, voice] = await Promise.all([import('./eleven/rules.ts'), import('./eleven/voice.ts')]);
      return { game: rules.eleven, voice: voice.voice };
    },
  },
  mat: {
    name: { es: 'Fútbol de tapete', en: 'Mat football' },
    version: 2,
    load: async () => {
      const [rules, voice] = await Promise.all([import('./mat/rules.ts'), import('./mat/voice.ts')]);
      return { game: rules.mat, voice: voice.voice };
    },
  },
  tactics: {
    name: { es: 'Soccer Tactics World', en: 'Soccer Tactics World' },
    version: 2,
    load: async () => {
      const [rules, voice] = await Promise.all([import('./tactics/rules.ts'), import('./tactics/voice.ts')]);
      return { game: rules.tactics, voice: voice.voice };
    },
  },
  city: {
    name: { es: 'Soccer City', en: 'Soccer City' },
    version: 2,
    load: async () => {
      const [rules, voice] = await Promise.all([import('./city/rules.ts'), import('./city/voice.ts')]);
      return { game: rules.city, voice: voice.voice };
    },
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type GameId = keyof typeof REGISTRY;
export const GAME_IDS = Object.keys(REGISTRY) as GameId[];
export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(REGISTRY, id);
export const loadRoom = (id: GameId): Promise<Room> => REGISTRY[id].load();
