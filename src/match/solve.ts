const EPSILON = 1e-12;

/** What the row player is sure of when both mix as well as they can, and one best mix of the columns. */
export interface Solution {
  readonly value: number;
  readonly columns: readonly number[];
}

/** A zero-sum game solved by the simplex method: rows choose the high numbers, columns the low ones. */
export function solveGame(matrix: readonly (readonly number[])[]): Solution {
  const shift = 1 - Math.min(...matrix.flat());
  const width = matrix[0]!.length;
  // Columns maximise Σy under (A + shift)·y ≤ 1; the value is 1 / Σy.
  const table = matrix.map((row, i) => [
    ...row.map((value) => value + shift),
    ...matrix.map((_, j) => (i === j ? 1 : 0)),
    1,
  ]);
  const goal = [...matrix[0]!.map(() => -1), ...matrix.map(() => 0), 0];
  const last = width + matrix.length;
  const basis = matrix.map((_, i) => width + i);
  for (;;) {
    // Bland's rule: the first column that helps and, among equals, the row whose variable comes first; so the walk ends.
    const column = goal.slice(0, last).findIndex((value) => value < -EPSILON);
    if (column < 0) {
      const sum = goal[last]!;
      const columns = matrix[0]!.map((_, j) => (basis.includes(j) ? table[basis.indexOf(j)]![last]! / sum : 0));
      return { value: 1 / sum - shift, columns };
    }
    const ratios = table.map((row) => (row[column]! > EPSILON ? row[last]! / row[column]! : Infinity));
    const least = Math.min(...ratios) + EPSILON;
    const leaving = basis.reduce(
      (best, variable, i) => (ratios[i]! <= least && variable < best ? variable : best),
      Infinity,
    );
    const at = basis.indexOf(leaving);
    const pivot = table[at]!;
    basis[at] = column;
    const scale = pivot[column]!;
    for (let j = 0; j <= last; j++) pivot[j]! /= scale;
    for (const row of [...table, goal]) {
      const factor = row[column]!;
      if (row === pivot || factor === 0) continue;
      for (let j = 0; j <= last; j++) row[j]! -= factor * pivot[j]!;
    }
  }
}
