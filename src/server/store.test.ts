import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from './store.ts';

/** Holds the file for a moment from the word that it has it on. */
const HOLDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const db = new (require('node:sqlite').DatabaseSync)(workerData);
  db.exec('BEGIN IMMEDIATE');
  parentPort.postMessage('held');
  setTimeout(() => db.exec('COMMIT'), 50);
`;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cancha-store-'));
  file = join(folder, 'cancha.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('opens a file of before the time was kept', () => {
  const old = new DatabaseSync(file);
  old.exec(`
    CREATE TABLE matches (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seats TEXT NOT NULL, record TEXT NOT NULL
    ) STRICT;
    INSERT INTO matches VALUES ('one', 'mat', '{}', '{"home":null,"away":null}', '');
  `);
  old.close();
  openStore(file).close();
  const store = openStore(file);
  const match = store.loadMatch('one')!;
  expect(match.time).toBeNull();
  const time = { period: '1', left: 5000 };
  store.saveMatch({ ...match, time });
  expect(store.loadMatch('one')).toEqual({ ...match, time });
  store.close();
});

it('waits for another process that has locked the file for a moment', async () => {
  const store = openStore(file);
  const holder = new Worker(HOLDER, { eval: true, workerData: file });
  await new Promise((resolve) => holder.once('message', resolve));
  store.saveRecord('one', 'mat', 'text');
  expect(store.loadRecord('one')).toEqual({ game: 'mat', record: 'text' });
  await new Promise((resolve) => holder.once('exit', resolve));
  store.close();
});
