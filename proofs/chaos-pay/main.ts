// `npm run chaos:pay -- --seed 1 --runs 2`: guests pay for scarce seats while processes are killed at every step and
// the provider drops, delays and repeats responses. Exits with 0 when every promise holds, no one paid twice, and every
// planted fault was caught (docs/operations/testing.md).
//   --bookings 80  --guests 12  --mutant-bookings 24  --database postgresql://…
import { parseArgs } from 'node:util';
import { openDatabases } from '#proofs/kit/databases.ts';
import { missing, proveMutants, proveRun } from './prove.ts';
import { caughtLine, linesOf } from './table.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    bookings: { type: 'string', default: '80' },
    guests: { type: 'string', default: '12' },
    'mutant-bookings': { type: 'string', default: '24' },
    // A server that allows new databases; by default a temporary one.
    database: { type: 'string' },
  },
});

function numberOf(name: Exclude<keyof typeof values, 'database'>, least: number, most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  console.error(`--${name} takes a whole number from ${least} to ${most}.`);
  process.exit(1);
}

const seed = numberOf('seed', 1, 2 ** 31);
const runs = numberOf('runs', 1, 1000);
const bookings = numberOf('bookings', 10, 5000);
const guests = numberOf('guests', 1, 60);
const mutantBookings = numberOf('mutant-bookings', 0, 500);
let isProven = true;
const databases = await openDatabases(values.database);
try {
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    const report = await proveRun(databases.fresh, { seed: seed + run, bookings, guests, kills: true });
    const faults = [...report.faults, ...missing(report, 1)];
    isProven &&= faults.length === 0;
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`\nRun ${run + 1} of ${runs}: seed ${seed + run}, ${bookings} guests (${seconds} s)`);
    for (const line of linesOf({ ...report, faults })) console.log(line);
  }
  console.log(isProven ? '\nEvery promise holds, and no one paid twice.\n' : '\nNOT PROVEN.\n');
  const wish = { seed, bookings: mutantBookings, guests, kills: false };
  if (mutantBookings > 0)
    for await (const one of proveMutants(databases.fresh, wish)) {
      isProven &&= one.by !== null && one.isApplied;
      console.log(caughtLine(one));
    }
} finally {
  await databases.end();
}
process.exitCode = isProven ? 0 : 1;
