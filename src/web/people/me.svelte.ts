import type { Said } from '../../core/clause.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { settings } from '../settings.svelte.ts';
import { exportAll, importAll } from '../store/backup.ts';
import { push } from '../turns/push.svelte.ts';
import { ask } from './api.ts';

/** Who the person at this page is to the server. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  /** Whether everybody may see his profile. */
  readonly isPublic: boolean;
  /** A program plays with this account. */
  readonly isBot: boolean;
  /** An adult answers for him, and has given him his name. */
  readonly isChild: boolean;
  /** Whether he has shown who he is a short while ago: otherwise what matters is not changed. */
  readonly isFresh: boolean;
  readonly hasPassword: boolean;
  readonly passkeys: readonly { readonly id: string; readonly label: string; readonly made: number }[];
  /** How many recovery codes are left. */
  readonly codes: number;
}

interface Told {
  readonly person: Me | null;
  readonly codes?: readonly string[];
}

const NO_PASSKEY: Said = {
  es: 'El navegador no ha dado ninguna llave. Inténtalo de nuevo.',
  en: 'The browser gave no passkey. Try again.',
};

/** Whether this browser makes passkeys here: it does on https and on localhost. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

class LiveMe {
  /** Undefined until the server has said it. */
  person: Me | null | undefined = $state.raw();
  /** New recovery codes: they are shown this once. */
  codes: readonly string[] = $state.raw([]);

  #take(told: Result<Told, Said>): Said | null {
    if (!told.ok) return told.error;
    this.person = told.value.person;
    if (told.value.codes) this.codes = told.value.codes;
    return null;
  }

  async load(): Promise<Said | null> {
    return this.#take(await ask<Told>('GET', '/me'));
  }

  /** Whoever plays online has a name there, and nothing more, until he wants more. */
  async beSomebody(name: string): Promise<Said | null> {
    if (this.person === undefined) {
      const failed = await this.load();
      if (failed) return failed;
    }
    if (this.person && (!this.person.isGuest || this.person.isChild || this.person.name === name)) return null;
    return this.#take(await ask<Told>('POST', '/me/guest', { name }));
  }

  async register(name: string, password: string): Promise<Said | null> {
    const failed = this.#take(await ask<Told>('POST', '/accounts', { name, password }));
    return failed ?? this.#moveIn();
  }

  async signIn(name: string, password: string): Promise<Said | null> {
    const failed = this.#take(await ask<Told>('POST', '/session', { name, password }));
    return failed ?? this.#moveIn();
  }

  async recover(name: string, code: string, password: string): Promise<Said | null> {
    const failed = this.#take(await ask<Told>('POST', '/session/recovery', { name, code, password }));
    return failed ?? this.#moveIn();
  }

  /** A passkey for the account there is, or an account by a passkey. */
  async addPasskey(name: string): Promise<Said | null> {
    const guest = await this.beSomebody(name);
    if (guest) return guest;
    const wasGuest = this.person?.isGuest === true;
    const offer = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options', { name });
    if (!offer.ok) return offer.error;
    const made = await passkey(() =>
      navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(offer.value) }),
    );
    if (!made.ok) return made.error;
    const label = new Date().toISOString().slice(0, 10);
    const failed = this.#take(await ask<Told>('POST', '/me/passkeys', { name, label, response: made.value }));
    return failed ?? (wasGuest ? this.#moveIn() : null);
  }

  async usePasskey(): Promise<Said | null> {
    const asked = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/session/passkey/options', {});
    if (!asked.ok) return asked.error;
    const used = await passkey(() =>
      navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked.value) }),
    );
    if (!used.ok) return used.error;
    const failed = this.#take(await ask<Told>('POST', '/session/passkey', { response: used.value }));
    return failed ?? this.#moveIn();
  }

  /** Goes on as whoever has asked for that on another device. */
  async useHandover(token: string): Promise<Said | null> {
    const failed = this.#take(await ask<Told>('POST', '/session/handover', { token }));
    return failed ?? this.#moveIn();
  }

  async removePasskey(id: string): Promise<Said | null> {
    return this.#take(await ask<Told>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`));
  }

  async rename(name: string): Promise<Said | null> {
    return this.#take(await ask<Told>('PATCH', '/me', { name }));
  }

  async setPublic(isPublic: boolean): Promise<Said | null> {
    return this.#take(await ask<Told>('PATCH', '/me', { isPublic }));
  }

  async setPassword(password: string): Promise<Said | null> {
    return this.#take(await ask<Told>('PUT', '/me/password', { password }));
  }

  async renewCodes(): Promise<Said | null> {
    return this.#take(await ask<Told>('POST', '/me/codes', {}));
  }

  /** Shows again who he is: for a while he may change what matters. */
  async prove(name: string, password: string): Promise<Said | null> {
    return this.#take(await ask<Told>('POST', '/session', { name, password }));
  }

  /** Nobody is called in a browser that he has left. */
  async signOut(): Promise<Said | null> {
    await push.turnOff();
    return this.#take(await ask<Told>('DELETE', '/session'));
  }

  async signOutElsewhere(): Promise<Said | null> {
    const failed = this.#take(await ask<Told>('DELETE', '/sessions'));
    // All browsers were forgotten, this one too.
    await push.look();
    return failed;
  }

  async remove(): Promise<Said | null> {
    return this.#take(await ask<Told>('DELETE', '/me'));
  }

  /** Everything that the server knows of the person, as a text. */
  async export(): Promise<Result<string, Said>> {
    const all = await ask<object>('GET', '/me/export');
    return all.ok ? ok(JSON.stringify(all.value, null, 1)) : all;
  }

  /** What this browser has and what the account has kept become one, here and there. */
  async #moveIn(): Promise<Said | null> {
    const kept = await ask<{ body: string | null }>('GET', '/me/kept');
    if (kept.ok && kept.value.body !== null) await importAll(kept.value.body);
    if (this.person && settings.data.name === '') settings.data.name = this.person.name;
    return this.keep();
  }

  /** The account keeps what this browser has now. */
  async keep(): Promise<Said | null> {
    if (!this.person || this.person.isGuest) return null;
    const done = await ask('PUT', '/me/kept', { body: await exportAll() });
    return done.ok ? null : done.error;
  }
}

/** As JSON, or why there is none: the person has cancelled, or the browser refuses. */
async function passkey(ask: () => Promise<Credential | null>): Promise<Result<object, Said>> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? ok(credential.toJSON() as object) : err(NO_PASSKEY);
  } catch {
    return err(NO_PASSKEY);
  }
}

export const me = new LiveMe();
