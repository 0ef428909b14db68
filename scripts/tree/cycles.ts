// Finds circles of imports, type imports included: a circle of types is still two files that cannot be read apart.
import type { Breach, ImportGraph } from './graph.ts';

/** One breach for each circle, starting at its first file in alphabetical order. */
export function findCycles(graph: ImportGraph, sources: readonly string[]): Breach[] {
  const isSource = new Set(sources);
  const done = new Set<string>();
  const breaches: Breach[] = [];
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      breaches.push({
        rule: 'no-cycles',
        from: path,
        path: [...trail.slice(at + 1), path],
        because: 'files that import each other cannot be read or tested apart',
      });
      return;
    }
    if (done.has(path)) return;
    for (const { to } of graph.get(path) ?? []) if (isSource.has(to)) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of sources) visit(path, []);
  return breaches;
}
