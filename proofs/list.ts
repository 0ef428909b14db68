// Proofs that take too long for `npm test`. Each is a separate program that exits with 0 when it holds.

export interface Proof {
  name: string;
  /** One line about what it proves. */
  shows: string;
  words: readonly string[];
  /** Environment in addition to that of `npm run proofs`. */
  env?: Readonly<Record<string, string>>;
}

/** The exit code of a proof that cannot run on this machine: left out, neither held nor failed. */
export const leftOut = 77;

const vitest = 'node_modules/vitest/vitest.mjs';

/** Every case of the tests that `npm test` samples by a third (`tests/support/third.ts`). */
const whole = { BANYAN_TEST_WHOLE: 'on' };

export const proofs: readonly Proof[] = [
  {
    name: 'conformance',
    shows: 'every rule of the specification that is marked as met names an existing test',
    words: [vitest, 'run', '--project', 'repo', 'tests/repo/conformance.test.ts'],
  },
  {
    name: 'corpus',
    shows: 'no generated input makes a call or page fail',
    words: [vitest, 'run', '--project', 'db', 'tests/corpus'],
    env: whole,
  },
  {
    name: 'thirds',
    shows:
      'jobs and payments never deadlock, no order of two checkouts gives a stranger access, and large files are imported in time',
    words: [
      vitest,
      'run',
      '--project',
      'db',
      'tests/races/jobs-and-payments',
      'tests/tampering/two-checkouts',
      'src/server/catalogue-import/import.db.test.ts',
    ],
    env: whole,
  },
  {
    name: 'looks',
    shows: 'every page fits in a right-to-left language, and no press before the script loads is lost on a slow phone',
    words: [vitest, 'run', '--project', 'e2e', 'tests/e2e/pages/every-page', 'tests/e2e/browsing/early-presses'],
    env: whole,
  },
  {
    name: 'seeds',
    shows: 'property tests hold for five new seeds',
    words: ['proofs/explore-seeds.ts'],
  },
  {
    name: 'rules',
    shows: 'a test that runs the program notices each changed transition and figure',
    words: ['proofs/rules/prove.ts'],
  },
  {
    name: 'oversell',
    shows: 'no seat is sold twice or lost, and injected faults are noticed',
    words: ['proofs/oversell/main.ts', '--seconds', '30'],
  },
  {
    name: 'chaos',
    shows: 'no guest pays twice whenever a process dies, and injected faults are noticed',
    words: ['proofs/chaos-pay/main.ts', '--runs', '3', '--bookings', '120'],
  },
  {
    name: 'simulate',
    shows:
      'after a year of guests, hosts, operators and failures no seat is oversold, the ledger is at 0 and every email was sent once',
    words: ['proofs/simulate/start.ts', '--days', '365'],
  },
  {
    name: 'overload',
    shows: 'at three times the load of one process most requests are served in time and the rest are told to retry',
    words: ['proofs/overload.ts'],
  },
  {
    name: 'cluster',
    shows: 'nothing confirmed to a guest is lost while the primary of two databases is killed, paused and cut off',
    words: ['proofs/prove-cluster.ts'],
  },
  {
    name: 'database-away',
    shows: 'guests are served in time while the database is stopped, paused and restarted, and nothing is lost',
    words: ['proofs/prove-database-away.ts'],
  },
  {
    name: 'backup',
    shows: 'a backup under load, restored into two versions of PostgreSQL, equals the state when it began',
    words: ['proofs/prove-backup.ts'],
  },
  {
    name: 'pgbouncer',
    shows: 'starts, scripts, the last seats and payments through a real PgBouncer in transaction mode',
    words: ['proofs/pgbouncer.ts'],
  },
  {
    name: 'files',
    shows: 'photos of several machines in a real object store that checks signatures',
    words: ['proofs/prove-files.ts'],
  },
  {
    name: 'lighthouse',
    shows: 'six pages on a phone keep their budgets of bytes, layout shift and accessibility',
    words: ['proofs/lighthouse/main.ts'],
  },
  {
    name: 'bench',
    shows: 'speed at 1,000, 100,000 and 1,000,000 courses, as ratios within one run',
    words: ['proofs/bench/main.ts', '--courses', '1000,100000,1000000'],
  },
];
