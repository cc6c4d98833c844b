import { type GameId, isGameId } from '../games/index.ts';

/** Where in the app one is; every place has an address that can be shared. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly game: GameId }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'online'; readonly id: string }
  | { readonly at: 'review'; readonly id: string }
  | { readonly at: 'rules'; readonly game: GameId }
  | { readonly at: 'import' }
  | { readonly at: 'settings' }
  | { readonly at: 'unknown'; readonly path: string };

const PLAIN = { '': 'home', import: 'import', settings: 'settings' } as const;

export function readRoute(path: string): Route {
  const [head = '', tail = '', ...rest] = path.split('/').filter((part) => part !== '');
  const unknown: Route = { at: 'unknown', path };
  if (rest.length > 0) return unknown;
  if (tail === '') return Object.hasOwn(PLAIN, head) ? { at: PLAIN[head as keyof typeof PLAIN] } : unknown;
  switch (head) {
    case 'play':
      return isGameId(tail) ? { at: 'setup', game: tail } : unknown;
    case 'rules':
      return isGameId(tail) ? { at: 'rules', game: tail } : unknown;
    case 'match':
    case 'online':
    case 'review':
      return { at: head, id: tail };
    default:
      return unknown;
  }
}
