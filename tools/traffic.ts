// npm run traffic -- [--matches 1000000] [--scale 1000] [--hour-seconds 2]
//
// Plays a day's traffic with its peaks against a real node, 1/scale of the size and each hour in some seconds, and compares
// what the node used with what docs/scale.md plans. The last line is one JSON object.
import { parseArgs } from 'node:util';
import { compareDay } from '../bench/traffic.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000000' },
    scale: { type: 'string', default: '1000' },
    'hour-seconds': { type: 'string', default: '2' },
  },
});
const [matches, scale, hour] = [values.matches, values.scale, values['hour-seconds']].map(Number);
if (!matches || !scale || !hour) {
  console.error('usage: npm run traffic -- [--matches 1000000] [--scale 1000] [--hour-seconds 2]');
  process.exitCode = 2;
} else console.log(JSON.stringify(await compareDay(matches, scale, hour)));
