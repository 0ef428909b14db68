// How long the files are: lines of code, blank lines and comments left out (ADR 001).
import { parseSync } from 'vite';
import { isTestFile, type SourceFile } from './source-files.ts';

export interface Shape {
  files: number;
  median: number;
  p90: number;
  max: number;
  /** Files over 200 lines: the tail in which one file escapes. */
  long: number;
}

export interface FileSize {
  path: string;
  lines: number;
}

/** Folders and files whose length says nothing, because they hold data or are written by a program. */
export const withoutShape = [
  'src/server/db/schema.ts',
  'src/server/db/seed/data/',
  'src/contract/errors.ts',
  'tests/repo/fixtures/',
  'tests/reference/',
];

/** Lines that hold code. Throws when the file cannot be parsed. */
export function countCodeLines(file: SourceFile): number {
  const { comments } = parseSync(file.path, file.text);
  let code = '';
  let at = 0;
  for (const { start, end } of comments) {
    code += file.text.slice(at, start) + file.text.slice(start, end).replace(/[^\n]/g, '');
    at = end;
  }
  code += file.text.slice(at);
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

/** Sizes of the source files or of the tests, the longest first. */
export function sizesOf(files: readonly SourceFile[], kind: 'source' | 'tests'): FileSize[] {
  return files
    .filter((file) => isTestFile(file.path) === (kind === 'tests'))
    .filter((file) => !withoutShape.some((free) => file.path.startsWith(free)))
    .map((file) => ({ path: file.path, lines: countCodeLines(file) }))
    .sort((a, b) => b.lines - a.lines);
}

/** Median, 90th percentile (nearest rank), maximum and number of long files; all 0 when there is no file. */
export function shapeOf(sizes: readonly FileSize[]): Shape {
  const lines = sizes.map((size) => size.lines).sort((a, b) => a - b);
  const rank = (share: number) => lines[Math.max(0, Math.ceil(share * lines.length) - 1)] ?? 0;
  return {
    files: lines.length,
    median: rank(0.5),
    p90: rank(0.9),
    max: rank(1),
    long: lines.filter((n) => n > 200).length,
  };
}
