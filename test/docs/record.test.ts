import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { room } from '../../src/games/torino/room.ts';
import { openRecord, verifyRecord } from '../../src/match/replay.ts';

const page = readFileSync('docs/record.md', 'utf8');
const record = /```\n(.*?)```/s.exec(page)![1]!;

test('the record shown on the page is whole and its dice are proved', () => {
  const opened = openRecord(record);
  expect(opened.ok && verifyRecord(room.game, opened.value)).toMatchObject({ ok: true, value: { draws: 7 } });
});

test('the dice can be drawn again from what the page says, without our code', () => {
  const seeds = ['Seed', 'HomeSeed', 'AwaySeed'].map(
    (name) => new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(record)![1]!,
  );
  const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
  expect(record).toContain(`[Commitment "${sha256(seeds[0]!).toString('hex')}"]`);
  const die = (draw: number): number => 1 + (sha256(JSON.stringify([...seeds, draw, 0])).readUIntBE(0, 6) % 6);
  const pair = (draw: number): string => {
    const number = sha256(JSON.stringify([...seeds, draw, 0])).readUIntBE(0, 6) % 36;
    return `d6+d6:${1 + Math.trunc(number / 6)}+${1 + (number % 6)}`;
  };
  const outcomes = [pair(0), pair(1), pair(2), ...[3, 4, 5, 6].map((draw) => `d6:${die(draw)}`)];
  expect([...record.matchAll(/d6(?:\+d6)?:\S+/g)].map(([outcome]) => outcome)).toEqual(outcomes);
});
