// The statements of messages: a page of a conversation, one message that was sent, reports and blocks.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Side } from '#src/domain/message/writing.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A message with who wrote it. */
export interface MessageRow {
  id: string;
  seq: number;
  side: Side;
  key: string | null;
  text: string;
  is_masked: boolean;
  sent_at: Date;
  read_at: Date | null;
  /** Of a coordinator, who writes in the name of a host. */
  coordinator: string | null;
  pictures: MessagePicture[];
}

/** A picture of a message; its id is that of the upload. */
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

/** Which messages of a conversation: those older than one of them, or the newest, less the first `offset`. */
export interface MessagePage {
  before: string | null;
  offset: number;
  count: number;
}

/** A page of a conversation, the newest last, and how many messages it has. No page comes before a message of another one. */
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

/** A message of a conversation; null when it is of another one. */
export function findMessage(db: Db, threadId: string, id: string): Promise<MessageRow | null> {
  return findOne(db, sql`m.thread_id = ${threadId} and m.id = ${id}`);
}

/** The message that a side has sent with a key; null when it has not. */
export function findByKey(db: Db, sent: { threadId: string; side: Side; key: string }): Promise<MessageRow | null> {
  return findOne(db, sql`m.thread_id = ${sent.threadId} and m.side = ${sent.side} and m.key = ${sent.key}`);
}

export interface NewMessage {
  threadId: string;
  side: Side;
  authorId: string | null;
  onBehalfOf: string | null;
  key: string | null;
  text: string;
  isMasked: boolean;
}

/** Stores a message and answers its id. The table's trigger moves the conversation and tells open windows. */
export async function insertMessage(trx: Trx, made: NewMessage): Promise<string> {
  const stored = await sql<{ id: string }>`
    insert into message (thread_id, side, author_id, on_behalf_of, key, text, is_masked)
    values (${made.threadId}, ${made.side}, ${made.authorId}, ${made.onBehalfOf}, ${made.key}, ${made.text}, ${made.isMasked})
    returning id`.execute(trx);
  return stored.rows[0]?.id ?? '';
}

/** Blocks the other side, or allows it again: whatever this side has blocked in any conversation of the two. */
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

export interface NewReport {
  id: string;
  threadId: string;
  messageId: string | null;
  side: Side;
  actorId: string | null;
  reason: string;
  details: string;
}

/** Stores a report for the operator. */
export async function insertReport(trx: Trx, report: NewReport): Promise<void> {
  await sql`insert into message_report (id, thread_id, message_id, by_side, actor_id, reason, details)
    values (${report.id}, ${report.threadId}, ${report.messageId}, ${report.side}, ${report.actorId}, ${report.reason},
      ${report.details})`.execute(trx);
}

/** How many pictures a report is about: those of one message, or all that the other side has sent. */
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

/** How many reports a side has made of a conversation within a day. */
export async function countReports(db: Db, threadId: string, side: Side): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from message_report
    where thread_id = ${threadId} and by_side = ${side} and created_at > banyan_now() - make_interval(days => 1)`.execute(
    db,
  );
  return result.rows[0]?.total ?? 0;
}
