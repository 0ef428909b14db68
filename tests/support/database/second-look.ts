// Removes the second check under the lock: a planted fault in one database, so that a test shows what it is for.
import type { Pool } from 'pg';

/** Makes `claim_seats` accept any arguments, under its lock as before. Returns what restores the check. */
export async function withoutSecondLook(pool: Pool): Promise<() => Promise<unknown>> {
  const result = await pool.query<{ text: string }>(
    `select pg_get_functiondef('claim_seats(jsonb, jsonb, jsonb, bigint)'::regprocedure) as text`,
  );
  const text = result.rows[0]?.text ?? '';
  const faults = [/if seats \+ held\.pax > [^;]*? then/, /if room is not null then/];
  if (!faults.every((fault) => fault.test(text))) throw new Error('claim_seats has no second look that this knows');
  const blind = faults.reduce((changed, fault) => changed.replace(fault, 'if false then'), text);
  await pool.query(blind);
  return () => pool.query(text);
}
