// Is the PostgreSQL server that a setting names there, does it let us in, and is it recent enough?
import pg from 'pg';
import { StartRefused } from '../config/start-refused.ts';

const oldest = 15;
const limitMs = 5000;

/** Answers when all is well; else throws StartRefused in one line that names the setting and never the password. */
export async function checkServer(setting: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int as number`,
    );
    const major = Math.floor((rows[0]?.number ?? 0) / 10_000);
    if (major < oldest)
      throw new StartRefused(`${setting}: that server is PostgreSQL ${major}; Banyan needs ${oldest} or later.`);
  } catch (error) {
    throw error instanceof StartRefused ? error : explain(setting, url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explain(setting: string, url: string, error: unknown): StartRefused {
  const place = placeOf(url);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('28'))
    return new StartRefused(`${setting}: ${place} refuses the user name or the password.`, error);
  if (code === '3D000')
    return new StartRefused(`${setting}: ${place} has no database of that name: create it first.`, error);
  if (code === '57P03')
    return new StartRefused(`${setting}: ${place} is still starting; try again in a moment.`, error);
  const reason = code || (error instanceof Error ? error.message : 'no answer');
  return new StartRefused(
    `${setting}: no PostgreSQL answers at ${place} (${reason}): check the address, or unset it to use the built-in database.`,
    error,
  );
}

function placeOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname || 'localhost'}:${port || '5432'}`;
}
