// The statements from which mails about an account are written (docs/accounts.md#mails).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Where an account is reached, and in which language. */
export async function findAccountReader(db: Db, userId: string): Promise<{ email: string; locale: string } | null> {
  const result = await sql<{ email: string; locale: string }>`
    select email, locale from user_account where id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

// A review may be written for as long after the end.
const endedDays = 60;

/** A booking as the mail that lists them shows one. */
export interface FoundBooking {
  id: string;
  ref: string;
  access_hash: Buffer;
  title: string;
  city_name: string;
  time_zone: string;
  starts_at: Date;
}

/**
 * The bookings made with an address: those to come, soonest first, and then those that ended within two months. One that the
 * owner of the account has refused is somebody else's.
 */
export async function findBookingsOf(db: Db, email: string): Promise<FoundBooking[]> {
  const result = await sql<FoundBooking>`
    select b.id, b.ref, b.access_hash, c.title, ci.name as city_name, ci.time_zone, d.starts_at
    from user_account u
      join booking b on b.user_id = u.id
      join departure d on d.id = b.departure_id
      join course c on c.id = b.course_id
      join city ci on ci.id = c.city_id
    where u.email = ${email} and b.status not in ('held', 'expired') and b.in_account <> 'refused'
      and d.ends_at > banyan_now() - make_interval(days => ${endedDays})
    order by d.ends_at < banyan_now(), abs(extract(epoch from d.starts_at - banyan_now())), b.id
    limit 20`.execute(db);
  return result.rows;
}

/** Queues the mail that lists the bookings of an address. Looks nothing up, so that every address takes the same time. */
export async function queueBookings(db: Db, recipient: { email: string; locale: string }): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    values ('mail', jsonb_build_object('kind', 'account-bookings', 'email', ${recipient.email}::text,
      'locale', ${recipient.locale}::text))`.execute(db);
}
