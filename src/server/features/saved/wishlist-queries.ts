// Statements of wish lists; the primary key begins with the account (docs/domain/accounts.md#wish-list).
import { sql, type Kysely } from 'kysely';
import type { SavedChoice } from '#src/domain/saved/saved-choice.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import { cardColumns, type CardRow, keptCardTables, timetableColumn, cardTables } from '#src/server/search/index.ts';

type Db = Kysely<Database>;

export async function findWishIds(db: Db, userId: string): Promise<number[]> {
  const result = await sql<{ course_id: number }>`
    select course_id from wish where user_id = ${userId} order by added_at desc, course_id`.execute(db);
  return result.rows.map(({ course_id }) => course_id);
}

export interface NewWish extends SavedChoice {
  course_id: number;
}

/** Returns new and changed ids. Skips courses never published. Ordered by id, against deadlocks of two tabs. */
export async function saveWishes(db: Db, userId: string, wishes: readonly NewWish[]): Promise<number[]> {
  const numbered = JSON.stringify(wishes.map((wish, nth) => ({ ...wish, nth })));
  const written = await sql<{ course_id: number }>`
    insert into wish as w (user_id, course_id, local_date, start_time, pax, price_cents, added_at)
    select ${userId}::uuid, c.id, a.date, a.time, a.pax, (select l.price_cents from course_listing l where l.course_id = c.id),
      banyan_now() - make_interval(secs => a.nth * 0.000001::float8)
    from jsonb_to_recordset(${numbered}::jsonb) a(course_id integer, nth integer, date date, "time" time, pax smallint)
      join course c on c.id = a.course_id and c.status in ('published', 'paused', 'suspended', 'taken_down', 'archived')
    order by c.id
    on conflict (user_id, course_id) do update
      set local_date = excluded.local_date, start_time = excluded.start_time, pax = excluded.pax
      where excluded.local_date is not null or excluded.pax is not null
    returning w.course_id`.execute(db);
  return written.rows.map(({ course_id }) => course_id);
}

/** Idempotent. */
export async function removeWish(db: Db, userId: string, courseId: number): Promise<void> {
  await sql`delete from wish where user_id = ${userId} and course_id = ${courseId}`.execute(db);
}

/** With the choice, and the course's times on that day. */
export interface WishRow extends CardRow {
  status: 'draft' | 'in_review' | 'published' | 'paused' | 'suspended' | 'taken_down' | 'archived';
  is_active: boolean;
  wish_date: string | null;
  wish_time: string | null;
  wish_pax: number | null;
  added_at: Date;
  total: number;
}

export async function findWishes(
  db: Db,
  { viewer, offset, count }: { viewer: Viewer & { userId: string }; offset: number; count: number },
): Promise<{ rows: WishRow[]; total: number }> {
  const { userId } = viewer;
  const day = sql`w.local_date`;
  const result = await sql<WishRow>`
    with kept as materialized (
      select course_id, local_date, start_time, pax, added_at, count(*) over () as total from wish
      where user_id = ${userId} order by added_at desc, course_id limit ${count} offset ${offset}
    )
    select ${cardColumns}, c.status, t.is_active, w.local_date as wish_date, w.start_time as wish_time, w.pax as wish_pax,
      w.added_at, w.total${timetableColumn({ start: day, end: day }, viewer)}
    from kept w join ${keptCardTables} on c.id = w.course_id order by w.added_at desc, w.course_id`.execute(db);
  if (result.rows.length > 0) return { rows: result.rows, total: result.rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*) as total from wish where user_id = ${userId}`.execute(
    db,
  );
  return { rows: [], total: counted.rows[0]?.total ?? 0 };
}

/** The secret derives from account and `nonce`. */
interface WishLinkRow {
  nonce: string;
  token_hash: Buffer;
}

export async function findWishLink(db: Db, userId: string): Promise<WishLinkRow | null> {
  const result = await sql<WishLinkRow>`select nonce, token_hash from wish_link where user_id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Of two tabs, the first one's stays. */
export async function insertWishLink(db: Db, userId: string, { nonce, token_hash }: WishLinkRow): Promise<void> {
  await sql`insert into wish_link (user_id, nonce, token_hash) values (${userId}, ${nonce}, ${token_hash})
    on conflict (user_id) do nothing`.execute(db);
}

export async function deleteWishLink(db: Db, userId: string): Promise<void> {
  await sql`delete from wish_link where user_id = ${userId}`.execute(db);
}

/** By the secret's hash; null for none. */
export async function findSharer(db: Db, tokenHash: Buffer): Promise<string | null> {
  const result = await sql<{ user_id: string }>`select user_id from wish_link where token_hash = ${tokenHash}`.execute(
    db,
  );
  return result.rows[0]?.user_id ?? null;
}

/** Published ones, newest first; `total` counts all. */
export async function findSharedWishes(
  db: Db,
  { userId, offset, count }: { userId: string; offset: number; count: number },
): Promise<{ rows: CardRow[]; total: number }> {
  const result = await sql<CardRow & { total: number }>`
    with kept as materialized (
      select w.course_id, w.added_at, count(*) over () as total
      from wish w join course c on c.id = w.course_id and c.status = 'published'
        join city t on t.id = c.city_id and t.is_active
      where w.user_id = ${userId} order by w.added_at desc, w.course_id limit ${count} offset ${offset}
    )
    select ${cardColumns}, w.total from kept w join ${cardTables} on c.id = w.course_id
    order by w.added_at desc, w.course_id`.execute(db);
  return { rows: result.rows, total: result.rows[0]?.total ?? 0 };
}
