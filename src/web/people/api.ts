import type { Said } from '../../core/clause.ts';
import { err, ok, type Result } from '../../core/result.ts';

const API = `${import.meta.env.BASE_URL}api`;

export const NO_SERVER: Said = {
  es: 'No se llega al servidor. Comprueba la conexión e inténtalo de nuevo.',
  en: 'The server can not be reached. Check the connection and try again.',
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server; where it refuses, the sentence that it gives. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<Result<T, Said>> {
  try {
    const answer = await fetch(`${API}${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const told = (await answer.json()) as T & { readonly error?: { readonly message: Said } };
    return answer.ok ? ok(told) : err(told.error?.message ?? NO_SERVER);
  } catch {
    return err(NO_SERVER);
  }
}
