// Tests that run again in other zones (ADR 018): those near code that makes or formats dates, by imports.
import { buildGraph, type ImportGraph } from '#scripts/tree/graph.ts';
import { readSourceFiles, type SourceFile } from '#scripts/tree/source-files.ts';

/** Code that may differ by zone: it makes, reads or formats dates. */
const datesIn =
  /\bnew Date\b|\bDate\.parse\b|DateTimeFormat|\bdateFormat\b|\bTemporal\.|\.toLocale(?:Date|Time)?String\(|\.[gs]et(?:Hours|Date|Day|Month|FullYear|TimezoneOffset)\(|'@internationalized\/date'/;

/** Imports between a test and the code it covers; farther code only has to load. */
const reach = 3;

const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !path.includes('.db.');

/** Distance in imports from a test to each date file it reaches. */
function distancesFrom(test: string, graph: ImportGraph, dates: ReadonlySet<string>): Map<string, number> {
  const distances = new Map<string, number>();
  const seen = new Set([test]);
  let front = [test];
  for (let steps = 0; steps <= reach; steps += 1) {
    for (const path of front) if (dates.has(path)) distances.set(path, steps);
    const imported = front.flatMap((path) => graph.get(path) ?? []).filter(({ isType }) => !isType);
    front = [...new Set(imported.map(({ to }) => to))].filter((path) => graph.has(path) && !seen.has(path));
    for (const path of front) seen.add(path);
  }
  return distances;
}

/** Tests that make dates or import code that does; for other date code the nearest test. */
export function testsOfDates(files: readonly SourceFile[]): string[] {
  const graph = buildGraph(files);
  const dates = new Set(files.filter(({ text }) => datesIn.test(text)).map(({ path }) => path));
  const chosen = new Set<string>();
  const nearest = new Map<string, { readonly test: string; readonly steps: number }>();
  for (const test of files.map(({ path }) => path).filter(isTest)) {
    for (const [path, steps] of distancesFrom(test, graph, dates)) {
      if (steps <= 1) chosen.add(test);
      if (steps < (nearest.get(path)?.steps ?? Infinity)) nearest.set(path, { test, steps });
    }
  }
  for (const { test } of nearest.values()) chosen.add(test);
  return [...chosen].sort();
}

let found: readonly string[] | undefined;

/** Reads the tree once. */
export function zoneFiles(): readonly string[] {
  found ??= testsOfDates([
    ...readSourceFiles('src/{contract,domain,server,texts,web}/**/*.{ts,tsx}'),
    ...readSourceFiles('tests/support/**/*.{ts,tsx}'),
  ]);
  return found;
}
