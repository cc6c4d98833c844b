// A push service of our own: it has no browsers, but opens what a server sends to one as that browser would.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const SALT_BYTES = 16;
const KEY_BYTES = 65;
const TAG_BYTES = 16;

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  readonly calls: Call[];
  /** What it answers from now on. */
  status: number;
  close(): void;
}

export async function openPushService(): Promise<PushService> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = { origin, calls, status: 201, close: () => server.close() };
  return service;
}

/** The keys of a browser that is subscribed. */
export class PushedBrowser {
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(SALT_BYTES);

  constructor() {
    this.#curve.generateKeys();
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#curve.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** What was said to it: RFC 8291 over the `aes128gcm` of RFC 8188, in one record. */
  open({ body }: Call): Record<string, string> {
    const derive = (ikm: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', ikm, salt, info, bytes));
    const salt = body.subarray(0, SALT_BYTES);
    const from = SALT_BYTES + 5;
    const sender = body.subarray(from, from + KEY_BYTES);
    const sealed = body.subarray(from + KEY_BYTES);
    const context = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender]);
    const ikm = derive(this.#curve.computeSecret(sender), this.#auth, context, 32);
    const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
    // The record ends with a 2 and what fills it up.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Record<string, string>;
  }
}

/** The claims of a call whose VAPID token was signed by that public key; fails for any other. */
export function claimsOf({ headers }: Call, publicKey: string): Record<string, unknown> {
  const [, token = '', given = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (given !== publicKey) throw new Error('another key');
  const raw = Buffer.from(publicKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isRight) throw new Error('not signed by that key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
