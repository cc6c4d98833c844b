// A live socket without a network.
import { EventEmitter } from 'node:events';

/** The server's end of a line: what it is told is kept, and it never stops taking it. */
export class Line extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  readonly told: string[] = [];
  readonly closed: [code: number, word: string][] = [];
  send = (text: string): void => void this.told.push(text);
  close = (code: number, word: string): void => void this.closed.push([code, word]);
  ping = (): void => undefined;
  terminate = (): boolean => this.emit('close');
  say = (message: object): boolean => this.emit('message', JSON.stringify(message));
}
