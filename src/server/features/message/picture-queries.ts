// Statements of photos in messages (docs/domain/messages.md#photos).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Side } from '#src/domain/message/writing.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

export interface PictureRow {
  picture_id: string;
  owner_id: string;
  /** The conversation of an unsent upload. */
  waits_in: string | null;
  waits_for: Side | null;
  /** The conversation that shows it. */
  thread_id: string | null;
  booking_id: string | null;
  inquiry_id: string | null;
}

/** Null for other uploads. */
export async function findPicture(db: Kysely<Database>, id: string): Promise<PictureRow | null> {
  const result = await sql<PictureRow>`
    select u.picture_id, u.owner_id, u.thread_id as waits_in, u.side as waits_for, t.id as thread_id, t.booking_id, t.inquiry_id
    from upload u left join message_picture p on p.upload_id = u.id left join message m on m.id = p.message_id
      left join message_thread t on t.id = m.thread_id
    where u.id = ${id} and u.purpose = 'message' and (u.expires_at is null or u.expires_at > banyan_now())`.execute(db);
  return result.rows[0] ?? null;
}

export interface NewPicture {
  upload_id: string;
  alt: string;
}

export async function insertPictures(
  trx: Transaction<Database>,
  messageId: string,
  pictures: readonly NewPicture[],
): Promise<void> {
  await sql`
    insert into message_picture (message_id, position, upload_id, alt)
    select ${messageId}, given.position::smallint, given.upload_id, given.alt
    from unnest(${pictures.map((one) => one.upload_id)}::uuid[], ${pictures.map((one) => one.alt)}::text[])
      with ordinality as given (upload_id, alt, position)`.execute(trx);
}
