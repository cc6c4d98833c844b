import { Command } from 'commander';
import { verifyRecord } from '../match/replay.ts';
import { CommandError, EXIT } from './exit.ts';
import { recordFrom } from './input.ts';
import type { Say } from './lang.ts';

const ABOUT = { es: 'comprueba un acta: cada jugada y cada dado', en: 'proves a record: every play and every die' };
const FILE = { es: 'el acta del partido', en: "the match's record" };

export const verifyCommand = (say: Say): Command =>
  new Command('verify')
    .description(say(ABOUT))
    .argument('<file>', say(FILE))
    .action(async (file: string) => {
      const { opened, room } = await recordFrom(file);
      const proof = verifyRecord(room.game, opened);
      if (!proof.ok) throw new CommandError(proof.error.message, EXIT.failure);
      const { draws, match } = proof.value;
      const steps = match.history.steps.length;
      console.log(
        say({
          es: `Todo en orden. Pasos según las reglas: ${steps}. Sorteos comprobados con las semillas: ${draws}.`,
          en: `All in order. Steps within the rules: ${steps}. Draws proved from the seeds: ${draws}.`,
        }),
      );
    });
