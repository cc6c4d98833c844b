import * as v from 'valibot';
import { LANGS, type Lang } from '../core/clause.ts';

const KEY = 'cancha.settings';

const byBrowser = (): Lang => {
  for (const wish of navigator.languages) {
    const lang = LANGS.find((known) => wish.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return 'es';
};

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const PACES = ['calm', 'normal', 'quick', 'instant'] as const;
export const TEXTS = ['normal', 'large'] as const;
export const PIECES = ['classic', 'contrast'] as const;

/** Milliseconds of one movement, and from the beginning of one event to that of the next. */
const PACE_MILLIS = { calm: 620, normal: 300, quick: 180, instant: 0 } as const;
const GAP_MILLIS = { calm: 950, normal: 430, quick: 200, instant: 0 } as const;

const Settings = v.object({
  lang: v.fallback(v.nullable(v.picklist(LANGS)), null),
  theme: v.fallback(v.picklist(THEMES), 'auto'),
  sound: v.fallback(v.boolean(), true),
  motion: v.fallback(v.picklist(MOTIONS), 'auto'),
  pace: v.fallback(v.picklist(PACES), 'normal'),
  text: v.fallback(v.picklist(TEXTS), 'normal'),
  pieces: v.fallback(v.picklist(PIECES), 'classic'),
  confirm: v.fallback(v.boolean(), true),
  /** A turn in which nothing is left to decide ends by itself. */
  autoEnd: v.fallback(v.boolean(), true),
  name: v.fallback(v.pipe(v.string(), v.maxLength(40)), ''),
});
type SettingsData = v.InferOutput<typeof Settings>;

/** Whatever is stored, something usable comes out: what can't be read is the default. */
export function readSettings(text: string | null): SettingsData {
  let stored: unknown = {};
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    // A broken entry counts as none.
  }
  return v.parse(Settings, typeof stored === 'object' && stored !== null ? stored : {});
}

const media = (query: string): MediaQueryList => matchMedia(query);

class LiveSettings {
  data: SettingsData = $state(readSettings(localStorage.getItem(KEY)));
  #systemDark = $state(media('(prefers-color-scheme: dark)').matches);
  #systemLess = $state(media('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    media('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#systemDark = event.matches;
    });
    media('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.#systemLess = event.matches;
    });
  }

  get lang(): Lang {
    return this.data.lang ?? byBrowser();
  }
  get isDark(): boolean {
    return this.data.theme === 'dark' || (this.data.theme === 'auto' && this.#systemDark);
  }
  get lessMotion(): boolean {
    return this.data.motion === 'less' || (this.data.motion === 'auto' && this.#systemLess);
  }
  get pace(): number {
    return this.lessMotion ? 0 : PACE_MILLIS[this.data.pace];
  }
  /** Also where nothing moves, one thing is told after the other. */
  get gap(): number {
    return GAP_MILLIS[this.data.pace];
  }
  get isCalm(): boolean {
    return this.data.pace === 'calm';
  }

  replace(data: unknown): void {
    this.data = readSettings(JSON.stringify(data));
  }

  /** Keeps the page and the store in step; to be called inside an effect. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.lang;
    page.dataset['theme'] = this.isDark ? 'dark' : 'light';
    page.dataset['motion'] = this.lessMotion ? 'less' : 'full';
    page.dataset['text'] = this.data.text;
    page.dataset['pieces'] = this.data.pieces;
    localStorage.setItem(KEY, JSON.stringify(this.data));
  }
}

export const settings = new LiveSettings();
