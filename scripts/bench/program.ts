// The measured process: a database of its own, the real program as in production, and the baselines beside it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#src/server/app.ts';
import { projectFolder } from '#src/server/config.ts';
import { configure, settle } from '#src/server/config/configure.ts';
import { startEmbedded } from '#src/server/db/embedded.ts';
import { ensureOwnDatabase } from '#src/server/db/embedded/own-database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { seedAcceptance, seedDemo } from '#src/server/db/seed/index.ts';
import { createServices } from '#src/server/start/services.ts';
import { buildBaselines, prepareBareTables } from './baselines.ts';
import { measureRendering } from './rendering.ts';

const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-'));
const server = await startEmbedded({ dataDir: folder, log: () => undefined });
const url = await ensureOwnDatabase(server);
await migrate(url);

const environment = { BANYAN_DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', BANYAN_RATE_LIMIT_FACTOR: '100000' };
const configured = configure({ environment, folder: projectFolder });
if (!configured.ok) throw new Error(configured.problems.join('\n'));
const config = settle(configured.config, { port: 80, stripe: { kind: 'none' } });
const services = await createServices(config, url);
await seedDemo(services.pool);
await seedAcceptance(services.pool);
// The departures of course 9004 hold enough for any run.
await services.pool.query('update availability_rule set capacity = 100000 where course_id = 9004');
await services.pool.query('update departure set capacity = 100000 where course_id = 9004');
await prepareBareTables(services.pool);
await services.pool.query('analyze');

const app = await buildApp(services);
const program = await app.listen({ host: '127.0.0.1', port: 0 });
const page = await (await fetch(`${program}/`, { headers: { 'accept-encoding': 'identity' } })).text();
const baselines = buildBaselines(services.pool, page);
const bare = await baselines.listen({ host: '127.0.0.1', port: 0 });
const slot = await services.pool.query('select local_date from departure where course_id = 9004');

process.send?.({ program, bare, date: slot.rows[0].local_date as string });
process.on('message', async (message: { render?: number }) => {
  if (message.render !== undefined) process.send?.({ rendering: await measureRendering(services, message.render) });
});
process.on('disconnect', async () => {
  await Promise.all([app.close(), baselines.close()]);
  await services.pool.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
