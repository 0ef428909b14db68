// The measured process: a database of its own, the real program as in production, and the baselines next to it.
// `node program.ts FOLDER COURSES`; answers the questions of bench.ts over the channel of a forked process.
import { buildApp } from '#src/server/app.ts';
import { anonymous, type CallContext } from '#src/server/call.ts';
import { projectFolder } from '#src/server/config.ts';
import { configure, settle } from '#src/server/config/configure.ts';
import { createServices } from '#src/server/start/services.ts';
import { buildBaselines, prepareBareTables } from './baselines.ts';
import { admitCrowd } from './crowd.ts';
import { readFacts } from './facts.ts';
import { startFilled } from './filled-database.ts';
import { measureListings } from './listings.ts';
import { measureMonths } from './months.ts';
import { measureOwnStatements } from './own-statements.ts';
import { measureRendering } from './rendering.ts';

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
// The departures of course 9004 hold enough for any run.
await services.pool.query('update availability_rule set capacity = 100000 where course_id = 9004');
await services.pool.query('update departure set capacity = 100000 where course_id = 9004');
await prepareBareTables(services.pool);
await admitCrowd(services.pool);

const app = await buildApp(services);
const program = await app.listen({ host: '127.0.0.1', port: 0 });
// As browsers get it: packed.
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
  // What PostgreSQL does by itself within a minute, which is longer than a row: plans know what was booked meanwhile.
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
