// Compares the shape of the tree with limits that never move and with the shares recorded at the last review.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportGraph } from './graph.ts';
import {
  kinds,
  lonelyFiles,
  percentage,
  productFolders,
  shapeOf,
  sizesOf,
  thinFolders,
  type Kind,
  type Shape,
} from './shape.ts';
import { projectRoot, type SourceFile } from './source-files.ts';

export interface MeasuredShape {
  kinds: Record<Kind, Shape>;
  scatter: Scatter;
}

/** How scattered the product is: percentages that should fall. */
export interface Scatter {
  /** Files of 20 lines or fewer. */
  short: number;
  /** Files that one other file alone imports. */
  lonely: number;
  /** Folders with three files or fewer. */
  thin: number;
}

/** No measured number may be above these: median, 90th percentile and longest file in lines, short files in percent. */
export const shapeLimits: Record<Kind, Omit<Shape, 'files'>> = {
  product: { median: 100, p90: 250, max: 400, short: 8 },
  scripts: { median: 100, p90: 250, max: 400, short: 8 },
  tests: { median: 200, p90: 400, max: 500, short: 8 },
};

/** In percentage points: a change may add a short file with reason, many changes may not make the tree more scattered. */
const slack = 0.5;

const budgetPath = join(projectRoot, 'tests/repo/shape-budget.json');

/** Measures files with the graph of their imports. */
export function measureShape(files: readonly SourceFile[], graph: ImportGraph): MeasuredShape {
  const shapes = Object.fromEntries(kinds.map((kind) => [kind, shapeOf(sizesOf(files, kind))])) as Record<Kind, Shape>;
  return {
    kinds: shapes,
    scatter: {
      short: shapes.product.short,
      lonely: percentage(lonelyFiles(files, graph).length, shapes.product.files),
      thin: percentage(thinFolders(files).length, productFolders(files).size),
    },
  };
}

/** The shares of the last review. Throws when the budget file is missing or no JSON. */
export function readScatter(): Scatter {
  return JSON.parse(readFileSync(budgetPath, 'utf8')) as Scatter;
}

/** Records today's shares; the diff of the file is what a reviewer sees. */
export function writeScatter(scatter: Scatter): void {
  writeFileSync(budgetPath, `${JSON.stringify(scatter, null, 2)}\n`);
}

const names: Readonly<Record<keyof Scatter, string>> = {
  short: 'product files of 20 lines or fewer',
  lonely: 'product files with one importer',
  thin: 'product folders with three files or fewer',
};

/** One sentence for each number above its limit, and for each share that has risen since it was recorded. */
export function shapeFaults({ kinds: measured, scatter }: MeasuredShape, recorded: Scatter): string[] {
  const above = kinds.flatMap((kind) =>
    (['median', 'p90', 'max', 'short'] as const).flatMap((number) => {
      const [now, limit] = [measured[kind][number], shapeLimits[kind][number]];
      return now > limit ? [`${kind} ${number} is ${now}, the limit is ${limit}`] : [];
    }),
  );
  const risen = (Object.keys(names) as (keyof Scatter)[]).flatMap((share) =>
    scatter[share] > recorded[share] + slack
      ? [`${names[share]} rose from ${recorded[share]}% to ${scatter[share]}%`]
      : [],
  );
  return [...above, ...risen];
}
