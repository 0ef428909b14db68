// One LISTEN connection per process for changed conversations; a transaction pooler does not support it
// (docs/domain/messages.md#live-updates).
import pg from 'pg';
import { sql, type Kysely } from 'kysely';
import { teamRolesFor } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

const channel = 'banyan_message';
const firstPauseMs = 500;
const longestPauseMs = 30_000;
const checkMs = 20_000;
const timeoutMs = 3000;

/** A conversation may have changed, or listening stopped. */
export interface Hearing {
  onThread: (threadId: string) => void;
  onLost: (why: string) => void;
}

export interface Listener {
  /** Connects on first use. False after a few seconds without success. */
  hears(): Promise<boolean>;
  close(): Promise<void>;
}

/** `onEnd` is called once, also for a silent death. Throws without a connection. */
async function hear(
  url: string,
  { onThread, onEnd }: { onThread: Hearing['onThread']; onEnd: (why: string) => void },
): Promise<{ end: () => void }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'banyan live',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  let hasEnded = false;
  const end = (why: string): void => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(timer);
    void client.end().catch(() => undefined);
    onEnd(why);
  };
  // Detects silently dead connections.
  const timer = setInterval(() => void client.query('select 1').catch((error: Error) => end(error.message)), checkMs);
  timer.unref();
  client.on('error', (error) => end(error.message));
  client.on('end', () => end('the connection ended'));
  client.on('notification', ({ payload }) => payload !== undefined && onThread(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    end(error instanceof Error ? error.message : String(error));
    throw error;
  }
  return { end: () => end('closed') };
}

/** Reconnects with growing delays. */
export function createListener(url: string, { onThread, onLost }: Hearing): Listener {
  let hearing: { end: () => void } | null = null;
  let connecting: Promise<void> | null = null;
  let isClosed = false;
  let pauseMs = firstPauseMs;

  const connect = async (): Promise<void> => {
    if (isClosed) return;
    try {
      hearing = await hear(url, { onThread, onEnd: lose });
      pauseMs = firstPauseMs;
    } catch {
      // `lose` retries.
    }
  };
  const lose = (why: string): void => {
    hearing = null;
    if (isClosed) return;
    onLost(why);
    setTimeout(() => void (connecting = connect()), pauseMs).unref();
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  };
  return {
    async hears() {
      connecting ??= connect();
      await connecting;
      return hearing !== null;
    },
    async close() {
      isClosed = true;
      await connecting;
      hearing?.end();
    },
  };
}

/** Guest if joined, host, and those who act for the host. */
export async function findConcerned(db: Kysely<Database>, threadId: string): Promise<string[]> {
  const result = await sql<{ id: string | null }>`
    select case when b.in_account is null or b.in_account = 'joined' then t.user_id end as id
    from message_thread t left join booking b on b.id = t.booking_id where t.id = ${threadId}
    union select t.host_id from message_thread t where t.id = ${threadId}
    union select k.user_id from message_thread t join team_member k on k.host_id = t.host_id
      where t.id = ${threadId} and k.role in (${sql.join(teamRolesFor('messages'))})`.execute(db);
  return result.rows.flatMap(({ id }) => id ?? []);
}
