// Imported packages that package.json does not declare: they work only by luck.
import type { Breach, ImportGraph } from './graph.ts';
import { isTestFile } from './source-files.ts';

export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

/** Source may use only `dependencies`; tests, scripts and types also `devDependencies`. */
export function findUndeclared(graph: ImportGraph, manifest: Manifest): Breach[] {
  return [...graph.values()].flat().flatMap(({ from, to, isType }) => {
    if (!to.startsWith('npm:')) return [];
    const name = to.slice(4);
    const typesOf = `@types/${name.replace('@', '').replace('/', '__')}`;
    const mayUseTools = isType || isTestFile(from) || !from.startsWith('src/');
    const isDeclared =
      name in manifest.dependencies ||
      (mayUseTools && (name in manifest.devDependencies || typesOf in manifest.devDependencies));
    if (isDeclared) return [];
    return [
      {
        rule: 'packages-declared',
        from,
        path: [to],
        because: 'a package must be declared in package.json, for source among its dependencies',
      },
    ];
  });
}
