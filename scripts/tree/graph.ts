// The imports of many files as one graph.
import { importsOf, type ImportEdge } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** Import edges of each file, by the file's path. */
export type ImportGraph = Map<string, ImportEdge[]>;

/** One breach of a boundary rule. */
export interface Breach {
  rule: string;
  from: string;
  /** The files between `from` and the forbidden target, and the target itself at the end. */
  path: string[];
  because: string;
}

/** Reads the imports of every file. Throws when a file cannot be parsed. */
export function buildGraph(files: readonly SourceFile[]): ImportGraph {
  return new Map(files.map((file) => [file.path, importsOf(file)]));
}
