import { Command } from 'commander';
import type { Lang } from '../core/clause.ts';
import type { GameEvent } from '../core/game.ts';
import type { Room } from '../games/index.ts';
import type { Match } from '../match/match.ts';
import { resultText } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { type Asker, askerFor } from './ask.ts';
import { CommandError, EXIT } from './exit.ts';
import { recordFrom } from './input.ts';
import type { Say } from './lang.ts';
import { boardOf, commentary, paint } from './screen.ts';

const ABOUT = { es: 'cuenta un partido a partir de su acta', en: 'tells a match from its record' };
const FILE = { es: 'el acta del partido', en: "the match's record" };
const STEP = { es: 'paso a paso, con el tablero', en: 'step by step, with the board' };
const NEXT = { es: 'Intro: siguiente', en: 'Enter: next' };

interface Told {
  readonly events: readonly GameEvent[];
  readonly board: string;
}

/** Every step of a match: what happened, and the board after it. */
function stepsOf({ game, history }: Match): Told[] {
  const told: Told[] = [];
  history.walk(0, (_step, _before, events, after) => told.push({ events, board: boardOf(game, after) }));
  return told;
}

async function tell(match: Match, { voice }: Room, asker: Asker | undefined, say: Say, lang: Lang): Promise<void> {
  const key = match.setup.seeds.referee;
  const told = stepsOf(match);
  for (const [i, { events, board }] of told.entries()) {
    for (const line of commentary(voice, events, key, i, lang)) console.log(line);
    if (!asker) continue;
    console.log(`${board}\n${paint('dim', `${i + 1}/${told.length}`)}`);
    if ((await asker.wait(say(NEXT))) === null) return;
  }
  if (!asker) console.log(boardOf(match.game, match.state));
  if (match.turn.kind === 'over') console.log(paint('bold', resultText(match.turn.result)));
}

export const replayCommand = (say: Say, lang: Lang): Command =>
  new Command('replay')
    .description(say(ABOUT))
    .argument('<file>', say(FILE))
    .option('-s, --step', say(STEP), false)
    .action(async (file: string, flags: { step: boolean }) => {
      const { opened, room } = await recordFrom(file);
      const match = replay(room.game, opened);
      if (!match.ok) throw new CommandError(match.error.message, EXIT.failure);
      const asker = flags.step ? askerFor(say) : undefined;
      await tell(match.value, room, asker, say, lang);
      asker?.close();
    });
