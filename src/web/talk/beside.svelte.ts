import { getContext, setContext } from 'svelte';
import type Carry from '../people/Carry.svelte';
import type Again from './Again.svelte';
import type Mates from './Mates.svelte';
import type Pointing from './Pointing.svelte';
import type Talk from './Talk.svelte';
import type { TalkControl } from './talk.svelte.ts';

/** What stands beside a match on a server: loaded with it, and not with one on this device. */
export interface Beside {
  readonly control: TalkControl;
  readonly Talk: typeof Talk;
  readonly Again: typeof Again;
  readonly Pointing: typeof Pointing;
  readonly Mates: typeof Mates;
  readonly Carry: typeof Carry;
}

class Holder {
  parts: Beside | null = $state.raw(null);
}

const KEY = Symbol('beside');

/** For the page of a match, which fills it when it knows that there is a server. */
export const holdBeside = (): Holder => setContext(KEY, new Holder());
export const getBeside = (): Holder | undefined => getContext<Holder | undefined>(KEY);

export async function openBeside(match: string, key: string | null): Promise<Beside> {
  const [talk, panel, again, pointing, mates, carry] = await Promise.all([
    import('./talk.svelte.ts'),
    import('./Talk.svelte'),
    import('./Again.svelte'),
    import('./Pointing.svelte'),
    import('./Mates.svelte'),
    import('../people/Carry.svelte'),
  ]);
  return {
    control: new talk.TalkControl(match, key),
    Talk: panel.default,
    Again: again.default,
    Pointing: pointing.default,
    Mates: mates.default,
    Carry: carry.default,
  };
}
