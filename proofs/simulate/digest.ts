// A year in one hash. Ids, refs and tokens differ between runs and are replaced: guests by turn, listings and hosts by
// index, moments by day.
import { createHash } from 'node:crypto';
import { seenOf } from './watch.ts';
import type { World } from './world.ts';

/** SHA-256 over every booking with its history, every line of the ledger, every email and every payout, in hex. */
export async function digest(world: World): Promise<string> {
  const names = new Map<string, string>();
  for (const { id, n } of world.orders.values()) names.set(id, `guest ${n}`);
  for (const { id, index } of world.catalogue.hosts) names.set(id, `host ${index}`);
  const courses = new Map(world.catalogue.courses.map(({ id, index }) => [id, index]));
  const lines = [
    ...(await bookings(world, names, courses)),
    ...(await ledger(world, names)),
    ...(await payouts(world, names)),
    ...mails(world, names),
  ];
  const hash = createHash('sha256');
  for (const line of lines.toSorted()) hash.update(`${line}\n`);
  return hash.digest('hex');
}

type Names = ReadonlyMap<string, string>;
const nameOf = (names: Names, id: string | null) => (id === null ? '-' : (names.get(id) ?? 'kept seats'));

async function bookings({ pool }: World, names: Names, courses: ReadonlyMap<number, number>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; course_id: number; line: string }>(
    `select b.id, b.course_id, concat_ws('|', d.local_date, d.start_time, b.pax, b.status, b.payment, b.refund, b.cash, b.due_cents,
       b.total_cents, b.refund_percent, b.cancel_cause, (select string_agg(concat_ws('>', h.from_status, h.to_status, h.reason,
         (h.at at time zone 'UTC')::date), ',' order by h.id) from booking_history h where h.booking_id = b.id)) as line
     from booking b join departure d on d.id = b.departure_id`,
  );
  return rows.map(({ id, course_id, line }) => `booking|${nameOf(names, id)}|${courses.get(course_id)}|${line}`);
}

async function ledger({ pool }: World, names: Names): Promise<string[]> {
  const { rows } = await pool.query<{ booking: string | null; account: string; line: string }>(
    `select t.booking_id as booking, e.account,
       concat_ws('|', t.kind, e.amount_minor, e.currency, (t.at at time zone 'UTC')::date) as line
     from ledger_entry e join ledger_tx t on t.id = e.tx_id`,
  );
  return rows.map(({ booking, account, line }) => {
    const [kind = '', owner = null] = account.split(':');
    return `ledger|${nameOf(names, booking)}|${kind}|${nameOf(names, owner)}|${line}`;
  });
}

async function payouts({ pool }: World, names: Names): Promise<string[]> {
  const { rows } = await pool.query<{ host: string; line: string }>(
    `select host_id as host, concat_ws('|', run_number, amount_cents, state) as line from payout_item`,
  );
  return rows.map(({ host, line }) => `payout|${nameOf(names, host)}|${line}`);
}

function mails(world: World, names: Names): string[] {
  return [...seenOf(world).mails.values()].map(
    ({ kind, recipient, booking, at }) =>
      `mail|${kind}|${recipient}|${nameOf(names, booking)}|${at.toISOString().slice(0, 10)}`,
  );
}
