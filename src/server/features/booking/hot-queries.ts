// Statements that run for every touch of the booking widget: planned once for each connection, not each time (ADR 005).
import type { RawBuilder } from 'kysely';
import { asUnavailable } from '#src/server/db/unavailable.ts';
import type { Services } from '#src/server/services.ts';

type Access = Pick<Services, 'db' | 'pool' | 'config'>;

/**
 * Runs a statement outside any transaction as a named one. A name stands for one text for ever; behind PgBouncer there
 * are no names, because a connection is somebody else's the next moment.
 */
export async function runNamed<Row extends object>(
  access: Access,
  name: string,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(access.db);
  const named = access.config.database.isPgbouncer ? {} : { name };
  try {
    const found = await access.pool.query<Row>({ ...named, text, values: [...parameters] });
    return found.rows;
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}
