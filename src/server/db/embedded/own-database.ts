// The one database of an installation in the built-in server.
import pg from 'pg';
import type { EmbeddedServer } from '../embedded.ts';

const name = 'banyan';

/** Makes the database if it is not there and answers its address. */
export async function ensureOwnDatabase(server: Pick<EmbeddedServer, 'url'>): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${name}`);
    return server.url(name);
  } finally {
    await client.end();
  }
}
