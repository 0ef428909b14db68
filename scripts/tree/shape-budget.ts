// Compares the shape of the tree with the numbers recorded at the last review and with the limits that never move.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, type SourceFile } from './source-files.ts';
import { shapeOf, sizesOf, type Shape } from './shape.ts';

export type ShapeBudget = Record<'source' | 'tests', Shape>;

/** No recorded number may be above these. */
export const shapeLimits = {
  source: { median: 70, p90: 200, max: 300 },
  tests: { median: 200, p90: 400, max: 500 },
};

const budgetPath = join(projectRoot, 'tests/repo/shape-budget.json');

/** Measures the given files. */
export function measureShape(files: readonly SourceFile[]): ShapeBudget {
  return { source: shapeOf(sizesOf(files, 'source')), tests: shapeOf(sizesOf(files, 'tests')) };
}

/** The numbers of the last review. Throws when the budget file is missing or no JSON. */
export function readShapeBudget(): ShapeBudget {
  return JSON.parse(readFileSync(budgetPath, 'utf8')) as ShapeBudget;
}

/** Records today's numbers; the diff of the file is what a reviewer sees. */
export function writeShapeBudget(shape: ShapeBudget): void {
  writeFileSync(budgetPath, `${JSON.stringify(shape, null, 2)}\n`);
}

/** One sentence for each number above its limit, and for each number of the tail above what was recorded. */
export function shapeFaults(measured: ShapeBudget, recorded: ShapeBudget): string[] {
  const faults: string[] = [];
  for (const kind of ['source', 'tests'] as const) {
    for (const number of ['median', 'p90', 'max'] as const) {
      const limit = shapeLimits[kind][number];
      if (measured[kind][number] > limit)
        faults.push(`${kind} ${number} is ${measured[kind][number]}, the limit is ${limit}`);
    }
    for (const number of ['max', 'long'] as const) {
      const before = recorded[kind][number];
      if (measured[kind][number] > before)
        faults.push(`${kind} ${number} rose from ${before} to ${measured[kind][number]}`);
    }
  }
  return faults;
}
