// Statements of the reminders to guests (docs/domain/messages.md#reminders).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { PhoneChannel, ReachChannel } from '#src/domain/host-reach/reach.ts';
import { tripReminders } from '#src/domain/trip/reminders.ts';
import { isFailing, isOf, reachOfGuest, type PhoneOwner } from '#src/server/phone/reach-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/**
 * Queues what is due, once per booking, step, start and channel; returns how many. Bookings confirmed or moved after
 * that moment have just had an email with all of it. `ways`: the phone channels that this installation has.
 */
export async function queueTripReminders(db: Db, ways: readonly PhoneChannel[] = [], count = 200): Promise<number> {
  const { dayBeforeHour, hoursBefore } = tripReminders;
  const queued = await sql`
    with due as (
      select b.id, s.step, d.starts_at
      from departure d join booking b on b.departure_id = d.id and b.status = 'confirmed' and not b.is_demo
        join course c on c.id = d.course_id join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone
        cross join lateral (values
          ('hours', d.starts_at - make_interval(hours => ${hoursBefore}::integer), d.starts_at),
          ('day', instant_of(d.local_date - 1 + make_interval(hours => ${dayBeforeHour}::integer), k),
            d.starts_at - make_interval(hours => ${hoursBefore}::integer))) s (step, at, until)
      where d.starts_at between banyan_now() and banyan_now() + make_interval(days => 2)
        and s.at <= banyan_now() and s.until > banyan_now()
        and not exists (select from trip_reminder r
          where r.booking_id = b.id and r.step = s.step and r.starts_at = d.starts_at)
        and (select max(h.at) from booking_history h where h.booking_id = b.id and h.to_status = 'confirmed') < s.at
      order by d.starts_at, b.id limit ${count}
    ), noted as (
      insert into trip_reminder (booking_id, step, starts_at) select id, step, starts_at from due
      on conflict do nothing returning booking_id, step, starts_at
    )
    insert into outbox (topic, payload)
    select t.topic, jsonb_build_object('kind', 'trip-reminder', 'booking_id', n.booking_id::text,
      'reminder', n.step, 'starts_ms', floor(extract(epoch from n.starts_at) * 1000)::bigint)
    from noted n join booking b on b.id = n.booking_id cross join lateral (
      select 'mail' as topic union all
      select g.way from (${reachOfGuest}) g where g.number is not null and g.stopped_at is null and g.way = any(${[...ways]}::text[])
    ) t returning id`.execute(db);
  return queued.rows.length;
}

/** How a guest is reminded; `way` null where nothing was chosen. */
export interface ShownReminders {
  way: ReachChannel | null;
  number: string | null;
  is_stopped: boolean;
  is_failing: boolean;
  /** Typed at checkout or in the account, not verified; null without one or its country. */
  own_number: string | null;
  locale: string;
  /** The account's choice applies to this booking. */
  is_from_account: boolean;
}

const shown = sql`r.way, r.number, r.stopped_at is not null as is_stopped, ${isFailing} as is_failing`;
const typedNumber = (
  of: 'b' | 'u',
) => sql`case when ${sql.ref(`${of}.isd_code`)} <> '' and ${sql.ref(`${of}.phone`)} <> ''
  then '+' || ${sql.ref(`${of}.isd_code`)} || ${sql.ref(`${of}.phone`)} end as own_number`;

export async function findShownReminders(db: Db, owner: PhoneOwner): Promise<ShownReminders> {
  const row = await (owner.of === 'booking' ? findOfBooking(db, owner.id) : findOfAccount(db, owner.id));
  if (row === null) throw new Error('the owner of reminders was not found');
  return row;
}

export async function findOfBooking(db: Db, bookingId: string): Promise<ShownReminders | null> {
  const result = await sql<ShownReminders>`
    select ${shown}, ${typedNumber('b')}, b.locale, r.user_id is not null as is_from_account
    from booking b left join lateral (${reachOfGuest}) r on true where b.id = ${bookingId}`.execute(db);
  return result.rows[0] ?? null;
}

export async function findOfAccount(db: Db, userId: string): Promise<ShownReminders | null> {
  const result = await sql<ShownReminders>`
    select ${shown}, ${typedNumber('u')}, u.locale, false as is_from_account
    from user_account u left join phone_reach r on r.user_id = u.id where u.id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Deletes a choice and its codes: an account's then has no phone. */
export async function deletePhone(trx: Transaction<Database>, owner: PhoneOwner): Promise<void> {
  await sql`delete from phone_reach where ${isOf(owner)}`.execute(trx);
  await sql`update number_code set ended_at = banyan_now() where ${isOf(owner)} and ended_at is null`.execute(trx);
}
