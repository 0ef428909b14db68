// The real start with a program of three routes instead of Banyan's, for tests of starting and stopping.
import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#src/server/services.ts';
import { asUnavailable } from '#src/server/platform/db/transaction.ts';
import { ensureDemo, type Seed, ensureTexts } from '#src/server/platform/start/data.ts';
import { processHost, run } from '#src/server/platform/start/run.ts';

async function buildStandIn({ pool, config }: Services): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.setErrorHandler((error, _request, reply) => reply.code(asUnavailable(error) ? 503 : 500).send(String(error)));
  app.get('/mark/:text', async (request) => {
    await pool.query('create table if not exists mark (text text)');
    const { text } = request.params as { text: string };
    await pool.query('insert into mark values ($1)', [text]);
    return { ok: true };
  });
  app.get('/marks', async () => (await pool.query('select text from mark order by text')).rows.map((row) => row.text));
  app.get('/slow', async () => {
    await sleep(700);
    return { stripe: config.stripe.kind };
  });
  return app;
}

const seedStandIn: Seed = async (pool, { passwords = {} } = {}) => {
  await pool.query('update installation set demo_seeded_at = banyan_now()');
  return { accounts: [{ role: 'guest', email: 'guest@banyan.example', password: passwords['guest'] ?? '' }] };
};

await run(processHost(), {
  buildApp: buildStandIn,
  startJobs: () => ({ stop: async () => undefined }),
  ensureBundle: async () => undefined,
  ensureDemo: (database, config) => ensureDemo(database, config, seedStandIn),
  ensureTexts,
});
