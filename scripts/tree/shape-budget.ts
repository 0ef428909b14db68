// Compares the tree's shape with fixed limits and with the shares of the last review.
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

/** How scattered the product is, in percent; should fall. */
export interface Scatter {
  /** Files up to 20 lines. */
  short: number;
  /** Files with one importer. */
  lonely: number;
  /** Folders with at most three files. */
  thin: number;
}

/** Maximum values: median, 90th percentile and longest file in lines, short files in percent. */
export const shapeLimits: Record<Kind, Omit<Shape, 'files'>> = {
  product: { median: 100, p90: 250, max: 400, short: 8 },
  scripts: { median: 100, p90: 250, max: 400, short: 8 },
  tests: { median: 200, p90: 400, max: 500, short: 8 },
};

/** Percentage points: one short file is fine, many are not. */
const slack = 0.5;

const budgetPath = join(projectRoot, 'tests/repo/shape-budget.json');

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

/** Throws when the budget file is missing or invalid. */
export function readScatter(): Scatter {
  return JSON.parse(readFileSync(budgetPath, 'utf8')) as Scatter;
}

/** Reviewers see the file's diff. */
export function writeScatter(scatter: Scatter): void {
  writeFileSync(budgetPath, `${JSON.stringify(scatter, null, 2)}\n`);
}

const names: Readonly<Record<keyof Scatter, string>> = {
  short: 'product files of 20 lines or fewer',
  lonely: 'product files with one importer',
  thin: 'product folders with three files or fewer',
};

/** A sentence per number above its limit, and per share that rose. */
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
