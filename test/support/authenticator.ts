// A security key made of software: makes passkeys and signs with them as a browser would, or as an attacker would like to.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const ID_BYTES = 16;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
const NO_MODEL = Buffer.alloc(16);

/** CBOR of what is needed here: whole numbers, bytes, texts, maps. */
type Cbor = number | Buffer | string | Map<Cbor, Cbor>;
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const uint16 = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);
const uint32 = (n: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};

/** What an attacker may say otherwise. */
export interface Signing {
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
  readonly type?: string;
}

export class Authenticator {
  readonly id = randomBytes(ID_BYTES);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  #client({ challenge, origin, type }: Signing, usual: string): Buffer {
    return Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false }));
  }

  #data(host: string, flags: number, rest: Buffer): Buffer {
    const given = Buffer.from([USER_PRESENT | USER_VERIFIED | flags]);
    return Buffer.concat([sha(host), given, uint32(++this.counter), rest]);
  }

  make(signing: Signing): object {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string | undefined): Buffer => Buffer.from(text!, 'base64url');
    const cose = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const rest = Buffer.concat([NO_MODEL, uint16(this.id.length), this.id, cbor(cose)]);
    const authData = this.#data(signing.host, HAS_KEY, rest);
    const attestation = cbor(
      new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#client(signing, 'webauthn.create').toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  use(signing: Signing): object {
    const client = this.#client(signing, 'webauthn.get');
    const authData = this.#data(signing.host, 0, Buffer.alloc(0));
    const signature = sign('sha256', Buffer.concat([authData, sha(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
