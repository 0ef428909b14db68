// How long the files are, in lines as `wc -l` counts them, so that the numbers compare with other code's (ADR 110).
import type { ImportGraph } from './graph.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

export interface Shape {
  files: number;
  median: number;
  p90: number;
  max: number;
  /** Percentage of files of 20 lines or fewer: the tail in which one subject is scattered. */
  short: number;
}

/** What is measured apart: the product, what stands beside it (sandbox, proofs, scripts), and the tests of both. */
export const kinds = ['product', 'scripts', 'tests'] as const;
export type Kind = (typeof kinds)[number];

export interface FileSize {
  path: string;
  lines: number;
}

/** Folders and files whose length says nothing, because they hold data or are written by a program. */
export const withoutShape = ['src/contract/errors.ts', 'tests/repo/fixtures/'];

// Texts by key are data as well.
const isCatalogue = (path: string) => path.startsWith('src/') && /[/-]texts\.ts$/.test(path);

/** Lines as `wc -l` counts them, comments and blank lines included: what a reader scrolls through. */
export function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** Which measure a file belongs to. */
export function kindOf(path: string): Kind {
  if (isTestFile(path)) return 'tests';
  return path.startsWith('src/') ? 'product' : 'scripts';
}

/** Sizes of the files of one kind, the longest first. */
export function sizesOf(files: readonly SourceFile[], kind: Kind): FileSize[] {
  return files
    .filter((file) => kindOf(file.path) === kind)
    .filter(({ path }) => !isCatalogue(path) && !withoutShape.some((free) => path.startsWith(free)))
    .map((file) => ({ path: file.path, lines: countLines(file.text) }))
    .sort((a, b) => b.lines - a.lines);
}

/** A share in percent with one decimal; 0 of nothing. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}

/** Median, 90th percentile (nearest rank), maximum and percentage of short files; all 0 when there is no file. */
export function shapeOf(sizes: readonly FileSize[]): Shape {
  const lines = sizes.map((size) => size.lines).sort((a, b) => a - b);
  const rank = (share: number) => lines[Math.max(0, Math.ceil(share * lines.length) - 1)] ?? 0;
  return {
    files: lines.length,
    median: rank(0.5),
    p90: rank(0.9),
    max: rank(1),
    short: percentage(lines.filter((n) => n <= 20).length, lines.length),
  };
}

/** Files of each folder of the product, tests not counted. */
export function productFolders(files: readonly SourceFile[]): Map<string, SourceFile[]> {
  const product = files.filter(({ path }) => kindOf(path) === 'product');
  return Map.groupBy(product, ({ path }) => path.slice(0, path.lastIndexOf('/')));
}

/** Folders of the product that hold three files of code or fewer, tests not counted, by name. */
export function thinFolders(files: readonly SourceFile[]): string[] {
  return [...productFolders(files)].flatMap(([folder, inside]) => (inside.length <= 3 ? [folder] : [])).sort();
}

/** Product files that one other file alone imports: read with it, so they belong into it, unless there is a reason. */
export function lonelyFiles(files: readonly SourceFile[], graph: ImportGraph): string[] {
  const importers = new Map<string, Set<string>>();
  for (const [from, edges] of graph) {
    if (isTestFile(from)) continue;
    for (const { to } of edges) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  }
  return sizesOf(files, 'product')
    .filter(({ path }) => importers.get(path)?.size === 1)
    .map(({ path }) => path);
}
