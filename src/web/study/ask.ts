import type { Candidate } from '../../bots/bot.ts';
import type { Side } from '../../core/game.ts';
import { type Judged, type KeptAnalysis, type Tried, withDecisions } from '../../lab/analyse.ts';

/** What a page asks a worker that studies one record. */
export type Question =
  | { readonly type: 'open'; readonly record: string }
  | { readonly type: 'analyse'; readonly kept: KeptAnalysis | undefined }
  | { readonly type: 'try'; readonly id: number; readonly step: number; readonly action: string }
  | { readonly type: 'best'; readonly id: number; readonly after: number };

/** The analysis comes at once, with the decisions that were kept; the others follow as they are judged. */
export type Answer =
  | { readonly type: 'analysis'; readonly kept: KeptAnalysis }
  | { readonly type: 'decided'; readonly decisions: readonly Judged[]; readonly done: number }
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
  /** With every decision that has been judged; `done` is `of` when it is whole. */
  analysis(kept: KeptAnalysis): void;
  failed(): void;
}

/** What was known with what has been decided since. */
function grown(known: KeptAnalysis, { decisions, done }: Extract<Answer, { type: 'decided' }>): KeptAnalysis {
  return { ...known, done, analysis: withDecisions(known.analysis, [...known.analysis.decisions, ...decisions]) };
}

/** Analyses a record in a worker of its own, from where a kept analysis ended; calling what it gives back ends that. */
export function analyse(record: string, kept: KeptAnalysis | undefined, listener: Listener): () => void {
  const worker = begin(record);
  let known = kept;
  const fail = (): void => {
    listener.failed();
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.type === 'analysis') known = data.kept;
    else if (data.type === 'decided' && known) known = grown(known, data);
    else return fail();
    listener.analysis(known);
    if (known.done === known.of) worker.terminate();
  };
  worker.onerror = fail;
  worker.postMessage({ type: 'analyse', kept } satisfies Question);
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
