import { type GameId, isGameId } from '../games/index.ts';

/** Where in the app one is; every place has an address that can be shared. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly game: GameId }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'online'; readonly id: string }
  | { readonly at: 'review'; readonly id: string }
  | { readonly at: 'rules'; readonly game: GameId }
  | { readonly at: 'learn'; readonly game: GameId }
  | { readonly at: 'lesson'; readonly game: GameId; readonly lesson: string }
  | { readonly at: 'summary'; readonly game: GameId }
  | { readonly at: 'edit'; readonly game: GameId }
  | { readonly at: 'puzzles'; readonly game: GameId }
  | { readonly at: 'mine' }
  | { readonly at: 'calibration' }
  | { readonly at: 'lobby' }
  | { readonly at: 'account' }
  | { readonly at: 'person'; readonly id: string }
  | { readonly at: 'tournaments' }
  | { readonly at: 'newTournament' }
  | { readonly at: 'tournament'; readonly id: string }
  | { readonly at: 'handover' }
  | { readonly at: 'leaders'; readonly game: GameId }
  | { readonly at: 'docs' }
  | { readonly at: 'family' }
  | { readonly at: 'let-in' }
  | { readonly at: 'classes' }
  | { readonly at: 'class'; readonly id: string }
  | { readonly at: 'join'; readonly link: string }
  | { readonly at: 'train' }
  | { readonly at: 'import' }
  | { readonly at: 'lab' }
  | { readonly at: 'settings' }
  | { readonly at: 'unknown'; readonly path: string };

const PLAIN = {
  '': 'home',
  lobby: 'lobby',
  tournaments: 'tournaments',
  account: 'account',
  handover: 'handover',
  docs: 'docs',
  family: 'family',
  classes: 'classes',
  import: 'import',
  lab: 'lab',
  settings: 'settings',
  mine: 'mine',
  puzzles: 'train',
  calibration: 'calibration',
} as const;

export function readRoute(path: string): Route {
  const [head = '', tail = '', ...rest] = path.split('/').filter((part) => part !== '');
  const unknown: Route = { at: 'unknown', path };
  const [lesson, ...more] = rest;
  if (head === 'learn' && isGameId(tail) && more.length === 0)
    return lesson === undefined ? { at: 'learn', game: tail } : { at: 'lesson', game: tail, lesson };
  if (rest.length > 0) return unknown;
  if (tail === '') return Object.hasOwn(PLAIN, head) ? { at: PLAIN[head as keyof typeof PLAIN] } : unknown;
  switch (head) {
    case 'play':
      return isGameId(tail) ? { at: 'setup', game: tail } : unknown;
    case 'rules':
    case 'summary':
    case 'edit':
    case 'puzzles':
    case 'leaders':
      return isGameId(tail) ? { at: head, game: tail } : unknown;
    case 'family':
      return tail === 'in' ? { at: 'let-in' } : unknown;
    case 'classes':
      return { at: 'class', id: tail };
    case 'class':
      return { at: 'join', link: tail };
    case 'tournaments':
      return tail === 'new' ? { at: 'newTournament' } : { at: 'tournament', id: tail };
    case 'people':
      return { at: 'person', id: tail };
    case 'match':
    case 'online':
    case 'review':
      return { at: head, id: tail };
    default:
      return unknown;
  }
}
