import { type Problem, problem } from '../match/faults.ts';

const STUMBLED = problem(
  'bad-request',
  'El servidor no ha podido hacer eso. Inténtalo de nuevo.',
  'The server could not do that. Try again.',
);

/** An error nobody foresaw: the server's log has it whole, whoever asked hears only that it happened. */
export function stumble(error: unknown): Problem {
  console.error(error);
  return STUMBLED;
}
