import { inside, outside } from './base.ts';
import { type Route, readRoute } from './route.ts';

/** For so many frames a page that one comes back to may take to be drawn. */
const MOST_FRAMES = 120;

/** Back to where one was on a page, as soon as it is long enough. */
function scrollBack(y: number, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (frames === 0 || document.documentElement.scrollHeight - innerHeight >= y) scrollTo(0, y);
    else scrollBack(y, frames - 1);
  });
}

class Router {
  route: Route = $state.raw(readRoute(inside(location.pathname)));
  hash: string = $state(location.hash.slice(1));
  /** The path inside the app from which one came here; empty where this is the first. */
  from: string = $state('');
  #path = inside(location.pathname);

  #read(): void {
    this.hash = location.hash.slice(1);
    const path = inside(location.pathname);
    if (path === this.#path) return;
    this.from = this.#path;
    this.#path = path;
    this.route = readRoute(this.#path);
  }

  go(path: string): void {
    history.replaceState({ y: scrollY }, '');
    history.pushState(null, '', outside(path));
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Follows the browser's buttons, and links inside the app without loading the page again. */
  listen(): void {
    addEventListener('popstate', ({ state }: PopStateEvent) => {
      this.#read();
      if (state) scrollBack((state as { y: number }).y);
    });
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      // Within the page the browser knows best, and takes the focus along.
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(inside(link.pathname) + link.search + link.hash);
    });
  }
}

export const router = new Router();
