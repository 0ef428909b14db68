// Statements of messages, reports and blocks.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Side } from '#src/domain/message/writing.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { replyMinutes, replyTime, unreadMail } from '#src/domain/message/reply-time.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { inAccount } from '#src/server/features/user/index.ts';
import { hostsFor } from '#src/server/features/team/index.ts';

// Unread counts: every page asks with user/auth (docs/domain/messages.md#unread).

// Emails about unread messages (docs/domain/messages.md#unread, ADR 020).

const sides = {
  guest: { since: sql`guest_unmailed_since`, mailed: sql`guest_mailed_at`, kind: 'messages-unread' },
  host: { since: sql`host_unmailed_since`, mailed: sql`host_mailed_at`, kind: 'host-messages' },
} as const;

/**
 * For sides with messages unread for ten minutes, at most `count`; returns how many. The next email follows a day later
 * at the earliest.
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

/** Own host account and those of the user's teams. */
export function hostsOf(userId: string): RawBuilder<unknown> {
  return hostsFor(userId, 'messages');
}

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

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface MessageRow {
  id: string;
  seq: number;
  side: Side;
  key: string | null;
  text: string;
  is_masked: boolean;
  sent_at: Date;
  read_at: Date | null;
  /** A coordinator who writes for a host. */
  coordinator: string | null;
  pictures: MessagePicture[];
}

export interface MessagePicture {
  id: string;
  alt: string;
  width: number;
  height: number;
  dominant: string;
}

const columns = sql`m.id, m.seq, m.side, m.key, m.text, m.is_masked, m.sent_at, m.read_at,
  case when m.on_behalf_of is not null then (select u.first_name from user_account u where u.id = m.author_id) end as coordinator,
  coalesce((select jsonb_agg(jsonb_build_object('id', mp.upload_id, 'alt', mp.alt, 'width', p.width, 'height', p.height,
      'dominant', p.dominant) order by mp.position)
    from message_picture mp join upload u on u.id = mp.upload_id join picture p on p.id = u.picture_id
    where mp.message_id = m.id), '[]') as pictures`;

const newest = '9223372036854775807';

/** Before a message, or the newest minus `offset`. */
export interface MessagePage {
  before: string | null;
  offset: number;
  count: number;
}

/** Newest last, with the total. Another conversation's cursor gives nothing. */
export async function findMessages(
  db: Db,
  threadId: string,
  { before, offset, count }: MessagePage,
): Promise<{ rows: MessageRow[]; total: number }> {
  const result = await sql<MessageRow>`
    select ${columns} from message m where m.thread_id = ${threadId}
      and m.seq < case when ${before}::uuid is null then ${newest}::bigint
        else (select o.seq from message o where o.id = ${before} and o.thread_id = ${threadId}) end
    order by m.seq desc
    limit ${count} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from message where thread_id = ${threadId}`.execute(db);
  return { rows: result.rows.toReversed(), total: counted.rows[0]?.total ?? 0 };
}

async function findOne(db: Db, isIt: RawBuilder<unknown>): Promise<MessageRow | null> {
  const result = await sql<MessageRow>`select ${columns} from message m where ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

export function findMessage(db: Db, threadId: string, id: string): Promise<MessageRow | null> {
  return findOne(db, sql`m.thread_id = ${threadId} and m.id = ${id}`);
}

/** Null for an unused key. */
export function findByKey(db: Db, sent: { threadId: string; side: Side; key: string }): Promise<MessageRow | null> {
  return findOne(db, sql`m.thread_id = ${sent.threadId} and m.side = ${sent.side} and m.key = ${sent.key}`);
}

interface NewMessage {
  threadId: string;
  side: Side;
  authorId: string | null;
  onBehalfOf: string | null;
  key: string | null;
  text: string;
  isMasked: boolean;
}

export async function insertMessage(trx: Trx, made: NewMessage): Promise<string> {
  const stored = await sql<{ id: string }>`
    insert into message (thread_id, side, author_id, on_behalf_of, key, text, is_masked)
    values (${made.threadId}, ${made.side}, ${made.authorId}, ${made.onBehalfOf}, ${made.key}, ${made.text}, ${made.isMasked})
    returning id`.execute(trx);
  return stored.rows[0]?.id ?? '';
}

/** Applies to every conversation of the two. */
export async function writeBlock(
  trx: Trx,
  { threadId, userId, hostId, isTied }: { threadId: string; userId: string | null; hostId: string; isTied: boolean },
  { side, actorId, block }: { side: Side; actorId: string | null; block: boolean },
): Promise<void> {
  const change = block
    ? sql`insert into message_block (thread_id, by_side, actor_id) values (${threadId}, ${side}, ${actorId})
        on conflict do nothing`
    : sql`delete from message_block k using message_thread t where t.id = k.thread_id and k.by_side = ${side}
        and (t.id = ${threadId} or (${isTied} and t.user_id = ${userId} and t.host_id = ${hostId}))`;
  await change.execute(trx);
  await sql`select pg_notify('banyan_message', ${threadId}::text)`.execute(trx);
}

interface NewReport {
  id: string;
  threadId: string;
  messageId: string | null;
  side: Side;
  actorId: string | null;
  reason: string;
  details: string;
}

export async function insertReport(trx: Trx, report: NewReport): Promise<void> {
  await sql`insert into message_report (id, thread_id, message_id, by_side, actor_id, reason, details)
    values (${report.id}, ${report.threadId}, ${report.messageId}, ${report.side}, ${report.actorId}, ${report.reason},
      ${report.details})`.execute(trx);
}

/** Of one message, or all of the other side. */
export async function countPictures(
  db: Db,
  threadId: string,
  of: { messageId: string | null; side: Side },
): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from message_picture p join message m on m.id = p.message_id
    where m.thread_id = ${threadId} and m.side <> ${of.side} and (${of.messageId}::uuid is null or m.id = ${of.messageId})`.execute(
    db,
  );
  return result.rows[0]?.total ?? 0;
}

export async function countReports(db: Db, threadId: string, side: Side): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from message_report
    where thread_id = ${threadId} and by_side = ${side} and created_at > banyan_now() - make_interval(days => 1)`.execute(
    db,
  );
  return result.rows[0]?.total ?? 0;
}

interface Measured {
  host_id: string;
  answers: number;
  median_seconds: number;
}

/** At most `count` new answers; remeasures their hosts and answers how many. */
export async function measureReplyTimes({ db }: { db: Kysely<Database> }, count = 500): Promise<number> {
  return inTransaction(db, async (trx) => {
    const hosts = await takeHosts(trx, count);
    if (hosts.length === 0) return 0;
    for (const { host_id: id, answers, median_seconds: median } of await findMedians(trx, hosts)) {
      const minutes = replyMinutes(answers, median);
      if (minutes !== null) await sql`update host set reply_minutes = ${minutes} where user_id = ${id}`.execute(trx);
    }
    return hosts.length;
  });
}

async function takeHosts(trx: Transaction<Database>, count: number): Promise<string[]> {
  const taken = await sql<{ host_id: string }>`
    update host_reply set is_counted = true where message_id in (
      select message_id from host_reply where not is_counted limit ${count} for no key update skip locked)
    returning host_id`.execute(trx);
  return [...new Set(taken.rows.map((row) => row.host_id))];
}

async function findMedians(trx: Transaction<Database>, hosts: readonly string[]): Promise<Measured[]> {
  const result = await sql<Measured>`
    select host_id, count(*)::integer as answers, percentile_cont(0.5) within group (order by seconds)::float8 as median_seconds
    from host_reply where host_id = any(${[...hosts]}::uuid[]) and replied_at > banyan_now() - make_interval(days => ${replyTime.days}::integer)
    group by host_id`.execute(trx);
  return result.rows;
}
