import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { openStore } from './store.ts';

/** Holds the file for a moment from the word that it has it on. */
const HOLDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const db = new (require('node:sqlite').DatabaseSync)(workerData);
  db.exec('BEGIN IMMEDIATE');
  parentPort.postMessage('held');
  setTimeout(() => db.exec('COMMIT'), 50);
`;

it('waits for another process that has locked the file for a moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cancha-store-'));
  const file = join(folder, 'cancha.sqlite');
  const store = openStore(file);
  const holder = new Worker(HOLDER, { eval: true, workerData: file });
  await new Promise((resolve) => holder.once('message', resolve));
  store.saveRecord('one', 'mat', 'text');
  expect(store.loadRecord('one')).toEqual({ game: 'mat', record: 'text' });
  await new Promise((resolve) => holder.once('exit', resolve));
  store.close();
  rmSync(folder, { recursive: true });
});
