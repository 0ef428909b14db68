// `npm run simulate -- --days 365 --seed 1`: a year of guests, hosts, distributors, operators and failures on a fake
// clock, through the real calls. Exits with 0 when no departure was oversold, the ledger is at 0, every booking has
// ended, and every event has its email; a seed always gives the same hash (docs/operations/testing.md).
//   --bookings 2000  --database postgresql://…  --verbose
import { parseArgs } from 'node:util';
import { openDatabases } from '#proofs/kit/databases.ts';
import { simulate, type Year } from './run.ts';
import { seenOf } from './watch.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    seed: { type: 'string', default: '1' },
    bookings: { type: 'string', default: '2000' },
    // A server that allows new databases; by default a temporary one.
    database: { type: 'string' },
    // Prints how often each call had which result.
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

/** Lines of text: bookings by outcome, money, payouts, emails, and the failures. */
async function summaryOf({ world }: Year): Promise<string[]> {
  const { pool, counts, mailbox, wish } = world;
  const lines = async (text: string) =>
    (await pool.query<{ line: string }>(text)).rows.map(({ line }) => line).join(', ');
  const mails = new Map<string, number>();
  for (const { kind } of seenOf(world).mails.values()) mails.set(kind, (mails.get(kind) ?? 0) + 1);
  const { once, twice, late, never } = mailbox.counts;
  const sum = (prefix: string) =>
    [...counts].reduce((all, [what, times]) => (what.startsWith(prefix) ? all + times : all), 0);
  return [
    `${wish.bookings} guests in ${wish.days} days: ${world.orders.size} held seats, ${sum('guest: found no')} found none, ${sum('guest: left before checkout')} left before`,
    `bookings: ${await lines(`select count(*) || ' ' || status as line from booking group by status order by count(*) desc`)} (unpaid holds leave after a month)`,
    `departures: ${await lines(`select count(*) || ' with guests, ' || count(*) filter (where taken = capacity) || ' sold out to the last seat' as line from departure where taken > 0`)}`,
    `taken: ${await lines(`select count(*) || ' payments by ' || method || ' of ' || (sum(amount_minor) / 100.0)::numeric(12, 2) || ' ' || currency as line from payment where status = 'succeeded' group by method, currency order by 1`)}`,
    `given back: ${await lines(`select count(*) || ' ' || reason || ' ' || status || ' of ' || (sum(due_cents) / 100.0)::numeric(12, 2) || ' US dollars' as line from refund group by reason, status order by 1`)}`,
    `hosts: ${await lines(`select count(*) || ' payouts ' || state || ' of ' || (sum(amount_cents) / 100.0)::numeric(12, 2) || ' US dollars' as line from payout_item group by state order by 1`)}`,
    `cash: ${await lines(`select count(*) || ' ' || cash as line from booking where cash <> 'none' group by cash order by 1`)}`,
    `reviews: ${await lines(`select count(*)::text as line from review`)}`,
    `webhooks: ${once} once, ${twice} twice, ${late} late, ${never} never`,
    ...[...counts].filter(([what]) => what.startsWith('failure')).map(([what, times]) => `${what}, ${times} times`),
    `mails: ${[...mails.values()].reduce((all, times) => all + times, 0)}: ${[...mails]
      .toSorted()
      .map(([kind, times]) => `${times} ${kind}`)
      .join(', ')}`,
  ];
}
