// Statements of saved replies (docs/domain/messages.md#saved-replies).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

export interface SavedReply {
  id: string;
  title: string;
  text: string;
}

export async function findSavedReplies(db: Db, hostId: string): Promise<SavedReply[]> {
  const result = await sql<SavedReply>`
    select id, title, text from saved_reply where host_id = ${hostId} order by lower(title), id`.execute(db);
  return result.rows;
}

/** Null at the limit `most`. Serialized, so two windows cannot exceed it. */
export async function insertSavedReply(
  trx: Transaction<Database>,
  { hostId, title, text, most }: Omit<SavedReply, 'id'> & { hostId: string; most: number },
): Promise<SavedReply | null> {
  await sql`select user_id from host where user_id = ${hostId} for no key update`.execute(trx);
  const stored = await sql<SavedReply>`
    insert into saved_reply (host_id, title, text) select ${hostId}, ${title}, ${text}
    where ${most} > (select count(*) from saved_reply where host_id = ${hostId})
    returning id, title, text`.execute(trx);
  return stored.rows[0] ?? null;
}

export async function updateSavedReply(
  db: Db,
  { id, hostId, title, text }: SavedReply & { hostId: string },
): Promise<SavedReply | null> {
  const changed = await sql<SavedReply>`
    update saved_reply set title = ${title}, text = ${text}, changed_at = banyan_now()
    where id = ${id} and host_id = ${hostId} returning id, title, text`.execute(db);
  return changed.rows[0] ?? null;
}

export async function deleteSavedReply(db: Db, id: string, hostId: string): Promise<boolean> {
  const gone = await sql<{ id: string }>`
    delete from saved_reply where id = ${id} and host_id = ${hostId} returning id`.execute(db);
  return gone.rows.length === 1;
}

/** Date and meeting point of a guest. Empty where unknown. */
export async function findPlaces(
  db: Db,
  { bookingId, inquiryId }: { bookingId: string | null; inquiryId: string | null },
): Promise<{ date: string; meeting_text: string } | null> {
  const result = await sql<{ date: string; meeting_text: string }>`
    select coalesce(d.local_date, i.local_date) as date, c.meeting_text
    from (select ${bookingId}::uuid as booking_id, ${inquiryId}::uuid as inquiry_id) a
      left join booking b on b.id = a.booking_id
      left join departure d on d.id = b.departure_id
      left join inquiry i on i.id = a.inquiry_id
      join course c on c.id = coalesce(b.course_id, i.course_id)
    where coalesce(d.local_date, i.local_date) is not null`.execute(db);
  return result.rows[0] ?? null;
}

export async function countHostUnread(db: Db, hostId: string): Promise<number> {
  const result = await sql<{ unread: number }>`
    select count(*)::integer as unread from message_thread t join message m on m.thread_id = t.id
      and m.seq > t.host_read_seq and m.side <> 'host'
    where t.host_id = ${hostId} and t.to_host_seq > t.host_read_seq`.execute(db);
  return result.rows[0]?.unread ?? 0;
}
