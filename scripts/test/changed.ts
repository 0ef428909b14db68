// `npm test -- --changed`: touched tests, by the import graph.
import { posix } from 'node:path';
import type { ImportGraph } from '#scripts/tree/graph.ts';

/** Files by kind of test; `null`: all of them. */
export interface Touched {
  unit: readonly string[] | null;
  db: readonly string[] | null;
  e2e: readonly string[] | null;
}

/** A change of one of these touches everything. */
const grounds = /^(package(-lock)?\.json|vitest\.config\.ts|vite\.config\.ts|tsconfig.*\.json|config\/.*)$/;

// Not followed, because they import nearly everything.
const hubs =
  /^src\/(server\/(app|services|main)\.ts|server\/features\/calls\.ts|server\/platform\/start\/|contract\/contract\.ts|web\/(routes|Site|open-page|(account|host|admin)-pages|entry-\w+)\.tsx?)|^tests\/support\/(app|process)\//;

/** Journeys by the code they use. */
export const journeys: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^src\/web\/admin/, ['tests/e2e/hosts', 'tests/e2e/pages']],
  [/^src\/web\/host\//, ['tests/e2e/hosts', 'tests/e2e/trips', 'tests/e2e/pages']],
  [
    /^src\/web\/guest\/(booking\/(?!detail|list)|checkout|pickup)/,
    ['tests/e2e/booking', 'tests/e2e/paying', 'tests/e2e/pages'],
  ],
  [
    /^src\/web\/(check|guest\/(booking|message|invite|inquiry|review|partner|dashboard))\//,
    ['tests/e2e/trips', 'tests/e2e/pages'],
  ],
  [/^src\/web\/guest\/(cards|map|search|saved|home|course|content|error)\//, ['tests/e2e/browsing', 'tests/e2e/pages']],
  [/^src\/web\/guest\/(account|user|keys)\//, ['tests/e2e/booking', 'tests/e2e/pages']],
  [/^sandbox\//, ['tests/e2e/paying', 'tests/e2e/booking']],
  [/^src\/server\/features\/(checkout|payment|pricing|user|account)\//, ['tests/e2e/booking', 'tests/e2e/paying']],
  [/^src\/server\/features\/admin/, ['tests/e2e/hosts']],
  [/^src\/server\/features\//, ['tests/e2e/booking/home-to-voucher.e2e.ts']],
];
// All journeys use what pages share.
const isShared = (path: string) => /^src\/(web|server\/(pages|platform\/http))\//.test(path);

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
const isDb = (path: string) => path.endsWith('.db.test.ts');
const isE2e = (path: string) => path.endsWith('.e2e.ts');

/** These files and all that import them, not through hubs. */
export function dependentsOf(files: readonly string[], graph: ImportGraph): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const edge of [...graph.values()].flat()) {
    const known = importers.get(edge.to) ?? [];
    known.push(edge.from);
    importers.set(edge.to, known);
  }
  const reached = new Set(files);
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (hubs.test(file) && !files.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      queue.push(importer);
    }
  }
  return reached;
}

/**
 * Tests that reach a changed file or are next to one that does.
 * @param changed paths from the project root
 */
export function touchedBy(changed: readonly string[], graph: ImportGraph): Touched {
  if (changed.some((path) => grounds.test(path))) return { unit: null, db: null, e2e: null };
  const reached = dependentsOf(changed, graph);
  const folders = new Set([...reached].filter((path) => !hubs.test(path) && !isTest(path)).map(posix.dirname));
  const tests = [...graph.keys()]
    .filter(isTest)
    .filter((path) => reached.has(path) || folders.has(posix.dirname(path)));
  const isSchema = changed.some((path) => path.endsWith('.sql'));
  return {
    unit: tests.filter((path) => !isDb(path) && !isE2e(path)).sort(),
    db: isSchema ? null : tests.filter(isDb).sort(),
    e2e: journeysTouchedBy([...reached], tests.filter(isE2e)),
  };
}

function journeysTouchedBy(reached: readonly string[], tests: readonly string[]): readonly string[] | null {
  const seen = reached.filter((path) => !isTest(path) && !hubs.test(path));
  const placesOf = (path: string) => journeys.find(([pattern]) => pattern.test(path))?.[1];
  if (seen.some((path) => isShared(path) && placesOf(path) === undefined)) return null;
  return [...new Set([...tests, ...seen.flatMap((path) => placesOf(path) ?? [])])].sort();
}
