// Statements of the demo's past year.
import type { PoolClient } from 'pg';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { DemoFiles } from './demo-files.ts';

/** Throws for no such listing. */
export async function findHostOf(client: PoolClient, listing: string): Promise<string> {
  const result = await client.query<{ host_id: string }>(
    'select host_id from course where external_key = $1 and is_demo',
    [listing],
  );
  const [row] = result.rows;
  if (!row) throw new Error(`demo/stories.json: there is no listing ${listing}`);
  return row.host_id;
}

export interface PastPosting {
  readonly bookingId: string;
  readonly posting: Posting;
  readonly at: Date;
}

export async function insertPostings(client: PoolClient, posted: readonly PastPosting[]): Promise<void> {
  const rows = posted.map(({ bookingId, posting: { kind, extRef, entries }, at }) => ({
    kind,
    ext_ref: extRef,
    booking_id: bookingId,
    at,
    entries,
  }));
  await client.query(
    `with given as (
       select * from jsonb_to_recordset($1) as p(kind text, ext_ref text, booking_id uuid, at timestamptz, entries jsonb)
     ), made as (
       insert into ledger_tx (kind, ext_ref, booking_id, at) select kind, ext_ref, booking_id, at from given order by at
       returning id, ext_ref
     )
     insert into ledger_entry (tx_id, account, amount_minor, currency)
     select m.id, e.account, e."amountMinor", e.currency
     from made m join given g using (ext_ref)
       cross join lateral jsonb_to_recordset(g.entries) as e(account text, "amountMinor" bigint, currency text)
     order by m.id`,
    [JSON.stringify(rows)],
  );
}

/** Settled, so no job checks it. */
export async function settleDepartures(client: PoolClient): Promise<void> {
  await client.query(
    `update departure d set settled_at = d.ends_at + interval '2 hours'
     where d.settled_at is null and d.ends_at < banyan_now() - interval '3 hours'
       and exists (select from booking b join ledger_tx t on t.booking_id = b.id and t.kind = 'completed' where b.departure_id = d.id and b.is_demo)`,
  );
  await client.query(
    `update booking set cash_settled_at = closed_at
     where is_demo and status = 'completed' and cash = 'both_say_paid' and cash_settled_at is null and closed_at < banyan_now() - interval '1 day'`,
  );
}

/** Reproducible, more with bookings. */
export async function insertViews(client: PoolClient, listings: readonly string[], days: number): Promise<void> {
  await client.query(
    `insert into course_view (course_id, day, views)
     select c.id, d.day::date, 1 + ('x' || substr(md5(c.external_key || ahead), 1, 2))::bit(8)::integer % 5
       + 4 * (select count(*)::integer from booking b where b.course_id = c.id and local_time(b.created_at, k)::date = d.day)
     from course c join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone cross join generate_series(0, $2::integer) ahead
       cross join lateral (select local_time(banyan_now(), k)::date - ahead as day) d
     where c.external_key = any($1) and c.is_demo
     on conflict do nothing`,
    [listings, days],
  );
}

export async function insertPrivateWords(
  client: PoolClient,
  words: DemoFiles['stories']['private_words'],
): Promise<void> {
  const rows = words.flatMap(({ listing, review, aspects }) =>
    aspects.map((aspect) => ({ listing, review, ...aspect })),
  );
  await client.query(
    `insert into review_aspect (review_id, aspect, rating, labels, details)
     select r.id, w.aspect, w.rating, array(select jsonb_array_elements_text(w.labels)), w.details
     from jsonb_to_recordset($1) as w(listing text, review integer, aspect text, rating smallint, labels jsonb, details text)
       join course c on c.external_key = w.listing and c.is_demo
       cross join lateral (
         select id from review where course_id = c.id and body <> '' order by created_at desc, id offset w.review - 1 limit 1) r`,
    [JSON.stringify(rows)],
  );
}
