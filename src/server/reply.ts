import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { type Problem, problem, quoted } from '../match/faults.ts';

export const refuse = (reply: FastifyReply, status: number, error: Problem): FastifyReply =>
  reply.code(status).send({ error });

/** What is wrong with a body that does not fit, and where. */
export function misfit(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Problem {
  const path = v.getDotPath(issues[0]) ?? 'body';
  return problem(
    'bad-request',
    `${path}: dato que falta o no vale.`,
    `${path}: missing or not valid. ${quoted(issues[0].message)}`,
  );
}
