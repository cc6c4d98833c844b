import type { Said } from '../core/clause.ts';

/** What the shell is told. */
export const EXIT = { ok: 0, failure: 1, wrongUse: 2, interrupted: 130 } as const;

/** Ends a command with a sentence for the person and a code for the shell. */
export class CommandError extends Error {
  readonly said: Said;
  readonly exitCode: number;

  constructor(said: Said, exitCode: number = EXIT.wrongUse) {
    super(said.en);
    this.said = said;
    this.exitCode = exitCode;
  }
}
