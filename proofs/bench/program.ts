// The measured process: the production program with a separate database, and the baselines. `node program.ts FOLDER
// COURSES`; serves bench.ts over its fork channel.
import { measureListings } from './listings.ts';
import { measureMonths } from './months.ts';
import { measureOwnStatements } from './own-statements.ts';
import { measureRendering } from './rendering.ts';
import { buildApp } from '#src/server/app.ts';
import { anonymous, type CallContext } from '#src/server/call.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { createServices } from '#src/server/platform/start/services.ts';
import { buildBaselines, prepareBareTables } from './baselines.ts';
import { admitCrowd } from './crowd.ts';
import type { Pool } from 'pg';
import type { CatalogueFacts } from './listing-mixes.ts';
import { startEmbedded, type EmbeddedServer, ensureOwnDatabase } from '#src/server/platform/db/embedded/embedded.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { seedAcceptance, seedDemo } from '#src/server/seed/index.ts';
import { bulkFlags } from '#proofs/load/database/bulk-flags.ts';
import { loadCatalogue } from '#proofs/load/load.ts';

const [folder = '', courses = '0'] = process.argv.slice(2);
const { server, url } = await startFilled(folder, Number(courses));

const environment = {
  BANYAN_DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  PORT: '0',
  BANYAN_RATE_LIMIT_FACTOR: '100000',
  BANYAN_TRUST_PROXY: '127.0.0.1',
};
const configured = configure({ environment, folder: projectFolder });
if (!configured.ok) throw new Error(configured.problems.join('\n'));
const config = settle(configured.config, { port: 80, stripe: { kind: 'none' } });
const services = await createServices(config, url);
// Departures of course 9004 have seats for any run.
await services.pool.query('update availability_rule set capacity = 100000 where course_id = 9004');
await services.pool.query('update departure set capacity = 100000 where course_id = 9004');
await prepareBareTables(services.pool);
await admitCrowd(services.pool);

const app = await buildApp(services);
const program = await app.listen({ host: '127.0.0.1', port: 0 });
// Compressed, as browsers get it.
const page = (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload;
const baselines = buildBaselines(services.pool, page);
const bare = await baselines.listen({ host: '127.0.0.1', port: 0 });
const facts = await readFacts(services.pool);
const slot = await services.pool.query('select local_date from departure where course_id = 9004 order by id limit 1');

const nothing = { read: () => undefined, set: () => undefined, clear: () => undefined };
const context: CallContext = {
  services,
  actor: anonymous,
  visitor: { id: '', address: '127.0.0.1' },
  cookies: nothing,
  idempotencyKey: null,
  log: services.log,
};

export interface Question {
  ask: 'rendering' | 'listings' | 'months' | 'ownStatements' | 'analyze';
  rounds: number;
}

const answers = {
  rendering: (rounds: number) => measureRendering(context, { rounds, facts }),
  listings: (rounds: number) => measureListings(services.pool, context, { facts, rounds }),
  months: (rounds: number) => measureMonths(context, rounds),
  ownStatements: (rounds: number) => measureOwnStatements(context, rounds),
  // PostgreSQL does this by itself within a minute, longer than a row takes: plans see the new bookings.
  analyze: async () => void (await services.pool.query('analyze')),
};

process.send?.({ program, bare, date: slot.rows[0].local_date as string, facts });
process.on('message', async ({ ask, rounds }: Question) => {
  try {
    process.send?.({ answer: await answers[ask](rounds) });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.stack : String(error) });
  }
});
process.on('disconnect', async () => {
  await Promise.all([app.close(), baselines.close()]);
  await services.pool.end();
  await server.stop();
  process.exit(0);
});

/** Finds a big city, usual ones, rare title words, and days ahead. */
async function readFacts(pool: Pool): Promise<CatalogueFacts> {
  const cities = await pool.query<{ id: number }>(
    `select city_id as id from (select city_id, count(*) as n from course where status = 'published' group by 1) counted
     order by n desc, city_id`,
  );
  const ids = cities.rows.map(({ id }) => id);
  const middle = Math.floor(ids.length / 2);
  const words = await pool.query<{ word: string }>(
    `select word from (select substring(title from '(?:at the|in) ([A-Z][a-z]{5,}) ') as word from course
       where id > 1000000 order by id limit 20000) named
     where word is not null group by word having count(*) = 1 order by min(word) limit 4`,
  );
  const categories = await pool.query<{ id: number }>('select id from category order by position, id');
  const courses = await pool.query<{ id: number }>(
    `select c.id from course c join city t on t.id = c.city_id and t.is_active
     where c.status = 'published' and c.id > 1000000 order by c.id limit 1000`,
  );
  const days = await pool.query<{ from: string; to: string }>(
    `select (banyan_now()::date + 14)::text as from, (banyan_now()::date + 18)::text as to`,
  );
  const spans = await pool.query<{ start: string; end: string }>(
    `select (banyan_now()::date + f)::text as start, (banyan_now()::date + t)::text as end
     from (values (0, 0), (1, 1), (2, 3), (0, 6)) span (f, t)`,
  );
  return {
    bigCity: ids[0] ?? 0,
    cities: ids.slice(middle, middle + 4),
    rareWords: words.rows.map(({ word }) => word),
    courses: courses.rows.map(({ id }) => id),
    categories: categories.rows.map(({ id }) => id),
    from: days.rows[0]?.from ?? '',
    to: days.rows[0]?.to ?? '',
    spans: spans.rows,
  };
}

// A built-in PostgreSQL with the demo, the acceptance fixture and a generated catalogue of this size.

/** Starts it with the settings of any installation; reuses a filled `folder`. */
async function startFilled(folder: string, courses: number): Promise<{ server: EmbeddedServer; url: string }> {
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
    // A reused folder has bookings: its departures differ from the fixture's.
    const kept = await pool.query('select from course where id = 9004');
    if (kept.rowCount === 0) await seedAcceptance(pool);
  } finally {
    await pool.end();
  }
  const verdict = await loadCatalogue(url, { courses, screen: process.stderr });
  if (!verdict.ok && !verdict.isDone) throw new Error(verdict.reason);
}
