// Explains the number at the end of `npm test`: what was tested, and how.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/tree/source-files.ts';
import type { Tally } from './tally.ts';

type Kind = 'rules' | 'components' | 'database' | 'pages' | 'journeys' | 'tree';

function kindOf(path: string): Kind {
  if (path.includes('tests/repo/')) return 'tree';
  if (/tests\/e2e\/pages\/every-[\w-]+\.e2e\.ts$/.test(path)) return 'pages';
  if (path.endsWith('.e2e.ts')) return 'journeys';
  if (path.endsWith('.db.test.ts')) return 'database';
  return path.endsWith('.dom.test.tsx') ? 'components' : 'rules';
}

/** Mutated rules that tests noticed, when all were last tried (`npm run proofs -- rules`). */
export interface MutantsRecord {
  date: string;
  noticed: number;
  of: number;
}

export const mutantsFile = join(projectRoot, 'proofs/rules/last-run.json');

/** From the last full run. */
export const readMutants = (): MutantsRecord => JSON.parse(readFileSync(mutantsFile, 'utf8')) as MutantsRecord;

const figure = (count: number) => count.toLocaleString('en-US').padStart(7);

/**
 * Lines before the last one. Reruns in other zones seldom test anything new, so they are separate.
 * @param tallies in the order of stages
 */
export function shownLines(
  tallies: readonly (Tally & { isAgain: boolean })[],
  { date, noticed, of }: MutantsRecord,
): string[] {
  const passed = (kind: Kind, isAgain = false) =>
    tallies
      .filter((tally) => tally.isAgain === isAgain)
      .flatMap((tally) => [...tally.passedIn])
      .reduce((sum, [path, count]) => sum + (kindOf(path) === kind ? count : 0), 0);
  const parts = { rules: passed('rules'), components: passed('components'), database: passed('database') };
  const again = tallies.filter(({ isAgain }) => isAgain).reduce((sum, tally) => sum + tally.passed, 0);
  return [
    `${figure(parts.rules + parts.components + parts.database)}  behaviours: ${parts.rules} of rules and parts, ${parts.components} of components, ${parts.database} with the database`,
    `${figure(again)}  of these again in other time zones`,
    `${figure(passed('journeys'))}  journeys in a browser`,
    `${figure(passed('pages'))}  pages and popups, each looked at whole`,
    `${figure(passed('tree'))}  rules of the tree`,
    `${figure(noticed)}  of ${of} changed rules noticed, when all were last tried on ${date} (npm run proofs -- rules)`,
  ];
}
