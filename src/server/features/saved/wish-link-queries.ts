// The statements of the links that show wish lists. Rows keep a hash: who reads them opens nothing.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { cardColumns, type CardRow, cardTables } from '#src/server/search/index.ts';

type Db = Kysely<Database>;

/** An account's link; its secret follows from account and `nonce`. */
export interface WishLinkRow {
  nonce: string;
  token_hash: Buffer;
}

/** The link of an account, or null. */
export async function findWishLink(db: Db, userId: string): Promise<WishLinkRow | null> {
  const result = await sql<WishLinkRow>`select nonce, token_hash from wish_link where user_id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Makes the link; of two tabs at once the first one's stays. */
export async function insertWishLink(db: Db, userId: string, { nonce, token_hash }: WishLinkRow): Promise<void> {
  await sql`insert into wish_link (user_id, nonce, token_hash) values (${userId}, ${nonce}, ${token_hash})
    on conflict (user_id) do nothing`.execute(db);
}

/** Ends the link. */
export async function deleteWishLink(db: Db, userId: string): Promise<void> {
  await sql`delete from wish_link where user_id = ${userId}`.execute(db);
}

/** Whose list a secret opens, by its hash; null where it opens none. */
export async function findSharer(db: Db, tokenHash: Buffer): Promise<string | null> {
  const result = await sql<{ user_id: string }>`select user_id from wish_link where token_hash = ${tokenHash}`.execute(
    db,
  );
  return result.rows[0]?.user_id ?? null;
}

/** Cards of an account's list that are on offer, the newest first; `total` counts all of them. */
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
