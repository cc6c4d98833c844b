import type { HostMessage } from '../../protocol/messages.ts';
import type { Link, Listener } from './link.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

const MOST_RESTARTS = 3;

/** The host of a local match in a worker; a worker that dies is started again from what it had stored. */
export function connectWorker(id: string, missing: () => void): (listener: Listener) => Link {
  return (listener) => {
    let restarts = 0;
    let worker = start();

    function start(): Worker {
      const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      made.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.type === 'missing') missing();
        else listener.hear(data satisfies HostMessage);
      };
      made.onerror = () => {
        made.terminate();
        listener.lost();
        if (restarts++ >= MOST_RESTARTS) return;
        worker = start();
        listener.found();
      };
      made.postMessage({ type: 'open', id } satisfies WorkerRequest);
      return made;
    }

    return {
      send: (message) => worker.postMessage(message),
      close: () => worker.terminate(),
    };
  };
}
