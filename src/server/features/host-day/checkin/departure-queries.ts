// Departures of a day with their guests, for everyone who acts for the hosts (docs/domain/hosts.md#today).
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { actLimits } from '#src/domain/host-day/act.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type BookingStatus, madeStatuses } from '#src/domain/booking/status.ts';
import { longestHours } from '#src/domain/listing/listing-limits.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostsFor } from '#src/server/features/team/index.ts';

// Statements of check-in phones (docs/domain/hosts.md#stored-on-the-phone).

interface PhoneRow {
  id: string;
  user_id: string;
  name: string;
  owner: string;
  seen_at: Date;
  revoked_at: Date | null;
  erased_at: Date | null;
}

// Own phones, and those of teams where the user may answer requests.
const isSeenBy = (userId: string): RawBuilder<unknown> => sql`(v.user_id = ${userId} or exists (
  select from team_member k where k.user_id = v.user_id and k.host_id in ${hostsFor(userId, 'requests')})
  or (v.user_id in ${hostsFor(userId, 'requests')}))`;

/** Latest contact first; revoked ones for a month. */
export async function findPhones(db: Kysely<Database>, userId: string): Promise<PhoneRow[]> {
  const result = await sql<PhoneRow>`
    select v.id, v.user_id, v.name, trim(u.first_name || ' ' || u.last_name) as owner, v.seen_at, v.revoked_at, v.erased_at
    from check_device v join user_account u on u.id = v.user_id
    where ${isSeenBy(userId)} and not v.is_link and coalesce(v.revoked_at, v.seen_at) > banyan_now() - make_interval(days => 30)
    order by v.revoked_at is not null, v.seen_at desc, v.id limit 100`.execute(db);
  return result.rows;
}

/** Logs it and answers the owner; null when not permitted or unknown. */
export async function revokePhone(db: Kysely<Database>, id: string, userId: string): Promise<string | null> {
  const result = await sql<{ user_id: string }>`
    with cut as (
      update check_device v set revoked_at = coalesce(v.revoked_at, banyan_now()), revoked_by = coalesce(v.revoked_by, ${userId})
      where v.id = ${id} and not v.is_link and ${isSeenBy(userId)} returning v.id, v.user_id
    ), logged as (
      insert into audit_log (actor_id, action, subject, detail)
      select ${userId}, 'phone-cut-off', 'phone:' || id, jsonb_build_object('of', user_id) from cut
    )
    select user_id from cut`.execute(db);
  return result.rows[0]?.user_id ?? null;
}

type Db = Kysely<Database>;

/** Instants in ms since 1970. */
export interface DepartureRow {
  id: number;
  course_id: number;
  title: string;
  host_id: string;
  host_name: string;
  city_name: string;
  date: string;
  time: string;
  time_zone: string;
  starts_at: number;
  ends_at: number;
  capacity: number;
  meeting_text: string;
  meeting_latitude: number;
  meeting_longitude: number;
  guides: { id: string; name: string }[];
}

/** One host or all; a calendar day, or today at each place. */
export interface DepartureFilter {
  userId: string;
  hostId?: string | undefined;
  date?: string | undefined;
  /** Also fully cancelled ones: a phone may still list them. */
  withEnded?: boolean | undefined;
}

const ms = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::bigint`;

// A day has at most 25 hours; no experience exceeds `longestHours`.
const isAround = sql`d.starts_at between banyan_now() - make_interval(hours => ${sql.lit(longestHours + 3)})
  and banyan_now() + make_interval(hours => 26)`;

// Today at the place, or open for check-in: night markets cross midnight.
const isToday = sql`${isAround} and (d.local_date = local_time(banyan_now(), ci.time_zone)::date
  or (d.starts_at <= banyan_now() + make_interval(hours => ${sql.lit(actLimits.opensHoursBefore)})
    and d.ends_at >= banyan_now() - make_interval(mins => ${sql.lit(actLimits.closesMinutesAfterEnd)})))`;

export function isActedFor({ userId, hostId }: DepartureFilter): RawBuilder<unknown> {
  const own = sql`c.host_id in ${hostsFor(userId, 'departures')}`;
  return hostId === undefined ? own : sql`${own} and c.host_id = ${hostId}`;
}

const comes = sql`b.visitor_id not like 'offer:%' and b.status in (${sql.join(madeStatuses)})`;

/** Condition on booking `b`: awaited, requested or cancelled after confirmation. */
const isListed = (withEnded: boolean) =>
  withEnded ? sql`((${comes}) or (b.status = 'cancelled' and b.confirmed_at is not null))` : sql`(${comes})`;

export const guidesOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
  order by lower(u.first_name), u.id), '[]')
  from departure_guide g join user_account u on u.id = g.user_id where g.departure_id = d.id)`;

const columns = sql`d.id, d.course_id, c.title, c.host_id, h.display_name as host_name, ci.name as city_name, d.local_date as date,
  d.start_time as time, ci.time_zone, ${ms('d.starts_at')} as starts_at, ${ms('d.ends_at')} as ends_at, d.capacity,
  c.meeting_text, c.meeting_latitude, c.meeting_longitude,
  ${guidesOf} as guides`;

export const departureTables = sql`departure d join course c on c.id = d.course_id join city ci on ci.id = c.city_id
  join host h on h.user_id = c.host_id`;

export async function findDepartures(db: Db, filter: DepartureFilter): Promise<DepartureRow[]> {
  const isDay = filter.date === undefined ? isToday : sql`d.local_date = ${filter.date}`;
  const result = await sql<DepartureRow>`
    select ${columns} from ${departureTables}
    where ${isActedFor(filter)} and ${isDay}
      and exists (select from booking b where b.departure_id = d.id and ${isListed(filter.withEnded === true)})
    order by d.starts_at, d.id limit 200`.execute(db);
  return result.rows;
}

/** Null when this account has none. */
export async function findDeparture(db: Db, userId: string, id: number): Promise<DepartureRow | null> {
  const result = await sql<DepartureRow>`
    select ${columns} from ${departureTables} where ${isActedFor({ userId })} and d.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

/** Instants in ms since 1970. */
export interface PartyRow {
  id: string;
  ref: string;
  departure_id: number;
  status: BookingStatus;
  version: number;
  first_name: string;
  last_name: string;
  pax: number;
  isd_code: string;
  phone: string;
  message: string;
  locale: string;
  addons: { id: number; label: string; count: number }[];
  pickup_address: string;
  pickup_latitude: number | null;
  pickup_longitude: number | null;
  has_pickup: boolean;
  position: number | null;
  quote: BookingQuote;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  cash: CallOutput<'booking/detail'>['cash_state'];
  checked_in_at: number | null;
  no_show_at: number | null;
  request_until: number | null;
}

/** By name. `withEnded` includes cancelled confirmed bookings. */
export async function findParties(db: Db, departureIds: readonly number[], withEnded: boolean): Promise<PartyRow[]> {
  const result = await sql<PartyRow>`
    select b.id, b.ref, b.departure_id, b.status, b.version, b.first_name, b.last_name, b.pax, b.isd_code, b.phone, b.message,
      b.locale, b.addons, b.pickup_address, b.pickup_latitude, b.pickup_longitude,
      (c.transport = 'free' or b.pickup_address <> '') as has_pickup, s.position, b.quote, b.balance_cents,
      b.balance_local_minor, b.local_currency, b.cash, ${ms('b.checked_in_at')} as checked_in_at,
      ${ms('b.no_show_at')} as no_show_at, ${ms('b.request_until')} as request_until
    from booking b join course c on c.id = b.course_id
      left join pickup_stop s on s.booking_id = b.id and s.departure_id = b.departure_id
    where b.departure_id = any(${[...departureIds]}::bigint[]) and ${isListed(withEnded)}
    order by lower(b.first_name), lower(b.last_name), b.id`.execute(db);
  return result.rows;
}
