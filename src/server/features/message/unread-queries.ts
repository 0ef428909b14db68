// Counts of unread messages: every page asks for them with user/auth (docs/messages.md#unread).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inAccount } from '#src/server/features/user/index.ts';
import { hostsFor } from '#src/server/features/team/index.ts';
import { unreadMail } from '#src/domain/message/reply-time.ts';

// Mails about messages that have stayed unread, each a row of the outbox (docs/messages.md#mails, ADR 020).

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

/** The hosts in whose name somebody reads and writes: themselves, and those for whom their team lets them. */
export function hostsOf(userId: string): RawBuilder<unknown> {
  return hostsFor(userId, 'messages');
}

/** Unread messages of an account, as guest and as host (docs/messages.md#unread). */
export async function countUnread(db: Kysely<Database>, userId: string): Promise<{ guest: number; host: number }> {
  const result = await sql<{ guest: number; host: number }>`
    select (select count(*)::integer from message_thread t join message m on m.thread_id = t.id
        and m.seq > t.guest_read_seq and m.side <> 'guest'
        where t.user_id = ${userId} and t.to_guest_seq > t.guest_read_seq and ${inAccount}) as guest,
      (select count(*)::integer from message_thread t join message m on m.thread_id = t.id
        and m.seq > t.host_read_seq and m.side <> 'host'
        where t.host_id in ${hostsOf(userId)} and t.to_host_seq > t.host_read_seq) as host`.execute(db);
  return result.rows[0] ?? { guest: 0, host: 0 };
}
