/**
 * The lightest way to pair all of `size` people, an even number: `cost(i, j)` is a whole number that is at least 0, the
 * same both ways, and `undefined` where the two may not meet. Answers whom each of them meets, or undefined where the
 * people can't all be paired. Edmonds' blossoms with weights (Galil 1986), in a time that grows with the cube of `size`.
 */
export function lightestPairs(size: number, cost: (i: number, j: number) => number | undefined): number[] | undefined {
  const worth = worthOf(size, cost);
  const met = new Blossoms(size, (i, j) => {
    const price = cost(i, j);
    return price === undefined ? 0 : worth - price;
  }).solve();
  return met.every((other) => other >= 0) ? met : undefined;
}

/**
 * What a pair is worth beside its cost, so that as many are paired as can be. Where everybody may meet everybody it need
 * only be worth something; otherwise a pair more is worth more than all costs together.
 */
function worthOf(size: number, cost: (i: number, j: number) => number | undefined): number {
  let most = 0;
  let isFree = true;
  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++) {
      const price = cost(i, j);
      isFree &&= price !== undefined;
      most = Math.max(most, price ?? 0);
    }
  return isFree ? most + 1 : (most + 1) * (size + 1);
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

const OUTER = 0;
const INNER = 1;
const FREE = -1;

/**
 * The heaviest matching in a graph whose edges weigh more than 0. People are numbered from 1, blossoms after them; 0 is
 * nobody. `#top` names the outermost blossom around a person.
 */
class Blossoms {
  readonly #people: number;
  readonly #edges: Edge[][];
  readonly #label: number[];
  readonly #mate: number[];
  readonly #slack: number[];
  readonly #top: number[];
  readonly #parent: number[];
  /** For each blossom and person: through which child the person is reached. */
  readonly #through: number[][];
  readonly #children: number[][] = [];
  readonly #mark: number[];
  readonly #seen: number[];
  #count: number;
  #tick = 0;
  #queue: number[] = [];

  constructor(size: number, weight: (i: number, j: number) => number) {
    this.#people = this.#count = size;
    const all = 2 * size + 1;
    const row = (fill: number): number[] => new Array<number>(all).fill(fill);
    [this.#label, this.#mate, this.#slack, this.#parent, this.#seen] = [row(0), row(0), row(0), row(0), row(0)];
    this.#mark = row(FREE);
    this.#top = Array.from({ length: all }, (_, i) => (i <= size ? i : 0));
    this.#through = Array.from({ length: all }, () => row(0));
    for (let i = 0; i < all; i++) this.#children.push([]);
    this.#edges = Array.from({ length: all }, (_, from) =>
      Array.from({ length: all }, (_, to) => ({
        from,
        to,
        weight: from > 0 && to > 0 && from !== to && from <= size && to <= size ? weight(from - 1, to - 1) : 0,
      })),
    );
    for (let i = 1; i <= size; i++) this.#through[i]![i] = i;
  }

  solve(): number[] {
    let heaviest = 0;
    for (const row of this.#edges) for (const { weight } of row) heaviest = Math.max(heaviest, weight);
    for (let i = 1; i <= this.#people; i++) this.#label[i] = heaviest;
    while (this.#grow());
    return Array.from({ length: this.#people }, (_, i) => this.#mate[i + 1]! - 1);
  }

  /** What an edge lacks to be tight; twice the weight, so that all labels stay whole. */
  #gap({ from, to }: Edge): number {
    return this.#label[from]! + this.#label[to]! - this.#edges[from]![to]!.weight * 2;
  }

  #noteSlack(from: number, to: number): void {
    const best = this.#slack[to]!;
    if (best === 0 || this.#gap(this.#edges[from]![to]!) < this.#gap(this.#edges[best]![to]!)) this.#slack[to] = from;
  }

  #setSlack(to: number): void {
    this.#slack[to] = 0;
    for (let from = 1; from <= this.#people; from++)
      if (this.#edges[from]![to]!.weight > 0 && this.#top[from] !== to && this.#mark[this.#top[from]!] === OUTER)
        this.#noteSlack(from, to);
  }

  #enqueue(node: number): void {
    if (node <= this.#people) this.#queue.push(node);
    else for (const child of this.#children[node]!) this.#enqueue(child);
  }

  #setTop(node: number, top: number): void {
    this.#top[node] = top;
    if (node > this.#people) for (const child of this.#children[node]!) this.#setTop(child, top);
  }

  /** Turns the ring of a blossom so that the way to `inner` has an even length; answers where it lies. */
  #wayTo(blossom: number, inner: number): number {
    const ring = this.#children[blossom]!;
    const at = ring.indexOf(inner);
    if (at % 2 === 0) return at;
    this.#children[blossom] = [ring[0]!, ...ring.slice(1).reverse()];
    return ring.length - at;
  }

  #setMate(node: number, other: number): void {
    const edge = this.#edges[node]![other]!;
    this.#mate[node] = edge.to;
    if (node <= this.#people) return;
    const inner = this.#through[node]![edge.from]!;
    const at = this.#wayTo(node, inner);
    for (let i = 0; i < at; i++) this.#setMate(this.#children[node]![i]!, this.#children[node]![i ^ 1]!);
    this.#setMate(inner, other);
    const ring = this.#children[node]!;
    this.#children[node] = [...ring.slice(at), ...ring.slice(0, at)];
  }

  #augment(start: number, towards: number): void {
    let [node, other] = [start, towards];
    for (;;) {
      const next = this.#top[this.#mate[node]!]!;
      this.#setMate(node, other);
      if (next === 0) return;
      this.#setMate(next, this.#top[this.#parent[next]!]!);
      [node, other] = [this.#top[this.#parent[next]!]!, next];
    }
  }

  #meeting(one: number, two: number): number {
    this.#tick++;
    let [node, other] = [one, two];
    while (node !== 0 || other !== 0) {
      if (node !== 0) {
        if (this.#seen[node] === this.#tick) return node;
        this.#seen[node] = this.#tick;
        node = this.#top[this.#mate[node]!]!;
        if (node !== 0) node = this.#top[this.#parent[node]!]!;
      }
      [node, other] = [other, node];
    }
    return 0;
  }

  /** An odd ring becomes one node. */
  #shrink(one: number, meeting: number, two: number): void {
    let blossom = this.#people + 1;
    while (blossom <= this.#count && this.#top[blossom] !== 0) blossom++;
    if (blossom > this.#count) this.#count++;
    this.#label[blossom] = 0;
    this.#mark[blossom] = OUTER;
    this.#mate[blossom] = this.#mate[meeting]!;
    const climb = (from: number): number[] => {
      const way: number[] = [];
      for (let node = from; node !== meeting; ) {
        const mate = this.#top[this.#mate[node]!]!;
        way.push(node, mate);
        this.#enqueue(mate);
        node = this.#top[this.#parent[mate]!]!;
      }
      return way;
    };
    this.#children[blossom] = [meeting, ...climb(one).reverse(), ...climb(two)];
    this.#setTop(blossom, blossom);
    for (let i = 1; i <= this.#count; i++) {
      this.#edges[blossom]![i] = { ...this.#edges[blossom]![i]!, weight: 0 };
      this.#edges[i]![blossom] = { ...this.#edges[i]![blossom]!, weight: 0 };
    }
    this.#through[blossom]!.fill(0);
    for (const child of this.#children[blossom]!) {
      for (let i = 1; i <= this.#count; i++) {
        const now = this.#edges[blossom]![i]!;
        if (now.weight === 0 || this.#gap(this.#edges[child]![i]!) < this.#gap(now)) {
          this.#edges[blossom]![i] = this.#edges[child]![i]!;
          this.#edges[i]![blossom] = this.#edges[i]![child]!;
        }
      }
      for (let i = 1; i <= this.#people; i++) if (this.#through[child]![i] !== 0) this.#through[blossom]![i] = child;
    }
    this.#setSlack(blossom);
  }

  /** An inner blossom whose label is used up falls into its parts. */
  #expand(blossom: number): void {
    for (const child of this.#children[blossom]!) this.#setTop(child, child);
    const first = this.#through[blossom]![this.#edges[blossom]![this.#parent[blossom]!]!.from]!;
    const at = this.#wayTo(blossom, first);
    const ring = this.#children[blossom]!;
    for (let i = 0; i < at; i += 2) {
      const [inner, outer] = [ring[i]!, ring[i + 1]!];
      this.#parent[inner] = this.#edges[outer]![inner]!.from;
      this.#mark[inner] = INNER;
      this.#mark[outer] = OUTER;
      this.#slack[inner] = 0;
      this.#setSlack(outer);
      this.#enqueue(outer);
    }
    this.#mark[first] = INNER;
    this.#parent[first] = this.#parent[blossom]!;
    for (let i = at + 1; i < ring.length; i++) {
      this.#mark[ring[i]!] = FREE;
      this.#setSlack(ring[i]!);
    }
    this.#top[blossom] = 0;
  }

  /** A tight edge: the tree grows, a ring closes, or two trees meet, and there is one more pair. */
  #found(edge: Edge): boolean {
    const [near, far] = [this.#top[edge.from]!, this.#top[edge.to]!];
    if (this.#mark[far] === FREE) {
      this.#parent[far] = edge.from;
      this.#mark[far] = INNER;
      const mate = this.#top[this.#mate[far]!]!;
      this.#slack[far] = this.#slack[mate] = 0;
      this.#mark[mate] = OUTER;
      this.#enqueue(mate);
    } else if (this.#mark[far] === OUTER) {
      const meeting = this.#meeting(near, far);
      if (meeting === 0) {
        this.#augment(near, far);
        this.#augment(far, near);
        return true;
      }
      this.#shrink(near, meeting, far);
    }
    return false;
  }

  /** One more pair, if there is a way. */
  #grow(): boolean {
    this.#mark.fill(FREE);
    this.#slack.fill(0);
    this.#queue = [];
    for (let i = 1; i <= this.#count; i++)
      if (this.#top[i] === i && this.#mate[i] === 0) {
        this.#parent[i] = 0;
        this.#mark[i] = OUTER;
        this.#enqueue(i);
      }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#search()) return true;
      if (!this.#adjust()) return false;
      const outcome = this.#tightened();
      if (outcome) return true;
      for (let b = this.#people + 1; b <= this.#count; b++)
        if (this.#top[b] === b && this.#mark[b] === INNER && this.#label[b] === 0) this.#expand(b);
    }
  }

  #search(): boolean {
    for (let node = this.#queue.shift(); node !== undefined; node = this.#queue.shift()) {
      if (this.#mark[this.#top[node]!] === INNER) continue;
      for (let to = 1; to <= this.#people; to++) {
        const edge = this.#edges[node]![to]!;
        if (edge.weight <= 0 || this.#top[node] === this.#top[to]) continue;
        if (this.#gap(edge) > 0) this.#noteSlack(node, this.#top[to]!);
        else if (this.#found(edge)) return true;
      }
    }
    return false;
  }

  /** Labels move until an edge becomes tight; false where a person's label is used up: there is no better matching. */
  #adjust(): boolean {
    let by = Number.POSITIVE_INFINITY;
    for (let b = this.#people + 1; b <= this.#count; b++)
      if (this.#top[b] === b && this.#mark[b] === INNER) by = Math.min(by, this.#label[b]! / 2);
    for (let i = 1; i <= this.#count; i++) {
      if (this.#top[i] !== i || this.#slack[i] === 0 || this.#mark[i] === INNER) continue;
      const gap = this.#gap(this.#edges[this.#slack[i]!]![i]!);
      by = Math.min(by, this.#mark[i] === FREE ? gap : gap / 2);
    }
    for (let i = 1; i <= this.#people; i++) {
      const mark = this.#mark[this.#top[i]!];
      if (mark === OUTER) {
        if (this.#label[i]! <= by) return false;
        this.#label[i]! -= by;
      } else if (mark === INNER) this.#label[i]! += by;
    }
    for (let b = this.#people + 1; b <= this.#count; b++)
      if (this.#top[b] === b) {
        if (this.#mark[b] === OUTER) this.#label[b]! += 2 * by;
        else if (this.#mark[b] === INNER) this.#label[b]! -= 2 * by;
      }
    this.#queue = [];
    return true;
  }

  #tightened(): boolean {
    for (let i = 1; i <= this.#count; i++) {
      const from = this.#slack[i]!;
      if (this.#top[i] !== i || from === 0 || this.#top[from] === i) continue;
      if (this.#gap(this.#edges[from]![i]!) === 0 && this.#found(this.#edges[from]![i]!)) return true;
    }
    return false;
  }
}
