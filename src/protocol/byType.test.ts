import * as v from 'valibot';
import { expect, it } from 'vitest';
import { randomFrom } from '../core/random.ts';
import { clientSchema, readClient } from './messages.ts';

const WORDS = [undefined, null, 0, 1, -1, 1.5, '', 'home', 'away', 'x', 'x'.repeat(201), true, [], {}, 'f'.repeat(64)];

it('reads exactly what the shapes allow, one by one', () => {
  const types = [...clientSchema.options.map(({ entries }) => entries.type.literal), 'constructor', '', 1, undefined];
  const fields = ['id', 'side', 'hash', 'seed', 'action', 'n', 'accept', 'offer', 'more', '__proto__'];
  const random = randomFrom('shapes');
  const below = (limit: number): number => Math.floor(random() * limit);
  let good = 0;
  for (let i = 0; i < 60_000; i++) {
    const message: Record<string, unknown> = { type: types[below(types.length)] };
    for (let many = below(5); many > 0; many--)
      Object.defineProperty(message, fields[below(fields.length)]!, {
        value: WORDS[below(WORDS.length)],
        enumerable: true,
        configurable: true,
      });
    const asked = v.safeParse(clientSchema, message);
    if (asked.success) good++;
    expect(readClient(message)).toEqual(asked.success ? asked.output : undefined);
  }
  expect(good).toBeGreaterThan(300);
  for (const given of [null, undefined, 'play', 5, [], { type: null }])
    expect([readClient(given), v.is(clientSchema, given)]).toEqual([undefined, false]);
});
