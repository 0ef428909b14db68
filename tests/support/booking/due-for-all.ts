// Gives every job work at one departure: due rows are derived from one booking, so that all jobs meet there.
import type { Pool } from 'pg';

/** Copies of the booking, with its code: one with an expired hold, one that waited too long for its host. */
const copies = (columns: readonly string[]) => `
  with own as (select * from booking where ref = $1),
  made as (
    insert into booking (${columns.join(', ')}) select copy.${columns.join(', copy.')} from booking own, unnest(array['held', 'requested']) state,
      jsonb_populate_record(own, jsonb_build_object(
      'id', gen_random_uuid(), 'visitor_id', 'another', 'idempotency_key', null, 'offer_id', null, 'payment', 'none',
      'ref', translate(upper(left(md5(random()::text), 8)), '0123456789', 'GHIJKLMNOP'),
      'token_hash', '\\x' || md5(random()::text), 'status', state, 'cash', 'none',
      'hold_until', case when state = 'held' then banyan_now() - interval '1 minute' end,
      'request_until', case when state = 'requested' then banyan_now() - interval '1 minute' end)) copy where own.ref = $1
    returning id, departure_id, pax, coupon_id, user_id
  ), used as (
    insert into coupon_use (booking_id, coupon_id, user_id, use_no, state)
    select id, coupon_id, user_id, row_number() over () + (select max(use_no) from coupon_use u where u.coupon_id = made.coupon_id),
      'reserved' from made where coupon_id is not null
  ), counted as (
    update coupon set used = used + (select count(*) from made) where id = (select coupon_id from own)
  )
  update departure set taken = taken + (select sum(pax) from made) where id = (select departure_id from own)`;

/** Money that came late, refunded now, both without their receipts. */
const money = `
  with late as (
    insert into payment (booking_id, provider, method, amount_minor, due_cents, currency, provider_ref, status)
    select id, 'stripe', 'card', 100, 100, 'USD', 'pi_' || md5(random()::text), 'succeeded' from booking where ref = $1
    returning id
  )
  insert into refund (payment_id, amount_minor, due_cents, reason, seq, key, provider_ref, status)
  select id, 50, 50, 'late_or_surplus', seq, md5(random()::text),
    case when seq = 1 then 're_' || md5(random()::text) end, case when seq = 1 then 'succeeded' else 'new' end
  from late, generate_series(1, 2) seq`;

const rest = [
  `update departure set looked_at = banyan_now() - interval '3 hours' where id = (select departure_id from booking where ref = $1)`,
  `update course_days set due_at = banyan_now() - interval '1 minute'
   where course_id = (select course_id from booking where ref = $1)`,
  `insert into inquiry (course_id, visitor_id, token_hash, email, first_name, last_name, local_date, pax, message, status, expires_at)
   select course_id, 'asker', sha256(random()::text::bytea), 'asker@example.test', 'A', 'B', current_date, 1,
     'Is there a place for us?', 'open', banyan_now() - interval '1 minute' from booking where ref = $1`,
  // Every payment but the path's own looks untouched for an hour.
  `update payment set changed_at = changed_at - interval '1 hour' where $1::text is not null`,
  `update outbox set not_before = banyan_now() - interval '1 minute' where done_at is null and $1::text is not null`,
];

export async function makeWork(pool: Pool, ref: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'booking' and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ name }) => name);
  for (const text of [copies(columns), money, ...rest]) await pool.query(text, [ref]);
}
