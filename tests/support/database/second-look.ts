// The program without its second look under the lock: a fault put into one database, so that a test shows what it is for.
import type { Pool } from 'pg';

/** Makes `claim_seats` take any arguments, under its lock as before. Answers what makes it look again. */
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
