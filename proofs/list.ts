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
    shows: 'every rule of the specification that counts as kept names a test that exists',
    words: [vitest, 'run', '--project', 'repo', 'tests/repo/conformance.test.ts'],
  },
  {
    name: 'corpus',
    shows: 'no input that is generated, on any call or page, leads to a fault',
    words: [vitest, 'run', '--project', 'db', 'tests/corpus'],
    env: whole,
  },
  {
    name: 'thirds',
    shows:
      'every meeting of a job and a payment ends without a deadlock, every order of two checkouts gives a stranger nothing, and large files are imported in time',
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
    shows:
      'every page fits in the language that reads from right to left, and no press before the script is lost, on a slow phone at any moment',
    words: [vitest, 'run', '--project', 'e2e', 'tests/e2e/pages/every-page', 'tests/e2e/browsing/early-presses'],
    env: whole,
  },
  {
    name: 'seeds',
    shows: 'property tests hold from five seeds that nobody has tried',
    words: ['proofs/explore-seeds.ts'],
  },
  {
    name: 'rules',
    shows:
      'each way of a booking and each figure of the rules, made another one, is noticed by a test that runs the program',
    words: ['proofs/rules/prove.ts'],
  },
  {
    name: 'oversell',
    shows: 'no seat is sold twice and none is lost, and faults put in on purpose are noticed',
    words: ['proofs/oversell/main.ts', '--seconds', '30'],
  },
  {
    name: 'chaos',
    shows: 'whichever process dies at whatever step, nobody pays twice, and faults put in on purpose are noticed',
    words: ['proofs/chaos-pay/main.ts', '--runs', '3', '--bookings', '120'],
  },
  {
    name: 'simulate',
    shows:
      'after a year of guests, hosts, operators and failures no seat is oversold, the ledger is at 0 and every mail went out once',
    words: ['proofs/simulate/start.ts', '--days', '365'],
  },
  {
    name: 'overload',
    shows:
      'three times as much as one process can answer: most of the peak is answered in time, the rest is told to come back',
    words: ['proofs/overload.ts'],
  },
  {
    name: 'cluster',
    shows: 'nothing that a guest was told is lost while the leader of two databases is killed, paused and cut off',
    words: ['proofs/prove-cluster.ts'],
  },
  {
    name: 'database-away',
    shows: 'guests are answered in time while the database is stopped, paused and started again, and nothing is lost',
    words: ['proofs/prove-database-away.ts'],
  },
  {
    name: 'backup',
    shows: 'a backup under load, restored into two versions of PostgreSQL, is equal to the moment when it began',
    words: ['proofs/prove-backup.ts'],
  },
  {
    name: 'pgbouncer',
    shows: 'starts, scripts, the last seats and payments through a real PgBouncer in transaction mode',
    words: ['proofs/pgbouncer.ts'],
  },
  {
    name: 'files',
    shows: 'pictures of several machines in a real object store, which looks at signatures',
    words: ['proofs/prove-files.ts'],
  },
  {
    name: 'lighthouse',
    shows: 'bytes, layout shift and accessibility of six pages on a phone keep their budgets',
    words: ['proofs/lighthouse/main.ts'],
  },
  {
    name: 'bench',
    shows: 'speed at 1,000, 100,000 and 1,000,000 courses, as ratios within one run',
    words: ['proofs/bench/main.ts', '--courses', '1000,100000,1000000'],
  },
];
