/** Whole texts in an address: compressed, in the fragment, so that no server ever sees them. */

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());

const through = (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>));

/** Letters that an address leaves as they are. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; null where the letters are no such text. */
export async function unpack(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return null;
  }
}

/** What a fragment of this app may hold: a step `s`, a record `r`, a position `p`. */
export const fragmentOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''));

const here = (path: string): string => `${location.origin}${import.meta.env.BASE_URL}${path}`;

/** The address under which a record is looked through, wherever this app is. */
export const recordLink = async (record: string, at?: number): Promise<string> =>
  `${here('review/link')}#${at === undefined ? '' : `s=${at}&`}r=${await pack(record)}`;

/** The address of a position. */
export const positionLink = async (game: string, position: unknown): Promise<string> =>
  `${here(`edit/${game}`)}#p=${await pack(JSON.stringify(position))}`;
