import type { ClientMessage, HostMessage } from '../../protocol/messages.ts';

/** A way to the host of a match: a worker on this device, or a server. */
export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Listener {
  hear(message: HostMessage): void;
  /** The host is gone; the link tries to bring it back by itself. */
  lost(): void;
  /** It is back, and knows nothing of what this page has seen. */
  found(): void;
}
