/** Who decides at a node. */
export const KIND = { home: 0, away: 1, chance: 2, sealed: 3, over: 4 } as const;

export type Node = number;
export type Edge = number;
export const NO_NODE: Node = -1;

const FIRST_NODES = 1 << 12;
const FIRST_EDGES = 1 << 16;
/** About 130 MB when full; a search that gets there stops. */
const MOST_EDGES = 6_000_000;
const TABLE_LOAD = 2;

const HASH_A = 0x9e3779b1;
const HASH_B = 0x85ebca6b;

const grown = <T extends Int32Array | Float32Array | Uint8Array>(old: T, size: number): T => {
  const larger = new (old.constructor as new (size: number) => T)(size);
  larger.set(old);
  return larger;
};

/**
 * The nodes and edges of a search in typed arrays, found again by the cells of their state. Every worth is home's share of
 * the match. An edge without a node carries the worth that its state had at first sight.
 */
export class Tree {
  nodes = 0;
  edges = 0;

  kind = new Uint8Array(FIRST_NODES);
  firstEdge = new Int32Array(FIRST_NODES);
  edgeCount = new Int32Array(FIRST_NODES);
  /** It says how many choices home has at a sealed node; its edges are home's choices, away's choices, then every pair. */
  rows = new Int32Array(FIRST_NODES);
  visits = new Int32Array(FIRST_NODES);
  worth = new Float32Array(FIRST_NODES);
  #keyA = new Int32Array(FIRST_NODES);
  #keyB = new Int32Array(FIRST_NODES);

  action = new Int32Array(FIRST_EDGES);
  child = new Int32Array(FIRST_EDGES);
  edgeWorth = new Float32Array(FIRST_EDGES);
  /** What the edge was worth before anything behind it was known. */
  firstSight = new Float32Array(FIRST_EDGES);
  /** How likely the edge looks: the prior of a choice, the odds of an outcome, the regret of a sealed choice. */
  prior = new Float32Array(FIRST_EDGES);
  /** How often the search went there. */
  tries = new Int32Array(FIRST_EDGES);

  #table = new Int32Array(FIRST_NODES * TABLE_LOAD).fill(NO_NODE);
  #a = 0;
  #b = 0;

  get isFull(): boolean {
    return this.edges >= MOST_EDGES;
  }

  /** Large enough that most of it belongs to moves not played. */
  get isWorn(): boolean {
    return this.edges >= MOST_EDGES / 4;
  }

  clear(): void {
    this.nodes = 0;
    this.edges = 0;
    this.#table.fill(NO_NODE);
  }

  /** The node of a state with these cells, or NO_NODE; `addNode` right after it makes that node. */
  find(cells: Int16Array): Node {
    let a = HASH_A;
    let b = HASH_B;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      a = Math.imul(a ^ cell, HASH_B);
      b = Math.imul(b + cell, HASH_A);
      b ^= b >>> 15;
    }
    this.#a = a ^ (a >>> 16);
    this.#b = b;
    const table = this.#table;
    const mask = table.length - 1;
    for (let slot = this.#a & mask; ; slot = (slot + 1) & mask) {
      const node = table[slot]!;
      if (node === NO_NODE || (this.#keyA[node] === this.#a && this.#keyB[node] === this.#b)) return node;
    }
  }

  addNode(kind: number, edgeCount: number, rows = 0): Node {
    if (this.nodes === this.kind.length) this.#growNodes();
    const node = this.nodes++;
    this.kind[node] = kind;
    this.firstEdge[node] = this.#addEdges(edgeCount);
    this.edgeCount[node] = edgeCount;
    this.rows[node] = rows;
    this.visits[node] = 0;
    this.worth[node] = 0.5;
    this.#keyA[node] = this.#a;
    this.#keyB[node] = this.#b;
    this.#enter(node);
    return node;
  }

  #addEdges(count: number): Edge {
    while (this.edges + count > this.action.length) this.#growEdges();
    const first = this.edges;
    this.edges += count;
    this.child.fill(NO_NODE, first, this.edges);
    this.tries.fill(0, first, this.edges);
    return first;
  }

  #enter(node: Node): void {
    const mask = this.#table.length - 1;
    let slot = this.#keyA[node]! & mask;
    while (this.#table[slot] !== NO_NODE) slot = (slot + 1) & mask;
    this.#table[slot] = node;
  }

  #growNodes(): void {
    const size = 2 * this.kind.length;
    this.kind = grown(this.kind, size);
    this.firstEdge = grown(this.firstEdge, size);
    this.edgeCount = grown(this.edgeCount, size);
    this.rows = grown(this.rows, size);
    this.visits = grown(this.visits, size);
    this.worth = grown(this.worth, size);
    this.#keyA = grown(this.#keyA, size);
    this.#keyB = grown(this.#keyB, size);
    this.#table = new Int32Array(size * TABLE_LOAD).fill(NO_NODE);
    for (let node = 0; node < this.nodes; node++) this.#enter(node);
  }

  #growEdges(): void {
    const size = 2 * this.action.length;
    this.action = grown(this.action, size);
    this.child = grown(this.child, size);
    this.edgeWorth = grown(this.edgeWorth, size);
    this.firstSight = grown(this.firstSight, size);
    this.prior = grown(this.prior, size);
    this.tries = grown(this.tries, size);
  }
}
