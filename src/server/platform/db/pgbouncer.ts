// What a connection through PgBouncer in transaction mode may not do, kept in one place for every pool (docs/guide/run.md).
import type pg from 'pg';

/** Limits of one transaction, in milliseconds. */
export interface TransactionLimits {
  statement: number;
  lock: number;
  idleInTransaction: number;
}

type Query = (...words: unknown[]) => unknown;

/**
 * Suits a new client to transaction pooling. A session may be another one the next moment, so nothing is kept in it:
 * statements lose their names, and each transaction says its own limits in the message that begins it. The time zone is
 * one of the few settings that PgBouncer itself keeps for each client.
 */
export async function suitTransactionPooling(client: pg.ClientBase, limits: TransactionLimits): Promise<void> {
  const send = client.query.bind(client) as Query;
  const suited: Query = (first, ...rest) => send(suitStatement(first, limits), ...rest);
  client.query = suited as typeof client.query;
  await client.query(`set timezone to 'UTC'`);
}

/** The statement as it may be sent: without a name, and with the limits where it begins a transaction. */
export function suitStatement(statement: unknown, limits: TransactionLimits): unknown {
  if (typeof statement === 'string') return withLimits(statement, limits);
  // A statement that brings its own way of being sent belongs to the driver.
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement;
  const { name: _left, ...unnamed } = statement as { name?: string; text?: string };
  return unnamed.text === undefined ? unnamed : { ...unnamed, text: withLimits(unnamed.text, limits) };
}

const begins = /^\s*(begin|start\s+transaction)\b[^;]*/i;

/** `begin` and the limits travel as one message, so that they cost no further way to the server. */
function withLimits(text: string, { statement, lock, idleInTransaction }: TransactionLimits): string {
  return text.replace(
    begins,
    (begin) =>
      `${begin}; set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; ` +
      `set local idle_in_transaction_session_timeout = ${idleInTransaction}`,
  );
}

/**
 * The line for an operator whose database role has no limit for single statements, which carry none themselves; null
 * when all is well.
 */
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
