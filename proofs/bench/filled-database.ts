// A built-in PostgreSQL with the demo, the acceptance fixture and a generated catalogue of the size asked for.
import { startEmbedded, type EmbeddedServer, ensureOwnDatabase } from '#src/server/db/embedded/embedded.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { createPool } from '#src/server/db/pool.ts';
import { seedAcceptance, seedDemo } from '#src/server/seed/index.ts';
import { bulkFlags } from '#proofs/load/database/bulk-flags.ts';
import { loadCatalogue } from '#proofs/load/load.ts';

/** Starts it with the settings of any installation; what `folder` holds already is used as it is. */
export async function startFilled(folder: string, courses: number): Promise<{ server: EmbeddedServer; url: string }> {
  const options = { dataDir: folder, log: () => undefined };
  const filling = await startEmbedded({ ...options, flags: bulkFlags });
  try {
    await fill(await ensureOwnDatabase(filling), courses);
  } finally {
    await filling.stop();
  }
  const server = await startEmbedded(options);
  return { server, url: await ensureOwnDatabase(server) };
}

async function fill(url: string, courses: number): Promise<void> {
  await migrate(url);
  const minutes = 600_000;
  const pool = createPool({
    url,
    isPgbouncer: false,
    size: 2,
    timeouts: { query: minutes, statement: minutes, lock: minutes },
  });
  try {
    await seedDemo(pool);
    // A kept folder has been booked since: its departures are not what the fixture would make of them.
    const kept = await pool.query('select from course where id = 9004');
    if (kept.rowCount === 0) await seedAcceptance(pool);
  } finally {
    await pool.end();
  }
  const verdict = await loadCatalogue(url, { courses, screen: process.stderr });
  if (!verdict.ok && !verdict.isDone) throw new Error(verdict.reason);
}
