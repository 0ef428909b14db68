// The statements of the demo's edge stories.
import type { PoolClient } from 'pg';
import type { PolicyPreset } from '#src/domain/booking/policy.ts';
import type { AppliedCoupon, GroupTier } from '#src/domain/money/quote-input.ts';

/** What a story needs to know of one departure to come. */
export interface StoryDeparture {
  course_id: number;
  local_date: string;
  start_time: string;
  capacity: number;
  price_cents: number;
  surcharge_cents: number | null;
  min_pax: number;
  max_pax: number;
  group_tiers: GroupTier[];
  deposit_rate: string;
  policy: PolicyPreset;
  transport: string;
  currency: string;
  rate: string | null;
  now: Date;
}

interface GuestRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** Accounts that nobody signs in with: they have no password. */
export async function insertGuests(client: PoolClient, guests: readonly GuestRow[]): Promise<void> {
  await client.query(
    `insert into user_account (id, email, first_name, last_name, is_demo)
     select g.id, g.email, g.first_name, g.last_name, true
     from jsonb_to_recordset($1) as g(id uuid, email citext, first_name text, last_name text)
     on conflict (id) do nothing`,
    [JSON.stringify(guests)],
  );
}

/** The nth departure of a listing from tomorrow on, 1 being the next. Throws when its rules give no such one. */
export async function findDeparture(client: PoolClient, listing: string, nth: number): Promise<StoryDeparture> {
  const found = await client.query<StoryDeparture>(
    `select c.id as course_id, d.day::date::text as local_date, to_char(r.start_time, 'HH24:MI') as start_time, r.capacity,
       c.price_cents, c.surcharge_cents, c.min_pax, c.max_pax, c.group_tiers, c.deposit_rate::text, c.policy, c.transport,
       n.currency, x.rate::text, banyan_now() as now
     from course c join city t on t.id = c.city_id join country n on n.code = t.country_code
       left join exchange_rate x on x.code = n.currency
       cross join generate_series(1, 180) ahead
       cross join lateral (select (banyan_now() at time zone t.time_zone)::date + ahead as day) d
       join availability_rule r on r.course_id = c.id and r.weekday = extract(isodow from d.day)
     where c.external_key = $1 and c.is_demo and not exists (
       select from availability_exception e where e.course_id = c.id and e.local_date = d.day)
     order by d.day, r.start_time offset $2 limit 1`,
    [listing, nth - 1],
  );
  const [row] = found.rows;
  if (!row) throw new Error(`demo/stories.json: ${listing} has no departure ${nth}`);
  return row;
}

/** A fixed code with its terms. Throws when there is none such. */
export async function findCode(client: PoolClient, code: string): Promise<{ id: string; terms: AppliedCoupon }> {
  const found = await client.query<{ id: string; amount_cents: number }>(
    `select id, amount_cents from coupon where code = $1 and kind = 'fixed'`,
    [code],
  );
  const [row] = found.rows;
  if (!row) throw new Error(`demo/stories.json: there is no fixed code ${code}`);
  return { id: row.id, terms: { code, kind: 'fixed', amount_cents: row.amount_cents } };
}

/** A confirmed booking as the tables keep it; amounts in US cents but the local one. */
export interface StoryBooking {
  departure: Pick<StoryDeparture, 'course_id' | 'local_date' | 'start_time' | 'capacity'>;
  pax: number;
  ref: string;
  access_hash: Buffer;
  token_hash: Buffer;
  user_id: string;
  coupon_id: string | null;
  quote: object;
  policy: object;
  contact: { first_name: string; last_name: string; email: string };
  total_cents: number;
  due_cents: number;
  deposit_cents: number;
  service_fee_cents: number;
  discount_cents: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
}

const amounts = `total_cents, due_cents, deposit_cents, service_fee_cents, discount_cents, balance_cents,
  balance_local_minor, local_currency`;

/** Takes the seats, writes the booking with its history, and counts the code. */
export async function insertBooking(client: PoolClient, made: StoryBooking): Promise<void> {
  const { departure, contact, access_hash, token_hash, ...row } = made;
  const departureId = await takeSeats(client, departure, made.pax);
  await client.query(
    `with made as (
       insert into booking (ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, status, payment,
         cash, quote, ${amounts}, policy, coupon_id, first_name, last_name, email, is_demo, confirmed_at)
       select r.ref, $2, $3, $4, $5, r.user_id, 'demo:' || r.ref, r.pax, 'confirmed',
         case when r.due_cents = 0 then 'none' else 'paid' end, case when r.balance_cents = 0 then 'none' else 'due' end,
         r.quote, ${amounts}, r.policy, r.coupon_id, $6, $7, $8, true, banyan_now()
       from jsonb_populate_record(null::booking, $1) r
       returning id, user_id, coupon_id
     ), history as (
       insert into booking_history (booking_id, actor, actor_id, from_status, to_status)
       select id, 'guest', user_id, s.was, s.became
       from made, (values (1, null, 'held'), (2, 'held', 'confirmed')) as s (nth, was, became) order by s.nth
     ), used as (
       update coupon set used = used + 1 where id = (select coupon_id from made) returning id, used
     )
     insert into coupon_use (booking_id, coupon_id, user_id, use_no, state)
     select made.id, used.id, made.user_id, used.used, 'redeemed' from made, used`,
    [
      JSON.stringify(row),
      access_hash,
      token_hash,
      departureId,
      departure.course_id,
      contact.first_name,
      contact.last_name,
      contact.email,
    ],
  );
}

async function takeSeats(client: PoolClient, departure: StoryBooking['departure'], pax: number): Promise<string> {
  const { course_id, local_date, start_time, capacity } = departure;
  const taken = await client.query<{ id: string }>(
    `insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity, taken)
     select c.id, $2, $3, s.starts_at, s.starts_at + make_interval(mins => c.duration_minutes), $4, $5
     from course c join city t on t.id = c.city_id
       cross join lateral (select ($2::date + $3::time) at time zone t.time_zone as starts_at) s
     where c.id = $1
     on conflict (course_id, local_date, start_time) do update set taken = departure.taken + excluded.taken
     returning id`,
    [course_id, local_date, start_time, capacity, pax],
  );
  const [row] = taken.rows;
  if (!row) throw new Error(`course ${course_id} is not there`);
  return row.id;
}
