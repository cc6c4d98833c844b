const BYTES = 16;

/** Unforeseeable; works on plain http too, where `crypto.randomUUID` does not exist. */
export const randomHex = (bytes = BYTES): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
