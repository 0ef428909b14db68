// A year in plain words.
import { seenOf } from './watch.ts';
import type { Year } from './run.ts';

/** Lines of text: bookings by how they ended, money, payouts, mails, and what was in the way. */
export async function summaryOf({ world }: Year): Promise<string[]> {
  const { pool, counts, letterbox, wish } = world;
  const lines = async (text: string) =>
    (await pool.query<{ line: string }>(text)).rows.map(({ line }) => line).join(', ');
  const mails = new Map<string, number>();
  for (const { kind } of seenOf(world).mails.values()) mails.set(kind, (mails.get(kind) ?? 0) + 1);
  const { once, twice, late, never } = letterbox.counts;
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
