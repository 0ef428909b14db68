// Import cycles between files and features, with type imports: such files cannot be read separately.
import type { Breach, ImportGraph } from './graph.ts';

/** A breach per cycle, from its alphabetically first file. */
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

const featureOf = (path: string) => /^src\/(?:server\/features|domain)\/[^/]+(?=\/)/.exec(path)?.[0];

/** A breach per cycle of server features or domain folders. */
export function findFeatureCycles(graph: ImportGraph, sources: readonly string[]): Breach[] {
  const features: ImportGraph = new Map();
  for (const path of sources) {
    const from = featureOf(path);
    for (const { to, isType } of graph.get(path) ?? []) {
      const other = featureOf(to);
      if (from === undefined || other === undefined || from === other) continue;
      features.set(from, [...(features.get(from) ?? []), { from, to: other, isType, isLater: false }]);
    }
  }
  return findCycles(features, [...features.keys()].toSorted()).map((breach) => ({
    ...breach,
    rule: 'features-without-circles',
    because: 'features that need each other are one feature, or share a part that belongs below both',
  }));
}
