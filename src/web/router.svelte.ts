import { type Route, readRoute } from './route.ts';

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
