import { type Learner, playRound, worthOf } from '../matrix.ts';
import { type Edge, KIND, type Node, type Tree } from './tree.ts';

/** Rounds of regret matching when a sealed node is new; one more follows with each visit. */
const FIRST_ROUNDS = 40;

export const signOf = (kind: number): number => (kind === KIND.home ? 1 : -1);

/** How many choices away has at a sealed node. */
export function columnsOf(tree: Tree, node: Node): number {
  const rows = tree.rows[node]!;
  return (tree.edgeCount[node]! - rows) / (rows + 1);
}

/** What a node is worth by its edges as they are now. */
export function settle(tree: Tree, node: Node): void {
  const kind = tree.kind[node]!;
  if (kind === KIND.chance) weighOutcomes(tree, node);
  else if (kind === KIND.sealed) matchRegrets(tree, node, FIRST_ROUNDS + tree.visits[node]!);
  else takeBest(tree, node);
}

/** A sealed node that is new: enough rounds for a first mix. */
export function settleSealed(tree: Tree, node: Node): void {
  for (let round = 1; round <= FIRST_ROUNDS; round++) matchRegrets(tree, node, round);
}

function takeBest(tree: Tree, node: Node): void {
  const { edgeWorth, firstEdge, edgeCount } = tree;
  const sign = signOf(tree.kind[node]!);
  const first = firstEdge[node]!;
  const end = first + edgeCount[node]!;
  let best = -2;
  for (let edge = first; edge < end; edge++) best = Math.max(best, sign * edgeWorth[edge]!);
  tree.worth[node] = sign * best;
}

function weighOutcomes(tree: Tree, node: Node): void {
  const { edgeWorth, prior, firstEdge, edgeCount } = tree;
  const first = firstEdge[node]!;
  const end = first + edgeCount[node]!;
  let sum = 0;
  for (let edge = first; edge < end; edge++) sum += prior[edge]! * edgeWorth[edge]!;
  tree.worth[node] = sum;
}

/** One more round of regret matching on the pairs. */
function matchRegrets(tree: Tree, node: Node, round: number): void {
  const rows = tree.rows[node]!;
  const columns = columnsOf(tree, node);
  const first = tree.firstEdge[node]!;
  const home = learnerOf(tree, first, rows);
  const away = learnerOf(tree, first + rows, columns);
  const pairs = first + rows + columns;
  const open = { earned: tree.edgeWorth.subarray(pairs, pairs + rows * columns), columns };
  playRound(home, [open], [away], round);
  tree.worth[node] = worthOf(home, open, away);
}

/** The choices of one side at a sealed node: `prior` holds their regrets, `edgeWorth` their average mix. */
function learnerOf({ prior, edgeWorth }: Tree, first: Edge, count: number): Learner {
  return { regret: prior.subarray(first, first + count), average: edgeWorth.subarray(first, first + count) };
}
