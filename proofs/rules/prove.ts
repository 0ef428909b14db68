// `npm run proofs -- rules`: changes each rule in turn and runs its tests, which must fail. `node proofs/rules/prove.ts
// cancel` only tries rules whose names contain a word.
import { runNode } from '#proofs/kit/run-node.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutantsFile, type MutantsRecord } from '#scripts/test/shown.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { figuresOfRules } from './figures.ts';
import { faultVariable, type Fault, type Mutant, features, figure } from './mutant.ts';
import { stepsOfInquiries, waysOfBookings } from './ways.ts';

// Each limit changed: server limits with tests of calls, page limits with tests of pages.

const limits = 'src/domain/limits.ts';
const constants = (
  [
    ['reviewPhotosMax', '4', '3', ['src/contract', 'src/web/guest/booking/detail']],
    [
      'reviewPhotoBytesBelow',
      '5 \\*',
      '4 *',
      ['src/server/platform/calls', 'src/server/features/trip', 'src/contract'],
    ],
    ['alipayCurrency', `'SGD'`, `'MYR'`, [`${features}payment/methods/alipay`, 'src/server/features/pricing']],
    ['bookingsOpenFrom', `'2020-05-01'`, `'2020-05-02'`, ['src/domain/booking/steps', `${features}availability`]],
    ['pageSize', '12', '11', [`${features}trip`, `${features}catalogue`]],
    ['durationFilter', '\\{ min: 1, max: 24', '{ min: 1, max: 20', ['src/contract', 'src/web/guest/search']],
    ['timeBands', `\\{\\s*morning: \\{ from: '01:00'`, `{ morning: { from: '02:00'`, ['src/web/guest/search']],
    [
      'sorts',
      `\\{ recomended: 'asc', popularity: 'desc'`,
      `{ recomended: 'asc', popularity: 'asc'`,
      ['src/server/search', 'src/contract'],
    ],
    [
      'reviewSortDefault',
      `'date-newer'`,
      `'date-older'`,
      [`${features}review`, 'src/domain/review', 'src/web/guest/course'],
    ],
    ['reviewSorts', `\\['date-newer', `, '[', [`${features}review`, 'src/contract', 'src/web/guest/course']],
    ['attributes', `\\['solo', `, '[', ['src/contract', `${features}catalogue`, 'src/web/guest/search']],
    ['transports', `\\['free', `, '[', ['src/contract', `${features}catalogue`]],
    ['localeCookieDays', '365', '30', ['src/web/platform/locale']],
    ['voucherCookieDays', '365', '30', ['src/web/guest/popups']],
    ['loadingBarThrottleMs', '200', '100', ['src/web/ui', 'src/web/guest/layout']],
    ['loadingBarDurationMs', '5000', '4000', ['src/web/ui', 'src/web/guest/layout']],
    ['mobileNavCloseMs', '250', '150', ['src/web/guest/layout']],
    ['shortPlaceholderMaxPx', '400', '300', ['src/web/guest/search']],
    ['wideSearchBoxAbovePx', '768', '700', ['src/web/guest/layout']],
    ['cityColumns', '\\{ wide: 4', '{ wide: 5', ['src/web/guest/error']],
    ['notFoundRelatedCourses', '5', '4', ['src/web/guest/error', `${features}catalogue`]],
    ['cardImage', '\\{ width: 295', '{ width: 300', ['src/web/ui']],
    ['resizeDebounceMs', '1000', '900', ['src/web/guest/search']],
    ['idleTickSeconds', '60', '50', ['src/web/guest/course']],
    ['idleRepushMinutes', '30', '20', ['src/web/guest/course']],
    ['unloadDelayMs', '500', '400', ['src/web/platform/analytics']],
    ['countryGroups', '10', '9', ['src/domain/catalogue', `${features}catalogue`]],
    ['partnerDiscountMaxPercent', '70', '60', [`${features}catalogue`]],
  ] as const
).map(([name, find, to, tests]) =>
  figure({ file: limits, name: `limits: ${name}`, find: new RegExp(`(\\n  ${name}: )${find}`) }, to, tests),
);

// The figures in US dollars, the defaults of a marketplace.
const ofDollars = (
  [
    // With only another currency the program does not start: its other figures are in dollars.
    ['code', `'USD'`, `'EUR'`, ['src/domain/money']],
    ['review_reward', '500', '400', [`${features}catalogue/content`]],
    ['online_minimum', '50', '40', [`${features}inquiry/offer.db.test.ts`]],
    ['filter_most', '500', '400', ['src/contract', 'src/web/guest/search']],
  ] as const
).map(([name, find, to, tests]) =>
  figure(
    {
      file: 'src/domain/money/own-currency.ts',
      name: `US dollars: ${name}`,
      find: new RegExp(`(\\n +${name}: )${find}`),
    },
    to,
    tests,
  ),
);

const figuresOfLimits: readonly Mutant[] = [...constants, ...ofDollars];

const patienceMs = 300_000;
const patienceOfAllMs = 600_000;
const atOnce = 2;
const folder = mkdtempSync(join(tmpdir(), 'banyan-rules-'));

/** Runs tests with a fault until the first fails. Returns its name, null when all pass, or why they did not run. */
async function noticed({ file, change, tests }: Mutant, index: number): Promise<{ by: string | null }> {
  const path = join(projectRoot, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`the rule is not in ${file} any more`);
  const fault: Fault = { file: path, textAt: join(folder, `${index}.ts`) };
  writeFileSync(fault.textAt, changed);
  const said = await vitest(tests, JSON.stringify(fault));
  const failed = /FAIL\s+(.*)/.exec(said.text)?.[1];
  if (said.code === 0) return { by: null };
  // A file that fails to load has noticed nothing; one whose final ledger check fails has.
  const hasRun = /Tests\s.*\d+ (passed|failed)/.test(said.text);
  if (failed === undefined || (failed.endsWith(' ]') && !hasRun))
    throw new Error(`the tests did not run: ${said.text.slice(-400)}`);
  return { by: failed.replaceAll(/\s+/g, ' ').trim() };
}

async function vitest(
  tests: readonly string[],
  fault: string | null,
  patience = patienceMs,
): Promise<{ code: number | null; text: string }> {
  const words = ['run', '--config', 'proofs/rules/vitest.config.ts', '--bail', '1', '--reporter', 'default', ...tests];
  return runNode({
    words: ['node_modules/vitest/vitest.mjs', ...words],
    env: { ...process.env, NO_COLOR: '1', ...(fault !== null && { [faultVariable]: fault }) },
    patienceMs: patience,
  });
}

const mutants = [...waysOfBookings, ...stepsOfInquiries, ...figuresOfRules, ...figuresOfLimits];
const words = process.argv.slice(2);
const wanted = mutants.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
let survivors = 0;
const queue = wanted.entries();
async function work(): Promise<void> {
  for (const [index, mutant] of queue) {
    try {
      const { by } = await noticed(mutant, index);
      if (by === null) survivors += 1;
      console.log(`${by === null ? 'SURVIVED' : 'noticed '}  ${mutant.name} -> ${by ?? 'no test failed'}`);
    } catch (error) {
      survivors += 1;
      console.log(`SURVIVED  ${mutant.name} -> ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
try {
  const tests = [...new Set(wanted.flatMap((mutant) => mutant.tests))];
  const sound = await vitest(tests, null, patienceOfAllMs);
  if (sound.code !== 0) throw new Error(`without any fault a test fails: ${/FAIL\s+(.*)/.exec(sound.text)?.[1]}`);
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(`${wanted.length - survivors} of ${wanted.length} changed rules were noticed`);
  // `npm test` prints this at its end.
  const record: MutantsRecord = {
    date: new Date().toISOString().slice(0, 10),
    noticed: wanted.length - survivors,
    of: wanted.length,
  };
  if (wanted.length === mutants.length) writeFileSync(mutantsFile, `${JSON.stringify(record, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = survivors === 0 ? 0 : 1;
