// Statements of conversations: rows, blocks, read marks, list.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostsOf } from './message-queries.ts';
import { inAccount } from '#src/server/features/user/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface ThreadRow {
  id: string;
  booking_id: string | null;
  inquiry_id: string | null;
  to_guest_seq: number;
  to_host_seq: number;
  guest_read_seq: number;
  host_read_seq: number;
  status: BookingStatus | null;
  ends_at: Date | null;
  closed_at: Date | null;
}

export async function findThread(db: Db, by: { booking: string } | { inquiry: string }): Promise<ThreadRow | null> {
  const isIt = 'booking' in by ? sql`t.booking_id = ${by.booking}` : sql`t.inquiry_id = ${by.inquiry}`;
  const result = await sql<ThreadRow>`
    select t.id, t.booking_id, t.inquiry_id, t.to_guest_seq, t.to_host_seq, t.guest_read_seq, t.host_read_seq, b.status,
      d.ends_at, b.closed_at
    from message_thread t left join booking b on b.id = t.booking_id left join departure d on d.id = b.departure_id
    where ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

export interface NewThread {
  id: string;
  bookingId: string | null;
  inquiryId: string | null;
  userId: string | null;
  hostId: string;
}

/** Makes a missing row and locks it: messages are stored one by one. */
export async function lockThread(trx: Trx, made: NewThread): Promise<void> {
  await sql`insert into message_thread (id, booking_id, inquiry_id, user_id, host_id)
    values (${made.id}, ${made.bookingId}, ${made.inquiryId}, ${made.userId}, ${made.hostId})
    on conflict do nothing`.execute(trx);
  await sql`select id from message_thread where id = ${made.id} for no key update`.execute(trx);
}

/** A side with unread messages. */
export type Reading = 'guest' | 'host';

/** Up to a message, never back; notifies other windows. The caller has locked the thread. */
export async function markRead(
  trx: Trx,
  threadId: string,
  { side, seq }: { side: Reading; seq: number },
): Promise<void> {
  await sql`
    with marked as (
      update message_thread t set
        guest_read_seq = case r.side when 'guest' then r.seq else t.guest_read_seq end,
        guest_mailed_at = case r.side when 'guest' then null else t.guest_mailed_at end,
        guest_unmailed_since = case when r.side = 'guest' and t.to_guest_seq <= r.seq then null else t.guest_unmailed_since end,
        host_read_seq = case r.side when 'host' then r.seq else t.host_read_seq end,
        host_mailed_at = case r.side when 'host' then null else t.host_mailed_at end,
        host_unmailed_since = case when r.side = 'host' and t.to_host_seq <= r.seq then null else t.host_unmailed_since end
      from (select ${threadId}::uuid as id, ${side}::text as side, ${seq}::bigint as seq) r
      where t.id = r.id and r.seq > case r.side when 'guest' then t.guest_read_seq else t.host_read_seq end
      returning t.id, r.side, r.seq
    ), noted as (
      update message m set read_at = banyan_now() from marked
      where m.thread_id = marked.id and m.seq <= marked.seq and m.side <> marked.side and m.read_at is null
    )
    select pg_notify('banyan_message', id::text) from marked`.execute(trx);
}

export async function countUnreadOf(db: Db, threadId: string, side: Reading): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from message m join message_thread t on t.id = m.thread_id
    where t.id = ${threadId} and m.side <> ${side}
      and m.seq > case ${side}::text when 'guest' then t.guest_read_seq else t.host_read_seq end`.execute(db);
  return result.rows[0]?.total ?? 0;
}

export interface ThreadLine {
  id: string;
  booking_id: string | null;
  inquiry_id: string | null;
  role: Reading;
  title: string;
  guest_name: string;
  host_name: string;
  unread: number;
  last_at: Date;
  last_text: string;
  last_pictures: number;
  last_side: string;
}

// Newest per side by index, then the newest of both.
const lines = (role: Reading, isMine: RawBuilder<unknown>, most: number) => sql`(
  select t.id, t.booking_id, t.inquiry_id, ${role}::text as role, t.user_id, t.host_id, t.last_at from message_thread t
  where ${isMine} and t.last_at is not null order by t.last_at desc, t.id limit ${most})`;

/** As guest and host, or host only; newest first; `total` counts all. */
export async function findThreads(
  db: Db,
  { userId, offset, count, isHost }: { userId: string; offset: number; count: number; isHost: boolean },
): Promise<{ rows: ThreadLine[]; total: number }> {
  const [asGuest, asHost] = [
    sql`${!isHost} and t.user_id = ${userId} and ${inAccount}`,
    sql`t.host_id in ${hostsOf(userId)}`,
  ];
  const result = await sql<ThreadLine>`
    with mine as (
      select * from (${lines('guest', asGuest, offset + count)} union all ${lines('host', asHost, offset + count)}) a
      order by last_at desc, id limit ${count} offset ${offset}
    )
    select l.id, l.booking_id, l.inquiry_id, l.role, c.title, coalesce(b.first_name, i.first_name, '') as guest_name,
      h.display_name as host_name, l.last_at, newest.text as last_text, newest.side as last_side,
      (select count(*)::integer from message_picture p where p.message_id = newest.id) as last_pictures,
      (select count(*)::integer from message m where m.thread_id = l.id and m.side <> l.role
        and m.seq > case l.role when 'guest' then t.guest_read_seq else t.host_read_seq end) as unread
    from mine l
      join message_thread t on t.id = l.id
      left join booking b on b.id = l.booking_id
      left join inquiry i on i.id = l.inquiry_id
      join course c on c.id = coalesce(b.course_id, i.course_id)
      join host h on h.user_id = l.host_id
      join lateral (select m.id, m.text, m.side from message m where m.thread_id = l.id order by m.seq desc limit 1) newest on true
    order by l.last_at desc, l.id`.execute(db);
  const counted = await sql<{ total: number }>`
    select ((select count(*) from message_thread t where ${asGuest} and t.last_at is not null)
      + (select count(*) from message_thread t where ${asHost} and t.last_at is not null))::integer as total`.execute(
    db,
  );
  return { rows: result.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Usual reply time in minutes; null when unknown. */
export async function findReplyMinutes(db: Db, hostId: string): Promise<number | null> {
  const result = await sql<{ reply_minutes: number | null }>`
    select reply_minutes from host where user_id = ${hostId}`.execute(db);
  return result.rows[0]?.reply_minutes ?? null;
}
