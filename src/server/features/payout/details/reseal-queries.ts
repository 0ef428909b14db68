// The statements that seal stored details again.
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Trx = Transaction<Database>;

// The first two bytes of what is sealed are the version of its key.
const version = sql`(get_byte(sealed, 0) * 256 + get_byte(sealed, 1))`;

/** Rows under a key that is known and not the newest. `versions` are those that open, the newest first. */
export async function findSealedByOlder(
  trx: Trx,
  versions: readonly number[],
  count: number,
): Promise<{ id: string; sealed: Buffer }[]> {
  const [newest = 0, ...older] = versions;
  const found = await sql<{ id: string; sealed: Buffer }>`
    select id, sealed from payout_detail where ${version} <> ${newest} and ${version} = any(${older}::integer[])
    limit ${count} for no key update skip locked`.execute(trx);
  return found.rows;
}

export async function writeSealed(trx: Trx, id: string, sealed: Buffer): Promise<void> {
  await sql`update payout_detail set sealed = ${sealed} where id = ${id}`.execute(trx);
}
