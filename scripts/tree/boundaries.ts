// Applies the boundary rules to files.
import { boundaryRules, type BoundaryRule } from './boundary-rules.ts';
import { findCycles, findFeatureCycles } from './cycles.ts';
import type { Breach, ImportGraph } from './graph.ts';
import { isTestFile } from './source-files.ts';

/** All breaches, with missing targets and cycles; tests may import anything they need. */
export function findBreaches(graph: ImportGraph, exists: (path: string) => boolean): Breach[] {
  const source = [...graph.keys()].filter((path) => !isTestFile(path));
  return [
    ...source.flatMap((path) => boundaryRules.flatMap((rule) => breachesOf(rule, path, graph))),
    ...findMissing(graph, exists),
    ...findCycles(graph, source),
    ...findFeatureCycles(graph, source),
  ];
}

function breachesOf(rule: BoundaryRule, from: string, graph: ImportGraph): Breach[] {
  const match = rule.from.exec(from);
  if (!match || rule.except?.test(from)) return [];
  const group = match[1] ?? '';
  return targetsOf(rule, from, graph)
    .filter((path) => rule.forbids(path.at(-1) ?? '', group))
    .map((path) => ({ rule: rule.name, from, path, because: rule.because }));
}

/** Direct imports, or the shortest path to everything reachable. */
function targetsOf(rule: BoundaryRule, from: string, graph: ImportGraph): string[][] {
  const edgesOf = (path: string) => (graph.get(path) ?? []).filter((edge) => !(rule.allowsTypes && edge.isType));
  const found = new Map<string, string[]>();
  const queue: string[][] = [[from]];
  for (const way of queue) {
    for (const { to } of edgesOf(way.at(-1) ?? '')) {
      if (found.has(to) || to === from) continue;
      const longer = [...way, to];
      found.set(to, longer.slice(1));
      if (rule.reaches) queue.push(longer);
    }
  }
  return [...found.values()];
}

function findMissing(graph: ImportGraph, exists: (path: string) => boolean): Breach[] {
  return [...graph.values()].flat().flatMap(({ from, to }) => {
    const isKnown = to.startsWith('npm:') || to.startsWith('node:') || graph.has(to) || exists(to);
    return isKnown
      ? []
      : [{ rule: 'imports-exist', from, path: [to], because: 'an import must name a file that exists' }];
  });
}
