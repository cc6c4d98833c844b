import * as v from 'valibot';

type Shape = v.StrictObjectSchema<{ readonly type: v.LiteralSchema<string, undefined> } & v.ObjectEntries, undefined>;

/**
 * Reads what has one of several shapes, each with its own `type`: the shape is looked up by that word, which costs a
 * fraction of trying one after the other. Undefined for everything that `v.variant` over the same shapes refuses.
 */
export function readerOf<const S extends readonly Shape[]>(
  shapes: S,
): (given: unknown) => v.InferOutput<S[number]> | undefined {
  const byType = new Map<unknown, Shape>(shapes.map((shape) => [shape.entries.type.literal, shape]));
  return (given) => {
    const shape = byType.get((given as { type?: unknown } | null | undefined)?.type);
    const read = shape && v.safeParse(shape, given);
    return read?.success ? (read.output as v.InferOutput<S[number]>) : undefined;
  };
}
