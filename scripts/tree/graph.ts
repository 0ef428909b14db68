// The import graph of many files.
import { importsOf, type ImportEdge } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** The imports of each file, by its path. */
export type ImportGraph = Map<string, ImportEdge[]>;

export interface Breach {
  rule: string;
  from: string;
  /** From `from` to the forbidden target. */
  path: string[];
  because: string;
}

/** Throws when a file cannot be parsed. */
export function buildGraph(files: readonly SourceFile[]): ImportGraph {
  return new Map(files.map((file) => [file.path, importsOf(file)]));
}
