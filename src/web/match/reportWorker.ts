import { isGameId, loadRoom } from '../../games/index.ts';
import { studyEvaluation } from '../../lab/calibrated.ts';
import { type Report, reportOf } from '../../lab/report.ts';
import { openRecord, replay } from '../../match/replay.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

async function make(record: string): Promise<Report | null> {
  const opened = openRecord(record);
  if (!opened.ok || !isGameId(opened.value.game)) return null;
  const room = await loadRoom(opened.value.game);
  const match = replay(room.game, opened.value);
  return match.ok ? reportOf(room, match.value, studyEvaluation(await room.expert())) : null;
}

scope.onmessage = async ({ data }: MessageEvent<string>) => scope.postMessage(await make(data));
