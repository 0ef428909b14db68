// Numbers for new rows, beside numbers that a catalogue brings along.
import type { PoolClient } from 'pg';

/** Answers the wanted ids with new ones in the gaps, above all that are taken. */
export async function takeIds(
  client: PoolClient,
  table: 'city' | 'category' | 'course' | 'addon',
  wanted: readonly (number | undefined)[],
): Promise<number[]> {
  const highest = Math.max(0, ...wanted.map((id) => id ?? 0));
  const sequence = `pg_get_serial_sequence('${table}', 'id')`;
  // Rows with numbers of their own leave the sequence behind: it goes on from the highest of all.
  await client.query(
    `select setval(${sequence}, greatest($1, (select max(id) from ${table}), nextval(${sequence}) - 1, 1))`,
    [highest],
  );
  const missing = wanted.filter((id) => id === undefined).length;
  const taken = await client.query<{ id: string }>(`select nextval(${sequence}) as id from generate_series(1, $1)`, [
    missing,
  ]);
  const fresh = taken.rows.values();
  return wanted.map((id) => id ?? Number(fresh.next().value?.id));
}
