import { expect, it } from 'vitest';
import { Connections, networkOf } from './connections.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('a network has room for so many, from whichever of its addresses, and again when one is gone', () => {
  const connections = new Connections(2);
  const first = connections.take('2001:db8::1')!;
  expect(connections.take('2001:db8::ffff')).toBeDefined();
  expect(connections.take('2001:db8::2')).toBeUndefined();
  expect(connections.take('2001:db8:0:1::2')).toBeDefined();
  first();
  first();
  expect(connections.take('2001:db8::3')).toBeDefined();
  expect(connections.take('2001:db8::4')).toBeUndefined();
});
