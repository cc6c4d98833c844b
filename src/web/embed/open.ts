import { mount } from 'svelte';
import { LANGS } from '../../core/clause.ts';
import { accentSheet } from '../accents.ts';
import { inside } from '../base.ts';
import { settings } from '../settings.svelte.ts';
import Embed from './Embed.svelte';

const THEMES = ['light', 'dark'] as const;

/** What the address says: `/embed/record/<id>` or `/embed/match/<id>`, with `lang` and `theme`. Nothing of it is kept. */
export function open(): void {
  const wishes = new URLSearchParams(location.search);
  const lang = LANGS.find((each) => each === wishes.get('lang'));
  if (lang) settings.data.lang = lang;
  const theme = THEMES.find((each) => each === wishes.get('theme')) ?? (settings.isDark ? 'dark' : 'light');
  const page = document.documentElement;
  page.lang = settings.lang;
  page.dataset['theme'] = theme;
  page.dataset['motion'] = settings.lessMotion ? 'less' : 'full';
  document.head.append(accentSheet());
  const [, , kind = '', id = ''] = inside(location.pathname).split('/');
  mount(Embed, { target: document.getElementById('app')!, props: { kind, id } });
}
