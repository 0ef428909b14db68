// The statements about keys of distributors (docs/distributor-keys.md).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** A key without what opens. */
export interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  created_at: Date;
  expires_at: Date | null;
  is_expired: boolean;
  used_on: string | null;
}

/** The keys of an account, the newest first. An account has few. */
export async function findKeys(db: Db, userId: string): Promise<KeyRow[]> {
  const result = await sql<KeyRow>`
    select id, name, prefix, created_at, expires_at, coalesce(expires_at <= banyan_now(), false) as is_expired, used_on::text as used_on
    from distributor_key where user_id = ${userId} order by created_at desc, id`.execute(db);
  return result.rows;
}

/** How many keys an account has. */
export async function countKeys(db: Db, userId: string): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from distributor_key where user_id = ${userId}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** What is kept of a key that is made. */
export interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Buffer;
  /** Null: it holds until it is removed. */
  readonly days: number | null;
}

/** Keeps a key. Answers its id. */
export async function insertKey(db: Db, { userId, name, prefix, hash, days }: NewKey): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into distributor_key (user_id, name, prefix, key_hash, expires_at)
    values (${userId}, ${name}, ${prefix}, ${hash}, banyan_now() + make_interval(days => ${days}::integer)) returning id`.execute(
    db,
  );
  const [made] = rows;
  if (made === undefined) throw new Error('a key was not kept');
  return made.id;
}

/** Removes one key of an account; null when it has none of this id. */
export async function deleteKey(
  db: Db,
  { userId, keyId }: { userId: string; keyId: string },
): Promise<{ name: string; prefix: string } | null> {
  const gone = await sql<{ name: string; prefix: string }>`
    delete from distributor_key where id = ${keyId} and user_id = ${userId} returning name, prefix`.execute(db);
  return gone.rows[0] ?? null;
}

/** Removes all keys of an account, as its role or its access ends. Answers how many there were. */
export async function deleteKeys(db: Db, userId: string): Promise<number> {
  const gone = await sql<{ id: string }>`delete from distributor_key where user_id = ${userId} returning id`.execute(
    db,
  );
  return gone.rows.length;
}
