// Statements of companions, under the booking's lock, so the limit holds.
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

export interface CompanionRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  sends: number;
  sent_at: Date;
}

export interface InvitingBooking {
  pax: number;
  status: string;
  has_ended: boolean;
  user_id: string;
  companions: number;
  /** By the account, within the hour. */
  sent_lately: number;
}

/** Locks account and booking. */
export async function lockInviting(trx: Trx, bookingId: string): Promise<InvitingBooking | null> {
  const locked = await sql<InvitingBooking>`
    select b.pax, b.status, d.ends_at <= banyan_now() as has_ended, b.user_id, 0 as companions, 0 as sent_lately
    from booking b join departure d on d.id = b.departure_id join user_account u on u.id = b.user_id
    where b.id = ${bookingId} for no key update of b, u`.execute(trx);
  const [row] = locked.rows;
  if (!row) return null;
  // A new statement sees what was committed during the wait.
  const counted = await sql<Pick<InvitingBooking, 'companions' | 'sent_lately'>>`
    select (select count(*)::integer from companion where booking_id = ${bookingId}) as companions,
      (select count(*)::integer from outbox where payload ->> 'kind' = 'companion-invite'
        and payload ->> 'user_id' = ${row.user_id} and created_at > banyan_now() - make_interval(hours => 1)) as sent_lately`.execute(
    trx,
  );
  return { ...row, ...counted.rows[0] };
}

export async function findCompanionByEmail(trx: Trx, bookingId: string, email: string): Promise<CompanionRow | null> {
  const result = await sql<CompanionRow>`
    select id, email, first_name, last_name, sends, sent_at from companion
    where booking_id = ${bookingId} and email = ${email}`.execute(trx);
  return result.rows[0] ?? null;
}

/** Another booking's is not found. */
export async function findCompanion(trx: Trx, bookingId: string, id: string): Promise<CompanionRow | null> {
  const result = await sql<CompanionRow>`
    select id, email, first_name, last_name, sends, sent_at from companion
    where booking_id = ${bookingId} and id = ${id}`.execute(trx);
  return result.rows[0] ?? null;
}

export interface Invited {
  bookingId: string;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
}

export async function insertCompanion(trx: Trx, invited: Invited): Promise<CompanionRow> {
  const stored = await sql<CompanionRow>`
    with made as (
      insert into companion (booking_id, email, first_name, last_name)
      values (${invited.bookingId}, ${invited.email}, ${invited.firstName}, ${invited.lastName})
      returning id, email, first_name, last_name, sends, sent_at
    ), mailed as (
      insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', 'companion-invite',
        'booking_id', ${invited.bookingId}::text, 'companion_id', id, 'user_id', ${invited.userId}::text) from made
    )
    select * from made`.execute(trx);
  const [row] = stored.rows;
  if (!row) throw new Error('an inserted companion was not found');
  return row;
}

/** Returns the number of sends. */
export async function resendCompanion(
  trx: Trx,
  { id, bookingId, userId }: { id: string; bookingId: string; userId: string },
): Promise<number> {
  const sent = await sql<{ sends: number }>`
    with sent as (
      update companion set sends = sends + 1, sent_at = banyan_now() where id = ${id} returning id, sends
    ), mailed as (
      insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', 'companion-invite',
        'booking_id', ${bookingId}::text, 'companion_id', id, 'user_id', ${userId}::text) from sent
    )
    select sends from sent`.execute(trx);
  return sent.rows[0]?.sends ?? 0;
}

/** Erases the companion, with the emails sent. */
export async function eraseCompanion(trx: Trx, bookingId: string, { id, email }: CompanionRow): Promise<void> {
  await sql`
    with erased as (
      delete from companion where id = ${id}
    )
    delete from mail where booking_id = ${bookingId} and kind like 'companion-%' and recipient = ${email}`.execute(trx);
}
