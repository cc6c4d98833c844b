import type { Said } from '../../core/clause.ts';
import { ask } from '../people/api.ts';
import { settings } from '../settings.svelte.ts';

type State = 'unknown' | 'impossible' | 'denied' | 'off' | 'on';

const NOT_NOW: Said = {
  es: 'El navegador no deja avisar ahora. Inténtalo más tarde.',
  en: 'The browser does not let us call now. Try again later.',
};
const READY_MILLIS = 5000;

const isPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The service worker, where there is one soon. */
const worker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), READY_MILLIS)),
  ]);

/** What the browser has been given before. */
const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether this browser is called when it is one's turn. Nobody is asked for leave before he has touched the switch. */
class LivePush {
  state: State = $state('unknown');

  /** How it stands; the server hears again of a browser that it may have forgotten, and in which language to call. */
  async look(): Promise<void> {
    if (!isPossible()) this.state = 'impossible';
    else if (Notification.permission === 'denied') this.state = 'denied';
    else {
      const kept = await subscription();
      this.state = kept && Notification.permission === 'granted' ? 'on' : 'off';
      if (kept && this.state === 'on') await this.#tell(kept);
    }
  }

  async turnOn(): Promise<Said | null> {
    if ((await Notification.requestPermission()) !== 'granted') {
      await this.look();
      return null;
    }
    const [registration, own] = [await worker(), await ask<{ key: string }>('GET', '/me/push')];
    if (!own.ok) return own.error;
    try {
      const made = await registration?.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: own.value.key,
      });
      if (!made) return NOT_NOW;
      const failed = await this.#tell(made);
      if (!failed) this.state = 'on';
      return failed;
    } catch {
      return NOT_NOW;
    }
  }

  async turnOff(): Promise<Said | null> {
    const kept = isPossible() ? await subscription() : null;
    this.state = 'off';
    if (!kept) return null;
    const { endpoint } = kept;
    await kept.unsubscribe();
    const done = await ask('DELETE', '/me/push', { endpoint });
    return done.ok ? null : done.error;
  }

  async #tell(kept: PushSubscription): Promise<Said | null> {
    const { endpoint, keys = {} } = kept.toJSON();
    const done = await ask('POST', '/me/push', {
      endpoint,
      p256dh: keys['p256dh'],
      auth: keys['auth'],
      lang: settings.lang,
    });
    return done.ok ? null : done.error;
  }
}

export const push = new LivePush();
