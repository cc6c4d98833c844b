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

class Router {
  route: Route = $state.raw(readRoute(location.pathname));
  hash: string = $state(location.hash.slice(1));

  #read(): void {
    this.route = readRoute(location.pathname);
    this.hash = location.hash.slice(1);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Follows the browser's buttons, and links inside the app without loading the page again. */
  listen(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
