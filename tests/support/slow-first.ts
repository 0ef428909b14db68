// The order of files in a run: long ones first, so that no worker ends with only one of them. Vitest remembers
// durations, and in a fresh clone only knows bytes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectRoot } from '#scripts/tree/source-files.ts';

/** Files of more than ten seconds on two cores, the longest first, for each kind of test. */
const slowFiles: readonly string[] = [
  'tests/corpus/calls.db.test.ts',
  'src/server/platform/start/run.db.test.ts',
  'tests/access/matrix.db.test.ts',
  'tests/races/chaos-pay.db.test.ts',
  'src/server/platform/backup/unfinished.db.test.ts',
  'tests/corpus/process.db.test.ts',
  'tests/races/jobs-and-payments.db.test.ts',
  'tests/corpus/pages.db.test.ts',
  'tests/tampering/two-checkouts.db.test.ts',
  'tests/races/prove-oversell.db.test.ts',
  'src/server/platform/backup/backup.db.test.ts',
  'tests/setup/setup.db.test.ts',
  'src/server/features/payment/lost-answers.db.test.ts',
  'tests/e2e/pages/every-page.e2e.ts',
  'tests/e2e/pages/every-popup.e2e.ts',
  'tests/e2e/pages/every-page-of-the-staff.e2e.ts',
  'tests/e2e/browsing/early-presses.e2e.ts',
  'tests/e2e/pages/every-page-of-an-account.e2e.ts',
  'tests/e2e/pages/every-page-of-a-trip.e2e.ts',
  'tests/e2e/paying/pay-by-card.e2e.ts',
  'tests/e2e/browsing/analytics.e2e.ts',
  'tests/e2e/trips/trip-of-a-guest.e2e.ts',
  'tests/e2e/trips/trip-of-a-host.e2e.ts',
  'tests/e2e/paying/pay-choices.e2e.ts',
  'src/web/platform/render/accessible-pages.dom.test.tsx',
];

const lost = slowFiles.filter((path) => !existsSync(join(projectRoot, path)));
if (lost.length > 0) throw new Error(`tests/support/slow-first.ts names files that do not exist: ${lost.join(', ')}`);

const ranks = new Map(slowFiles.map((path, rank) => [path, rank]));

function rankOf(file: TestSpecification): number {
  return ranks.get(file.moduleId.slice(projectRoot.length)) ?? slowFiles.length;
}

/** Vitest's own order with the slow files of each project moved to its front. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const places = new Map([...new Set(usual.map((file) => file.project.name))].map((name, place) => [name, place]));
    const placeOf = (file: TestSpecification) => places.get(file.project.name) ?? 0;
    return usual.sort((a, b) => placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b));
  }
}
