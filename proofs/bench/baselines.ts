// Baselines of the budgets: the same work without our program (docs/reference/benchmarks.md). Bare Fastify, the bare
// driver, prepared statements.
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';

const cardRows = `
  select c.id, c.title, c.slug, c.summary, c.city_id, t.slug as city_slug, t.name as city_name, t.country_code,
    n.name as country_name, c.category_id, k.name as category_name, c.price_cents, c.duration_minutes, c.min_pax, c.max_pax,
    c.review_total, c.review_sum, c.images, c.transport, c.attributes, c.languages, c.confirmation, c.ba_host
  from course c join city t on t.id = c.city_id join country n on n.code = t.country_code
    join category k on k.id = c.category_id
  where c.id = any($1)`;

const oneCourse = `
  select to_jsonb(c) as course, to_jsonb(t) as city, to_jsonb(h) as host,
    (select jsonb_agg(to_jsonb(a)) from addon a where a.course_id = c.id) as addons
  from course c join city t on t.id = c.city_id join host h on h.user_id = c.host_id where c.id = $1`;

/** Makes the two tables of the bare checkout: slots with seats, and sales. */
export async function prepareBareTables(pool: Pool): Promise<void> {
  await pool.query(`
    drop table if exists bench_sale, bench_slot;
    create table bench_slot (id int primary key, capacity int not null, taken int not null default 0,
      check (taken between 0 and capacity));
    create table bench_sale (id uuid primary key default gen_random_uuid(), slot_id int not null references bench_slot,
      pax int not null, body jsonb not null, at timestamptz not null default now());
    create index on bench_sale (slot_id);
    insert into bench_slot select n, 1000000 from generate_series(1, 400) n`);
}

async function sell(client: PoolClient, slot: number, body: string): Promise<void> {
  await client.query('begin');
  const result = await client.query({
    name: 'bench lock',
    text: 'select capacity, taken from bench_slot where id = $1 for update',
    values: [slot],
  });
  const { capacity, taken } = result.rows[0] as { capacity: number; taken: number };
  if (taken + 1 > capacity) throw new Error('the bare slot is full');
  await client.query({
    name: 'bench take',
    text: 'update bench_slot set taken = taken + 1 where id = $1',
    values: [slot],
  });
  await client.query({
    name: 'bench insert',
    text: 'insert into bench_sale (slot_id, pax, body) values ($1, 1, $2)',
    values: [slot, body],
  });
  await client.query('commit');
}

/** An app with one route for each baseline. The cached page is compared with `page`. */
export function buildBaselines(pool: Pool, page: Buffer): FastifyInstance {
  const app = Fastify();
  let turn = 0;
  app.get('/static', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page),
  );
  // The rows of a list without a search: the request has the ids.
  app.post('/list', async (request) => {
    const { ids } = request.body as { ids: number[] };
    const result = await pool.query({ name: 'bench cards', text: cardRows, values: [ids] });
    return { data: result.rows as unknown, total: ids.length };
  });
  app.post('/course', async (request) => {
    const { course_id } = request.body as { course_id: number };
    const result = await pool.query({ name: 'bench course', text: oneCourse, values: [course_id] });
    return { data: result.rows[0] as unknown };
  });
  const checkout = (slotOf: () => number) => async (request: { body: unknown }) => {
    const client = await pool.connect();
    try {
      await sell(client, slotOf(), JSON.stringify(request.body));
      return { status: 'success' };
    } finally {
      client.release();
    }
  };
  app.post(
    '/checkout-hot',
    checkout(() => 1),
  );
  app.post(
    '/checkout-many',
    checkout(() => (turn = (turn + 1) % 300) + 2),
  );
  return app;
}
