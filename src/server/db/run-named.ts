// Statements that run for every touch of the booking widget: planned once for each connection, not each time (ADR 005).
import type { Kysely, RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import { asUnavailable } from './unavailable.ts';
import type { Database } from './schema.ts';

interface Access {
  db: Kysely<Database>;
  pool: Pool;
}

/** Runs a statement outside any transaction as a named one. A name stands for one text for ever. */
export async function runNamed<Row extends object>(
  access: Access,
  name: string,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(access.db);
  try {
    const found = await access.pool.query<Row>({ name, text, values: [...parameters] });
    return found.rows;
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}
