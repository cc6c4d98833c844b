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

/**
 * What the edges of a node that were tried have gained since first sight, on average. An evaluation sees the phases of
 * a turn with different eyes, so those not yet tried may expect the same; one more that gained nothing steadies it.
 */
export function driftOf(tree: Tree, node: Node): number {
  const { edgeWorth, firstSight, tries, firstEdge, edgeCount } = tree;
  const first = firstEdge[node]!;
  const end = first + edgeCount[node]!;
  let gained = 0;
  let tried = 1;
  for (let edge = first; edge < end; edge++)
    if (tries[edge]! > 0) {
      gained += edgeWorth[edge]! - firstSight[edge]!;
      tried++;
    }
  return gained / tried;
}

/** What a node is worth by its edges as they are now. */
export function settle(tree: Tree, node: Node): void {
  const kind = tree.kind[node]!;
  if (kind === KIND.chance) weighOutcomes(tree, node);
  else if (kind === KIND.sealed) matchRegrets(tree, node, FIRST_ROUNDS + tree.visits[node]!);
  else weighTries(tree, node);
}

/** A sealed node that is new: enough rounds for a first mix. */
export function settleSealed(tree: Tree, node: Node): void {
  for (let round = 1; round <= FIRST_ROUNDS; round++) matchRegrets(tree, node, round);
}

const share = (worth: number): number => Math.max(0, Math.min(1, worth));

/**
 * The mean of what was tried, with the best as one try more. Tries go where it is good, so this comes near the best action;
 * the maximum itself would take every overrated leaf for the truth, the more of them the more nodes there are.
 */
function weighTries(tree: Tree, node: Node): void {
  const { edgeWorth, tries, firstEdge, edgeCount } = tree;
  const sign = signOf(tree.kind[node]!);
  const drift = driftOf(tree, node);
  const first = firstEdge[node]!;
  const end = first + edgeCount[node]!;
  let best = -2;
  let sum = 0;
  let turns = 1;
  for (let edge = first; edge < end; edge++) {
    const worth = sign * (tries[edge]! > 0 ? edgeWorth[edge]! : edgeWorth[edge]! + drift);
    best = Math.max(best, worth);
    sum += tries[edge]! * worth;
    turns += tries[edge]!;
  }
  tree.worth[node] = share((sign * (sum + best)) / turns);
}

function weighOutcomes(tree: Tree, node: Node): void {
  const { edgeWorth, prior, tries, firstEdge, edgeCount } = tree;
  const drift = driftOf(tree, node);
  const first = firstEdge[node]!;
  const end = first + edgeCount[node]!;
  let sum = 0;
  for (let edge = first; edge < end; edge++)
    sum += prior[edge]! * (tries[edge]! > 0 ? edgeWorth[edge]! : edgeWorth[edge]! + drift);
  tree.worth[node] = share(sum);
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
