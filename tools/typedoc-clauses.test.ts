import { expect, test } from 'vitest';
import { linkClauses } from './typedoc-clauses.ts';

const TORINO = 'documents/torino.html';

test('a clause leads to its rule', () => {
  expect(linkClauses('<p title="TOR-SHOT-3">on target (TOR-SHOT-3)</p>', 'functions/core.fill.html')).toBe(
    `<p title="TOR-SHOT-3">on target (<a href="../${TORINO}#tor-shot-3">TOR-SHOT-3</a>)</p>`,
  );
});

test('what is a link already, another word and the rule itself stay as they are', () => {
  for (const html of ['<a href="x">see TOR-SHOT-3</a>', 'UTF-8', 'XYZ-ATK-1'])
    expect(linkClauses(html, 'index.html')).toBe(html);
  expect(linkClauses('<h3>TOR-SHOT-3</h3>', TORINO)).toBe('<h3>TOR-SHOT-3</h3>');
});
