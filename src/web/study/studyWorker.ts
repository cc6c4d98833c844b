import type { Answer, Question } from './ask.ts';
import { Bench } from './bench.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const answer = (message: Answer): void => scope.postMessage(message);

let opened: Promise<Bench | null> | undefined;
scope.onmessage = async ({ data }: MessageEvent<Question>) => {
  if (data.type === 'open') {
    opened = Bench.open(data.record);
    return;
  }
  const bench = await opened;
  if (!bench) answer({ type: 'unreadable' });
  else if (data.type === 'analyse')
    for await (const part of bench.analyse(data.kept, () => performance.now())) answer(part);
  else
    answer(await (data.type === 'try' ? bench.try(data.step, data.action, data.id) : bench.best(data.after, data.id)));
};
