import type { Candidate } from '../../bots/bot.ts';
import type { Side } from '../../core/game.ts';
import type { Analysis, Tried } from '../../lab/analyse.ts';

/** What a page asks a worker that studies one record. */
export type Question =
  | { readonly type: 'open'; readonly record: string }
  | { readonly type: 'analyse' }
  | { readonly type: 'try'; readonly id: number; readonly step: number; readonly action: string }
  | { readonly type: 'best'; readonly id: number; readonly after: number };

/** The first analysis has no decisions yet; it comes at once. */
export type Answer =
  | { readonly type: 'analysis'; readonly analysis: Analysis; readonly done: number; readonly of: number }
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'tried'; readonly id: number; readonly tried: Tried | null }
  | {
      readonly type: 'best';
      readonly id: number;
      readonly side: Side;
      readonly candidates: readonly Candidate[];
    }
  | { readonly type: 'unreadable' };

function begin(record: string): Worker {
  const worker = new Worker(new URL('./studyWorker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ type: 'open', record } satisfies Question);
  return worker;
}

/** How an analysis in the background goes on. */
export interface Listener {
  analysis(analysis: Analysis, isWhole: boolean): void;
  progress(done: number, of: number): void;
  failed(): void;
}

/** Analyses a record in a worker of its own; calling what it gives back ends that. */
export function analyse(record: string, listener: Listener): () => void {
  const worker = begin(record);
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.type === 'progress') listener.progress(data.done, data.of);
    else if (data.type === 'analysis') {
      listener.analysis(data.analysis, data.done === data.of);
      if (data.done === data.of) worker.terminate();
    } else {
      listener.failed();
      worker.terminate();
    }
  };
  worker.onerror = () => listener.failed();
  worker.postMessage({ type: 'analyse' } satisfies Question);
  return () => worker.terminate();
}

/** A worker that answers questions about one record. */
export class Adviser {
  readonly #worker: Worker;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #next = 0;

  constructor(record: string) {
    this.#worker = begin(record);
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (!('id' in data)) return;
      this.#asked.get(data.id)?.(data);
      this.#asked.delete(data.id);
    };
  }

  #ask(question: (id: number) => Question): Promise<Answer> {
    const id = this.#next++;
    this.#worker.postMessage(question(id));
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** What an action is worth instead of the step, beside the best; null for what is no action. */
  async try(step: number, action: string): Promise<Tried | null> {
    const answer = await this.#ask((id) => ({ type: 'try', id, step, action }));
    return answer.type === 'tried' ? answer.tried : null;
  }

  /** What can be done after so many steps, best first. */
  async best(after: number): Promise<readonly Candidate[]> {
    const answer = await this.#ask((id) => ({ type: 'best', id, after }));
    return answer.type === 'best' ? answer.candidates : [];
  }

  close(): void {
    this.#worker.terminate();
  }
}
