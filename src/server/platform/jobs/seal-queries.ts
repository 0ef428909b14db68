// SQL of sealed columns.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { sealedColumns, sealUses, type SealUse } from '#src/server/platform/sealed.ts';

type Trx = Transaction<Database>;

const tableOf = (use: SealUse) => sql.table(sealedColumns[use].table);
const columnOf = (use: SealUse) => sql.ref(sealedColumns[use].column);
const keyOf = (use: SealUse) => sql.ref(sealedColumns[use].key);
// The key version is in the first two bytes.
const versionOf = (use: SealUse) => sql`(get_byte(${columnOf(use)}, 0) * 256 + get_byte(${columnOf(use)}, 1))`;

/** `versions`: those that can be opened, newest first. */
export async function findSealedByOlder(
  trx: Trx,
  use: SealUse,
  { versions, count }: { versions: readonly number[]; count: number },
): Promise<{ id: string; sealed: Buffer }[]> {
  const [newest = 0, ...older] = versions;
  const result = await sql<{ id: string; sealed: Buffer }>`
    select ${keyOf(use)} as id, ${columnOf(use)} as sealed from ${tableOf(use)}
    where ${columnOf(use)} is not null and ${versionOf(use)} < ${newest} and ${versionOf(use)} = any(${older}::integer[])
    limit ${count} for no key update skip locked`.execute(trx);
  return result.rows;
}

export async function writeSealed(trx: Trx, use: SealUse, { id, sealed }: { id: string; sealed: Buffer }) {
  await sql`update ${tableOf(use)} set ${columnOf(use)} = ${sealed} where ${keyOf(use)} = ${id}`.execute(trx);
}

export async function countSealedBy(db: Kysely<Database>, version: number): Promise<number> {
  const counts = sealUses.map(
    (use) =>
      sql`select count(*) as n from ${tableOf(use)} where ${columnOf(use)} is not null and ${versionOf(use)} = ${version}`,
  );
  const result = await sql<{ n: number }>`
    select sum(n)::int as n from (${sql.join(counts, sql` union all `)}) rows`.execute(db);
  return result.rows[0]?.n ?? 0;
}
