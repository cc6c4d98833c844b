import { loadRoom } from '../src/games/index.ts';
import { ChildServer, Drive } from './server.ts';
import { openOurs } from './serverTables.ts';

/** How many of the matches at the peak are played in each hour of a day: a valley at night, a peak after dinner. */
const DAY = [20, 12, 8, 6, 5, 5, 7, 12, 20, 28, 34, 38, 45, 50, 48, 46, 50, 60, 72, 85, 96, 100, 80, 45];
/** Moves a second at one table: somebody decides every five seconds. */
const MOVES_PER_SECOND = 0.2;
const MICROS = 1e6;
/** What docs/scale.md plans for one core of a node: moves a second, at two thirds of what it can do. */
const PLANNED_MOVES = 3000;

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** `matches` at the peak of the day, in 1/scale of their number, each hour in so many seconds. */
export async function compareDay(matches: number, scale: number, hourSeconds: number) {
  const { game } = await loadRoom('tactics');
  const server = await ChildServer.start('ours', 'tactics');
  const drive = new Drive(game, () => openOurs(server.address, game));
  const hours = [];
  for (const [hour, share] of DAY.entries()) {
    const tables = Math.max(1, Math.round((matches * share) / 100 / scale));
    await drive.seat(tables);
    drive.dismiss(tables);
    const before = await server.usage();
    await drive.run(hourSeconds, tables * MOVES_PER_SECOND);
    const after = await server.usage();
    const cores = (after.cpu - before.cpu) / MICROS / hourSeconds;
    const delays = drive.delays.toSorted((a, b) => a - b);
    const figures = {
      hour,
      tables,
      moves: round(drive.moves / hourSeconds),
      cores: round(cores, 3),
      planned: round((tables * MOVES_PER_SECOND) / PLANNED_MOVES, 3),
      p99: round(delays[Math.floor(delays.length * 0.99)] ?? 0),
    };
    console.log(Object.values(figures).join('\t'));
    hours.push(figures);
  }
  drive.close();
  await server.stop();
  const peak = hours.reduce((most, each) => (each.tables > most.tables ? each : most));
  return {
    matches,
    scale,
    coresAtPeak: round(peak.cores * scale, 1),
    plannedCores: round(peak.planned * scale, 1),
    hours,
  };
}
