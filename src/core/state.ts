import type { Options } from './options.ts';

/** A match in one typed array: copied in tens of nanoseconds, no references but the options. */
export abstract class State<O extends Options = Options> {
  readonly cells: Int16Array;
  options: O;

  constructor(size: number, options: O) {
    this.cells = new Int16Array(size);
    this.options = options;
  }

  copyFrom(other: this): void {
    this.cells.set(other.cells);
    this.options = other.options;
  }

  /** A copy; in `into`, where one is given that nobody needs any more: to make a state costs more than to fill it. */
  clone(into?: this): this {
    const copy = into ?? new (this.constructor as new (options: O) => this)(this.options);
    copy.copyFrom(this);
    return copy;
  }
}

type Layout<O extends Options, N extends string, L extends string> = new (
  options: O,
) => State<O> & Record<N, number> & { readonly [K in L]: Int16Array };

/**
 * The base class of a state with these named numbers and lists of numbers, all of them views over one typed array:
 * `class S extends layout<MyOptions>()(['phase', 'ball'], { score: 2 }) {}`.
 */
export const layout =
  <O extends Options>() =>
  <const N extends readonly string[], const L extends Readonly<Record<string, number>>>(
    names: N,
    lists: L,
  ): Layout<O, N[number], keyof L & string> => {
    const entries = Object.entries(lists);
    const size = names.length + entries.reduce((sum, [, length]) => sum + length, 0);
    class Packed extends State<O> {
      constructor(options: O) {
        super(size, options);
        let from = names.length;
        for (const [name, length] of entries) {
          Object.defineProperty(this, name, { value: this.cells.subarray(from, from + length), enumerable: true });
          from += length;
        }
      }
    }
    for (const [i, name] of names.entries()) {
      Object.defineProperty(Packed.prototype, name, {
        get(this: Packed) {
          return this.cells[i];
        },
        set(this: Packed, value: number) {
          this.cells[i] = value;
        },
      });
    }
    return Packed as unknown as Layout<O, N[number], keyof L & string>;
  };
