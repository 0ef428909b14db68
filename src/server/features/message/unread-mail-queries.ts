// Mails about messages that have stayed unread, each a row of the outbox (docs/messages.md#mails, ADR 020).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { unreadMail } from '#src/domain/message/reply-time.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

const sides = {
  guest: { since: sql`guest_unmailed_since`, mailed: sql`guest_mailed_at`, kind: 'messages-unread' },
  host: { since: sql`host_unmailed_since`, mailed: sql`host_mailed_at`, kind: 'host-messages' },
} as const;

/**
 * Queues a mail for each side that has left messages unread for ten minutes, at most `count` at once; answers how many. While nobody
 * reads, the next mail comes a day later at the earliest.
 */
export async function queueUnreadMails({ db }: { db: Kysely<Database> }, count = 100): Promise<number> {
  let queued = 0;
  for (const side of Object.values(sides)) queued += (await queueFor(db, side, count)).length;
  return queued;
}

type SideColumns = { since: RawBuilder<unknown>; mailed: RawBuilder<unknown>; kind: string };

async function queueFor(db: Kysely<Database>, { since, mailed, kind }: SideColumns, count: number): Promise<object[]> {
  const done = await sql`
    with due as (
      select t.id from message_thread t
      where t.${since} <= banyan_now() - make_interval(mins => ${unreadMail.afterMinutes}::integer)
        and (t.${mailed} is null or t.${mailed} <= banyan_now() - make_interval(hours => ${unreadMail.againHours}::integer))
      order by t.${since} limit ${count} for no key update skip locked
    ), noted as (
      update message_thread t set ${since} = null, ${mailed} = banyan_now() from due where t.id = due.id returning t.id
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', ${kind}::text, 'thread_id', id) from noted returning id`.execute(db);
  return done.rows as object[];
}
