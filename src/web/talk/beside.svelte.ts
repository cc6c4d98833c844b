import { getContext, setContext } from 'svelte';
import type Again from './Again.svelte';
import type Talk from './Talk.svelte';
import type { TalkControl } from './talk.svelte.ts';

/** What stands beside a match on a server: loaded with it, and not with one on this device. */
export interface Beside {
  readonly control: TalkControl;
  readonly Talk: typeof Talk;
  readonly Again: typeof Again;
}

class Holder {
  parts: Beside | null = $state.raw(null);
}

const KEY = Symbol('beside');

/** For the page of a match, which fills it when it knows that there is a server. */
export const holdBeside = (): Holder => setContext(KEY, new Holder());
export const getBeside = (): Holder | undefined => getContext<Holder | undefined>(KEY);

export async function openBeside(match: string, key: string | null): Promise<Beside> {
  const [talk, panel, again] = await Promise.all([
    import('./talk.svelte.ts'),
    import('./Talk.svelte'),
    import('./Again.svelte'),
  ]);
  return { control: new talk.TalkControl(match, key), Talk: panel.default, Again: again.default };
}
