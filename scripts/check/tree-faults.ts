// Checks of the tree, as lists of sentences.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches } from '#scripts/tree/boundaries.ts';
import { buildGraph, type ImportGraph } from '#scripts/tree/graph.ts';
import { findUndeclared, type Manifest } from '#scripts/tree/packages.ts';
import { projectRoot, readSourceFiles, readTypeScript, type SourceFile } from '#scripts/tree/source-files.ts';
import { findForeignClocks, findForeignZones } from '#scripts/tree/sql-clock.ts';
import { findStrayStatements } from '#scripts/tree/statements.ts';
import { measureShape, readScatter, shapeFaults } from '#scripts/tree/shape-budget.ts';
import { findEmptyNames, findPromises } from '#scripts/tree/words.ts';

interface Tree {
  readonly files: readonly SourceFile[];
  readonly graph: ImportGraph;
}
let tree: Tree | undefined;

/** Parsed once, which is most of the work. */
export function readTree(): Tree {
  if (tree) return tree;
  const files = readTypeScript();
  return (tree = { files, graph: buildGraph(files) });
}

/** Imports that cross a boundary, form cycles, have no target or name an undeclared package. */
export function boundaryFaults(): string[] {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
  const { files, graph } = readTree();
  const breaches = [
    ...findBreaches(graph, (path) => existsSync(join(projectRoot, path))),
    ...findUndeclared(graph, manifest),
  ];
  const reported = breaches.map(
    ({ rule, from, path, because }) => `${rule}: ${[from, ...path].join(' -> ')} (${because})`,
  );
  return [...reported, ...findStrayStatements(files).map((place) => `sql-in-queries-only: ${place}`)];
}

/** Files above the limits, or shares above those of the last review. */
export function lengthFaults(): string[] {
  const { files, graph } = readTree();
  return shapeFaults(measureShape(files, graph), readScatter());
}

/** Empty names, postponed work, and SQL with a foreign clock. */
export function wordFaults(): string[] {
  const files = readSourceFiles(
    '{src,db,sandbox,proofs,scripts,tests,docs,deploy,config}/**/*.{ts,tsx,sql,css,md,json,html}',
  );
  const server = files.filter(({ path }) => /^(src\/server|db)\//.test(path) && !path.endsWith('.test.ts'));
  return [
    ...findEmptyNames(files.map((file) => file.path)),
    ...findPromises(files),
    ...findForeignClocks(server),
    ...findForeignZones(server),
  ];
}
