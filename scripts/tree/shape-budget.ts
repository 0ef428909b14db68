// Compares the shape of the tree with the numbers recorded at the last review and with the limits that never move.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportGraph } from './graph.ts';
import { kinds, lonelyFiles, shapeOf, sizesOf, thinFolders, type Kind, type Shape } from './shape.ts';
import { projectRoot, type SourceFile } from './source-files.ts';

export interface ShapeBudget {
  kinds: Record<Kind, Shape>;
  /** Product files that one other file alone imports. */
  lonely: number;
  /** Product folders with three files or fewer. */
  thin: number;
}

/** No measured number may be above these: median, 90th percentile and longest file in lines. */
export const shapeLimits: Record<Kind, { median: number; p90: number; max: number }> = {
  product: { median: 100, p90: 250, max: 400 },
  scripts: { median: 100, p90: 250, max: 400 },
  tests: { median: 200, p90: 400, max: 500 },
};

const budgetPath = join(projectRoot, 'tests/repo/shape-budget.json');

/** Measures files with the graph of their imports. */
export function measureShape(files: readonly SourceFile[], graph: ImportGraph): ShapeBudget {
  return {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, shapeOf(sizesOf(files, kind))])) as Record<Kind, Shape>,
    lonely: lonelyFiles(files, graph).length,
    thin: thinFolders(files).length,
  };
}

/** The numbers of the last review. Throws when the budget file is missing or no JSON. */
export function readShapeBudget(): ShapeBudget {
  return JSON.parse(readFileSync(budgetPath, 'utf8')) as ShapeBudget;
}

/** Records today's numbers; the diff of the file is what a reviewer sees. */
export function writeShapeBudget(shape: ShapeBudget): void {
  writeFileSync(budgetPath, `${JSON.stringify(shape, null, 2)}\n`);
}

/** One sentence for each number above its limit, and for each tail that is longer than was recorded. */
export function shapeFaults(measured: ShapeBudget, recorded: ShapeBudget): string[] {
  return [
    ...kinds.flatMap((kind) => kindFaults(kind, measured.kinds[kind], recorded.kinds[kind])),
    ...rise('product files with one importer', measured.lonely, recorded.lonely),
    ...rise('product folders with three files or fewer', measured.thin, recorded.thin),
  ];
}

function kindFaults(kind: Kind, measured: Shape, recorded: Shape): string[] {
  const above = (['median', 'p90', 'max'] as const).filter((number) => measured[number] > shapeLimits[kind][number]);
  return [
    ...above.map((number) => `${kind} ${number} is ${measured[number]}, the limit is ${shapeLimits[kind][number]}`),
    ...(['max', 'long', 'short'] as const).flatMap((tail) => rise(`${kind} ${tail}`, measured[tail], recorded[tail])),
  ];
}

function rise(name: string, now: number, before: number): string[] {
  return now > before ? [`${name} rose from ${before} to ${now}`] : [];
}
