// The queries of the host and operator panels in a marketplace with a million bookings
// (docs/reference/benchmarks.md#panels).
import type pg from 'pg';
import { startEmbedded, ensureOwnDatabase } from '#src/server/platform/db/embedded/embedded.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { createPool, patientTimeouts } from '#src/server/platform/db/pool.ts';
import { fillMarket, type FullMarket } from '#tests/support/host/full-market.ts';
import { panelQuestions } from '#tests/support/host/panel-questions.ts';
import { bulkFlags } from '#proofs/load/database/bulk-flags.ts';
import { median } from './measure.ts';
import { recordStatements, type Statement } from './recorded.ts';
import type { Figure } from './results.ts';
import { stopwatchOf } from './stopwatch.ts';

const rounds = 9;

/**
 * A marketplace of about this many bookings: 200 hosts with five listings each and one booking a day, two months of
 * them ahead.
 */
const marketOf = (bookings: number): FullMarket => ({
  hosts: 200,
  listingsOfEach: 5,
  days: Math.max(1, bookings / 1000 - 60),
  bookingsADay: 1,
  daysAhead: 60,
  feeds: bookings / 5,
  closed: bookings / 20,
});

/** Fills a separate database, unless `folder` holds one, and measures each query by itself. */
export async function* benchPanels(folder: string, bookings: number): AsyncGenerator<Figure> {
  const market = marketOf(bookings);
  await fill(folder, market);
  const server = await startEmbedded({ dataDir: folder, log: () => undefined });
  const pool = createPool({
    url: await ensureOwnDatabase(server),
    isPgbouncer: false,
    size: 1,
    timeouts: patientTimeouts,
  });
  try {
    for (const { name, ask } of await panelQuestions(createDatabase(pool), market)) {
      await ask();
      const statements = await recordStatements(ask);
      const { value, rows } = await measureQuestion(pool, statements);
      yield { name, value, unit: 'ms', budget: null, detail: `${rows.toLocaleString('en-US')} rows` };
    }
  } finally {
    await pool.end();
    await server.stop();
  }
}

async function fill(folder: string, market: FullMarket): Promise<void> {
  const server = await startEmbedded({ dataDir: folder, log: () => undefined, flags: bulkFlags });
  try {
    const url = await ensureOwnDatabase(server);
    await migrate(url);
    const pool = createPool({ url, isPgbouncer: false, size: 1 });
    const result = await pool.query('select from booking limit 1');
    await pool.end();
    if (result.rowCount === 0) await fillMarket(url, market);
  } finally {
    await server.stop();
  }
}

/** The median of the database's processor time, and the rows of tables and indexes touched. Writes are rolled back. */
async function measureQuestion(
  pool: pg.Pool,
  statements: readonly Statement[],
): Promise<{ value: number; rows: number }> {
  const client = await pool.connect();
  try {
    const { time } = await stopwatchOf(client);
    const times: number[] = [];
    let rows = 0;
    for (let round = 0; round < rounds; round += 1) {
      let sum = 0;
      for (const { text, values } of statements) {
        await client.query('begin');
        sum += await time(() => client.query({ text, values }));
        await client.query('rollback');
      }
      times.push(sum);
    }
    for (const { text, values } of statements) {
      await client.query('begin');
      const result = await client.query({ text: `explain (analyze, timing off, format json) ${text}`, values });
      await client.query('rollback');
      rows += rowsOf((result.rows[0] as { 'QUERY PLAN': { Plan: Step }[] })['QUERY PLAN'][0]?.Plan);
    }
    return { value: median(times), rows: Math.round(rows) };
  } finally {
    client.release();
  }
}

interface Step {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

function rowsOf(step: Step | undefined): number {
  if (step === undefined) return 0;
  const read = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
  const below = (step.Plans ?? []).reduce((sum, next) => sum + rowsOf(next), 0);
  return below + (step['Relation Name'] === undefined ? 0 : read);
}
