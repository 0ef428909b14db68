// A conversation's unread messages, read while its email is written (docs/domain/messages.md#unread).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

export type MailedSide = 'guest' | 'host';

export interface MailedThread {
  id: string;
  reader: MailedSide;
  booking_id: string | null;
  ref: string | null;
  /** Hashes of the secrets of booking and question pages. */
  access_hash: Buffer | null;
  inquiry_id: string | null;
  token_hash: Buffer | null;
  title: string;
  email: string;
  locale: string;
  first_name: string;
  host_id: string;
  host_email: string;
  host_locale: string;
  host_name: string;
  unread: number;
  messages: { side: string; text: string; pictures: number }[];
}

const mostQuoted = 3;
const longest = 600;

export async function findMailedThread(
  db: Kysely<Database>,
  threadId: string,
  reader: MailedSide,
): Promise<MailedThread | null> {
  const result = await sql<MailedThread>`
    with unread as (
      select m.id, m.seq, m.side, left(m.text, ${longest}) as text from message_thread t join message m on m.thread_id = t.id
      where t.id = ${threadId} and m.side <> ${reader}
        and m.seq > case ${reader}::text when 'guest' then t.guest_read_seq else t.host_read_seq end
    )
    select t.id, ${reader}::text as reader, b.id as booking_id, b.ref, b.access_hash, i.id as inquiry_id, i.token_hash, c.title,
      coalesce(b.email, i.email) as email, coalesce(b.locale, i.locale) as locale, coalesce(b.first_name, i.first_name) as first_name,
      t.host_id, u.email as host_email, u.locale as host_locale, h.display_name as host_name,
      (select count(*)::integer from unread) as unread,
      coalesce((select jsonb_agg(jsonb_build_object('side', n.side, 'text', n.text,
          'pictures', (select count(*) from message_picture p where p.message_id = n.id)) order by n.seq)
        from (select * from unread order by seq limit ${mostQuoted}) n), '[]') as messages
    from message_thread t
      left join booking b on b.id = t.booking_id
      left join inquiry i on i.id = t.inquiry_id
      join course c on c.id = coalesce(b.course_id, i.course_id)
      join host h on h.user_id = t.host_id
      join user_account u on u.id = t.host_id
    where t.id = ${threadId}`.execute(db);
  return result.rows[0] ?? null;
}
