import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../match/faults.ts';
import { FOREIGN, isOwnOrigin } from './people/guard.ts';
import { refuse } from './reply.ts';

export const TOO_MANY = problem(
  'bad-request',
  'Demasiadas conexiones abiertas desde aquí. Cierra una.',
  'Too many open connections from here. Close one.',
);

const MAPPED = /^::ffff:(?=[\d.]+$)/i;
const GROUPS = 8;
/** Of the groups of an IPv6 address: whoever has one address of a network has all of it. */
const NETWORK_GROUPS = 4;

/** An IPv4 address as such, where it is written as one of IPv6. */
export const plainAddress = (ip: string): string => ip.replace(MAPPED, '');

/** Whom limits are for: an address of IPv4, or a /64 of IPv6. */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip);
  if (!plain.includes(':')) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** How many live sockets and streams are open here from each network, whatever they are about. */
export class Connections {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more from there until what it answers is called; undefined: there is no room for it. */
  take(ip: string): (() => void) | undefined {
    const network = networkOf(ip);
    const before = this.#open.get(network) ?? 0;
    if (before >= this.#most) return undefined;
    this.#open.set(network, before + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = this.#open.get(network)! - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    };
  }
}

/** What every live socket passes before it is one: a page of ours asks for it, and its network has room. */
export type SocketGate = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

export const socketGate =
  (origins: readonly string[], connections: Connections): SocketGate =>
  async (request, reply) => {
    if (!isOwnOrigin(request, origins)) return refuse(reply, 400, FOREIGN);
    // Whoever asks for the address and for no socket is told so by its route.
    if (!request.ws) return undefined;
    const leave = connections.take(request.ip);
    if (!leave) return refuse(reply, 429, TOO_MANY);
    request.raw.socket.once('close', leave);
    return undefined;
  };
