// Statements of the demo's stories.
import type { PoolClient } from 'pg';
import type { PolicyPreset } from '#src/domain/booking/policy.ts';
import type { AppliedCoupon, GroupTier } from '#src/domain/pricing/quote-input.ts';
import { type NewBooking, seatClaim } from '#src/server/features/booking/index.ts';

export interface StoryDeparture {
  course_id: number;
  local_date: string;
  start_time: string;
  starts_at: Date;
  ends_at: Date;
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

/** Without passwords. */
export async function insertGuests(client: PoolClient, guests: readonly GuestRow[]): Promise<void> {
  await client.query(
    `insert into user_account (id, email, first_name, last_name, is_demo)
     select g.id, g.email, g.first_name, g.last_name, true
     from jsonb_to_recordset($1) as g(id uuid, email citext, first_name text, last_name text)
     on conflict (id) do nothing`,
    [JSON.stringify(guests)],
  );
}

// By rules, nearest to today first.
const departures = `
  select c.id as course_id, d.day::date::text as local_date, to_char(r.start_time, 'HH24:MI') as start_time,
    s.starts_at, s.starts_at + make_interval(mins => c.duration_minutes) as ends_at, r.capacity,
    c.price_cents, c.surcharge_cents, c.min_pax, c.max_pax, c.group_tiers, c.deposit_rate::text, c.policy, c.transport,
    n.currency, x.rate::text, banyan_now() as now
  from course c join city t on t.id = c.city_id join country n on n.code = t.country_code
    left join exchange_rate x on x.code = n.currency
    cross join generate_series($2::integer, $3::integer) ahead
    cross join lateral (select local_time(banyan_now(), t.time_zone)::date + ahead as day) d
    join availability_rule r on r.course_id = c.id and r.weekday = extract(isodow from d.day)
    cross join lateral (select instant_of(d.day::date + r.start_time, t.time_zone) as starts_at) s
  where c.external_key = $1 and c.is_demo and not exists (
    select from availability_exception e where e.course_id = c.id and e.local_date = d.day)
  order by abs(ahead), r.start_time`;

/** From tomorrow, 1 is next; -1 is the last before today. Throws for none. */
export async function findDeparture(client: PoolClient, listing: string, nth: number): Promise<StoryDeparture> {
  const result = await client.query<StoryDeparture>(`${departures} offset $4 limit 1`, [
    listing,
    nth < 0 ? -180 : 1,
    nth < 0 ? -1 : 180,
    Math.abs(nth) - 1,
  ]);
  const [row] = result.rows;
  if (!row) throw new Error(`demo/stories.json: ${listing} has no departure ${nth}`);
  return row;
}

/** Latest first. */
export async function findPastDepartures(client: PoolClient, listing: string, days: number): Promise<StoryDeparture[]> {
  return (await client.query<StoryDeparture>(departures, [listing, -days, -1])).rows;
}

/** Local, in minutes from now. */
export async function findHour(client: PoolClient, listing: string, minutes: number): Promise<number> {
  const result = await client.query<{ hour: number }>(
    `select extract(hour from local_time(banyan_now() + make_interval(mins => $2), t.time_zone))::integer as hour
     from course c join city t on t.id = c.city_id where c.external_key = $1 and c.is_demo`,
    [listing, minutes],
  );
  const [row] = result.rows;
  if (!row) throw new Error(`demo/stories.json: there is no listing ${listing}`);
  return row.hour;
}

/** In minutes from now, on the half hour before, with the first rule's seats. */
export async function addDeparture(client: PoolClient, listing: string, minutes: number): Promise<StoryDeparture> {
  const likeOthers = await findDeparture(client, listing, 1);
  const added = await client.query<Pick<StoryDeparture, 'local_date' | 'start_time' | 'starts_at' | 'ends_at'>>(
    `with place as (
       select c.id, c.duration_minutes, t.time_zone, date_bin('30 minutes',
         local_time(banyan_now() + make_interval(mins => $2), t.time_zone), '2020-01-01'::timestamp) as wall
       from course c join city t on t.id = c.city_id where c.id = $1
     ), added as (
       insert into availability_exception (course_id, local_date, start_time, kind, capacity, reason)
       select id, wall::date, wall::time, 'extra', $3, '' from place on conflict do nothing
     )
     select wall::date::text as local_date, to_char(wall, 'HH24:MI') as start_time, instant_of(wall, time_zone) as starts_at,
       instant_of(wall, time_zone) + make_interval(mins => duration_minutes) as ends_at
     from place`,
    [likeOthers.course_id, minutes, likeOthers.capacity],
  );
  return { ...likeOthers, ...added.rows[0] };
}

/** Throws for none. */
export async function findCode(client: PoolClient, code: string): Promise<{ id: string; terms: AppliedCoupon }> {
  const result = await client.query<{ id: string; amount_cents: number }>(
    `select id, amount_cents from coupon where code = $1 and kind = 'fixed'`,
    [code],
  );
  const [row] = result.rows;
  if (!row) throw new Error(`demo/stories.json: there is no fixed code ${code}`);
  return { id: row.id, terms: { code, kind: 'fixed', amount_cents: row.amount_cents } };
}

export type StoryStatus = 'confirmed' | 'requested' | 'completed';

/** Takes seats like a checkout, then sets the state; nothing is paid. Completed ones were made `daysBefore` and closed. */
export async function insertBooking(
  client: PoolClient,
  made: NewBooking,
  status: StoryStatus,
  daysBefore: number,
): Promise<void> {
  const { place, row, also } = seatClaim(made);
  await client.query(
    `select claim_seats($1, $2, $3, offer_stamp(($1::jsonb ->> 'course_id')::integer, ($1::jsonb ->> 'local_date')::date))`,
    [place, row, also].map((part) => JSON.stringify(part)),
  );
  await client.query(
    `with done as (
       update booking set status = $2, is_demo = true,
         confirmed_at = case when $2 = 'completed' then $3::timestamptz - make_interval(days => $5::integer) when $2 <> 'requested' then least(banyan_now(), $3) end,
         request_until = case when $2 = 'requested' then least(banyan_now() + interval '2 days', $3) end,
         created_at = case when $2 = 'completed' then $3::timestamptz - make_interval(days => $5::integer) else created_at end,
         closed_at = case when $2 = 'completed' then least(banyan_now(), $4::timestamptz + interval '2 hours') end,
         payment = case when due_cents = 0 then 'none' else 'paid' end,
         cash = case when balance_cents = 0 then 'none' when $2 = 'completed' then 'both_say_paid' else 'due' end
       where id = $1 returning id, user_id, created_at, confirmed_at, closed_at
     ), redeemed as (
       update coupon_use set state = 'redeemed' where booking_id = $1
     ), begun as (
       update booking_history y set at = d.created_at from done d where y.booking_id = d.id
     )
     insert into booking_history (booking_id, actor, actor_id, from_status, to_status, at)
     select d.id, s.actor, case s.actor when 'guest' then d.user_id end, s.from_status, s.to_status, s.at
     from done d cross join lateral (values
       ('guest', 'held', case $2 when 'completed' then 'confirmed' else $2 end, coalesce(d.confirmed_at, d.created_at)),
       ('system', 'confirmed', 'completed', d.closed_at)) s(actor, from_status, to_status, at)
     where s.to_status <> 'completed' or $2 = 'completed'`,
    [made.id, status, new Date(made.slot.startsAtMs), new Date(made.slot.endsAtMs), daysBefore],
  );
}
