import { router } from '../router.svelte.ts';
import { turns } from '../turns/turns.svelte.ts';

const KEY = 'cancha.round';
const LOOK_MILLIS = 3000;

/** Somebody goes from board to board of a simultaneous match; remembered while this tab is open. */
class Round {
  isOn = $state(sessionStorage.getItem(KEY) !== null);
  /** Goes on without being told to. */
  isByItself = $state(true);

  start(): void {
    this.isOn = true;
    sessionStorage.setItem(KEY, 'yes');
  }

  end(): void {
    this.isOn = false;
    sessionStorage.removeItem(KEY);
  }

  /** Looks again and again what waits; once the open board waits no longer, it goes to the next. The answer ends it. */
  follow(open: string): () => void {
    let hasWaited = false;
    const look = async (): Promise<void> => {
      await turns.load();
      const isWaiting = turns.mine.some(({ match }) => match === open);
      const next = turns.next(open);
      if (this.isByItself && hasWaited && !isWaiting && next) router.go(`/online/${next.match}`);
      hasWaited ||= isWaiting;
    };
    const timer = setInterval(() => void look(), LOOK_MILLIS);
    return () => clearInterval(timer);
  }
}

export const round = new Round();
