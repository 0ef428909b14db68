// File lengths in lines as by `wc -l`, comparable with other projects (ADR 110).
import type { ImportGraph } from './graph.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

export interface Shape {
  files: number;
  median: number;
  p90: number;
  max: number;
  /** Percentage of files up to 20 lines, which scatter a subject. */
  short: number;
}

/** Measured separately: the product, its surroundings (sandbox, proofs, scripts), and all tests. */
export const kinds = ['product', 'scripts', 'tests'] as const;
export type Kind = (typeof kinds)[number];

export interface FileSize {
  path: string;
  lines: number;
}

/** Not measured: data and generated files. */
export const withoutShape = ['src/contract/errors.ts', 'tests/repo/fixtures/'];

// Catalogues are data, too.
const isCatalogue = (path: string) => path.startsWith('src/') && /[/-]texts\.ts$/.test(path);

/** With comments and blank lines. */
export function countLines(text: string): number {
  return text.split('\n').length - 1;
}

export function kindOf(path: string): Kind {
  if (isTestFile(path)) return 'tests';
  return path.startsWith('src/') ? 'product' : 'scripts';
}

/** Longest first. */
export function sizesOf(files: readonly SourceFile[], kind: Kind): FileSize[] {
  return files
    .filter((file) => kindOf(file.path) === kind)
    .filter(({ path }) => !isCatalogue(path) && !withoutShape.some((free) => path.startsWith(free)))
    .map((file) => ({ path: file.path, lines: countLines(file.text) }))
    .sort((a, b) => b.lines - a.lines);
}

/** One decimal; 0 for an empty whole. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}

/** Median, 90th percentile (nearest rank), maximum and percentage of short files; 0 without files. */
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

/** Files by product folder, without tests. */
export function productFolders(files: readonly SourceFile[]): Map<string, SourceFile[]> {
  const product = files.filter(({ path }) => kindOf(path) === 'product');
  return Map.groupBy(product, ({ path }) => path.slice(0, path.lastIndexOf('/')));
}

/** Product folders with at most three files, without tests, by name. */
export function thinFolders(files: readonly SourceFile[]): string[] {
  return [...productFolders(files)].flatMap(([folder, inside]) => (inside.length <= 3 ? [folder] : [])).sort();
}

/** Product files with one importer: they belong into it, unless it loads them on demand. */
export function lonelyFiles(files: readonly SourceFile[], graph: ImportGraph): string[] {
  const importers = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const [from, edges] of graph) {
    if (isTestFile(from)) continue;
    for (const { to, isLater } of edges) {
      importers.set(to, (importers.get(to) ?? new Set()).add(from));
      if (isLater) later.add(to);
    }
  }
  return sizesOf(files, 'product')
    .filter(({ path }) => importers.get(path)?.size === 1 && !later.has(path))
    .map(({ path }) => path);
}
