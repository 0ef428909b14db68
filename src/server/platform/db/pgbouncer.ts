// Adapts connections to PgBouncer's transaction mode (docs/guide/run.md).
import type pg from 'pg';

/** Milliseconds. */
export interface TransactionLimits {
  statement: number;
  lock: number;
  idleInTransaction: number;
}

type Query = (...words: unknown[]) => unknown;

/**
 * A session keeps nothing between transactions: statements lose their name and each transaction sets its limits.
 * PgBouncer keeps the time zone per client.
 */
export async function suitTransactionPooling(client: pg.ClientBase, limits: TransactionLimits): Promise<void> {
  const send = client.query.bind(client) as Query;
  const suited: Query = (first, ...rest) => send(suitStatement(first, limits), ...rest);
  client.query = suited as typeof client.query;
  await client.query(`set timezone to 'UTC'`);
}

/** Removes the name, and sets limits when a transaction begins. */
export function suitStatement(statement: unknown, limits: TransactionLimits): unknown {
  if (typeof statement === 'string') return withLimits(statement, limits);
  // The driver's own statement object.
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement;
  const { name: _left, ...unnamed } = statement as { name?: string; text?: string };
  return unnamed.text === undefined ? unnamed : { ...unnamed, text: withLimits(unnamed.text, limits) };
}

const begins = /^\s*(begin|start\s+transaction)\b[^;]*/i;

/** One message, so no extra round trip. */
function withLimits(text: string, { statement, lock, idleInTransaction }: TransactionLimits): string {
  return text.replace(
    begins,
    (begin) =>
      `${begin}; set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; ` +
      `set local idle_in_transaction_session_timeout = ${idleInTransaction}`,
  );
}

/** A warning when the role has no statement timeout, otherwise null. */
export async function missingRoleLimit(pool: pg.Pool, limits: TransactionLimits): Promise<string | null> {
  const { rows } = await pool.query<{ role: string; limit: string }>(
    `select quote_ident(current_user) as role, current_setting('statement_timeout') as "limit"`,
  );
  const [found] = rows;
  if (found === undefined || found.limit !== '0') return null;
  return (
    `PGBOUNCER: the database role has no statement_timeout, so a statement outside a transaction may run on after its ` +
    `guest has left. Say once: alter role ${found.role} set statement_timeout = ${limits.statement};`
  );
}
