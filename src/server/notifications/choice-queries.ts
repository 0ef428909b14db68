// Optional emails of accounts (docs/domain/messages.md#optional-emails).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/**
 * Whether the guest of a booking wants emails of a topic. `never`: the booking is another person's, or reviewed.
 */
export async function topicChoice(db: Db, bookingId: string, topic: string): Promise<'wanted' | 'off' | 'never'> {
  const result = await sql<{ is_off: boolean }>`
    select exists (select from notice_choice n where n.user_id = b.user_id and n.topic = ${topic} and not n.is_wanted) as is_off
    from booking b
    where b.id = ${bookingId} and b.in_account <> 'refused'
      and not exists (select from review r where r.booking_id = b.id)`.execute(db);
  const [row] = result.rows;
  return row ? (row.is_off ? 'off' : 'wanted') : 'never';
}

/** Of a booking, conversation, invitation or account id. */
const accountOf = (id: string) => sql`
  select user_id as id from booking where id = ${id} union select user_id from message_thread where id = ${id}
  union select inviter_id from invitation where id = ${id} union select id from user_account where id = ${id}`;

export async function wantsTopic(db: Db, topic: string, id: string): Promise<boolean> {
  const result = await sql<{ user_id: string }>`
    select n.user_id from notice_choice n
    where n.topic = ${topic} and not n.is_wanted and n.user_id in (${accountOf(id)})`.execute(db);
  return result.rows.length === 0;
}

/** No effect for deleted accounts. */
export async function writeChoice(
  db: Db,
  { id, topic, isWanted: is }: { id: string; topic: string; isWanted: boolean },
): Promise<void> {
  await sql`
    insert into notice_choice (user_id, topic, is_wanted)
    select u.id, ${topic}, ${is} from user_account u where u.erased_at is null and u.id in (${accountOf(id)})
    on conflict (user_id, topic) do update set is_wanted = excluded.is_wanted, changed_at = banyan_now()`.execute(db);
}
