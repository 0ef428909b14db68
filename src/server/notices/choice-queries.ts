// Which notices an account has turned off (docs/mails.md#mails-that-can-be-turned-off).
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

type Db = Kysely<Database>;

/** Whether the guest of a booking is still to be asked: not turned off, not written, not somebody else's booking. */
export async function isWanted(db: Db, bookingId: string, topic: string): Promise<boolean> {
  const found = await sql<{ id: string }>`
    select b.id from booking b
    where b.id = ${bookingId} and b.in_account <> 'refused'
      and not exists (select from notice_choice n where n.user_id = b.user_id and n.topic = ${topic} and not n.is_wanted)
      and not exists (select from review r where r.booking_id = b.id)`.execute(db);
  return found.rows.length === 1;
}

/** Turns notices of a topic off for the account of a booking, or on again. */
export async function writeChoice(
  db: Db,
  { bookingId, topic, isWanted: is }: { bookingId: string; topic: string; isWanted: boolean },
): Promise<void> {
  await sql`
    insert into notice_choice (user_id, topic, is_wanted)
    select user_id, ${topic}, ${is} from booking where id = ${bookingId}
    on conflict (user_id, topic) do update set is_wanted = excluded.is_wanted, changed_at = banyan_now()`.execute(db);
}
