// `npm run simulate -- --days 365 --seed 1`: a year of guests, hosts, distributors, operators and failures on a fake clock,
// through the real calls. Ends with 0 when no departure was oversold, the ledger is at 0, every booking has ended, and every
// event has its mail; the same seed gives the same hash (docs/reliability.md).
//   --bookings 2000  --database postgresql://…  --verbose
import { parseArgs } from 'node:util';
import { openDatabases } from '#proofs/kit/databases.ts';
import { simulate } from './run.ts';
import { summaryOf } from './summary.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    seed: { type: 'string', default: '1' },
    bookings: { type: 'string', default: '2000' },
    // A server on which databases may be made; without it one of its own is started.
    database: { type: 'string' },
    // How often each call came to what.
    verbose: { type: 'boolean', default: false },
  },
});

function numberOf(name: 'days' | 'seed' | 'bookings', most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  console.error(`--${name} takes a whole number from 1 to ${most}.`);
  process.exit(1);
}

const wish = { days: numberOf('days', 1000), seed: numberOf('seed', 2 ** 31), bookings: numberOf('bookings', 50_000) };
const shownFaults = 40;
const tellMs = 1000;
console.log(`${wish.bookings} guests in ${wish.days} days, seed ${wish.seed}`);
const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1000);
let toldAt = begun;
const databases = await openDatabases(values.database);
try {
  const base = await databases.fresh();
  const year = await simulate(base, wish, (day, { orders }) => {
    if (performance.now() - toldAt < tellMs) return;
    toldAt = performance.now();
    console.log(`day ${day} of ${wish.days}, ${orders.size} bookings (${seconds()} s)`);
  });
  try {
    console.log('');
    for (const line of await summaryOf(year)) console.log(line);
    if (values.verbose)
      for (const [what, times] of [...year.world.counts].toSorted())
        console.log(`  ${String(times).padStart(6)}  ${what}`);
    for (const fault of year.faults.slice(0, shownFaults)) console.log(`FAULT  ${fault}`);
    if (year.faults.length > shownFaults) console.log(`FAULT  and ${year.faults.length - shownFaults} more`);
    console.log(`\nhash ${year.hash}`);
    const verdict = year.faults.length === 0 ? 'Every promise holds' : `${year.faults.length} PROMISES BROKEN`;
    console.log(`${verdict} (${seconds()} s).`);
    process.exitCode = year.faults.length === 0 ? 0 : 1;
  } finally {
    await year.world.close();
  }
  await base.drop();
} finally {
  await databases.end();
}
