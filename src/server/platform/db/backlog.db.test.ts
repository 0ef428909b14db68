import type { PoolClient } from 'pg';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { hold, pay, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { stepsOf, type PlanNode } from '#tests/support/database/plans.ts';
import { loadAtOnce } from '#tests/support/search/load-queries.ts';
import { backlogStatement, watchBacklog } from './backlog-queries.ts';

const suite = usePayingSuite();

/** All tests share one held booking with a payment; each rolls back its changes. */
let held: Held | null = null;

type Asked = Parameters<typeof watchBacklog>[1];

/** Runs `work` without any waiting rows, in a transaction that is rolled back. */
async function inEmpty(work: (client: PoolClient) => Promise<void>): Promise<void> {
  if (held === null) await pay((held = await hold(suite.world.program, suite.course)), 'pm_card_threeDSecure2Required');
  const client = await suite.base.pool.connect();
  try {
    await client.query(`begin; delete from outbox; delete from gateway_event; delete from staff_task;
      update payment set status = 'cancelled'; update booking set hold_until = ${ago(-60)}`);
    await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** A metric by kind, read from a new process. */
async function read(name: string, pool: Asked) {
  const registry = new Registry();
  watchBacklog(registry, pool);
  const lines = (await registry.metrics()).matchAll(new RegExp(`^${name}\\{kind="(\\w+)"\\} (\\S+)$`, 'gm'));
  return Object.fromEntries([...lines].map(([, kind, value]) => [kind, Number(value)]));
}

const ago = (minutes: number) => `banyan_now() - make_interval(mins => ${minutes})`;

/** Each kind with SQL for one row that has waited 20 minutes, and rows that do not count. */
const made: [kind: string, statements: string[]][] = [
  [
    'notices',
    [
      `insert into outbox (topic, payload, not_before) values ('mail', '{}', ${ago(20)}), ('mail', '{}', ${ago(-20)})`,
      `insert into outbox (topic, payload, not_before, done_at) values ('mail', '{}', ${ago(90)}, ${ago(80)})`,
    ],
  ],
  [
    'failed_notices',
    [
      `insert into outbox (topic, payload, attempts, not_before, created_at, error) values ('mail', '{}', 2, ${ago(-5)}, ${ago(20)}, 'away')`,
    ],
  ],
  [
    'payment_events',
    [
      `insert into gateway_event (provider, event_id, type, body, received_at) values ('stripe', 'a', 't', '{}', ${ago(20)})`,
      `insert into gateway_event (provider, event_id, type, body, received_at, processed_at) values ('stripe', 'b', 't', '{}', ${ago(90)}, ${ago(80)})`,
    ],
  ],
  [
    'failed_payment_events',
    [
      `insert into gateway_event (provider, event_id, type, body, received_at, error) values ('stripe', 'a', 't', '{}', ${ago(20)}, 'odd')`,
    ],
  ],
  [
    'phone_answers',
    [
      `insert into phone_incoming (way, provider_id, number, body, received_at) values ('sms', 'a', '+1', '1', ${ago(20)})`,
      `insert into phone_incoming (way, provider_id, received_at, done_at) values ('sms', 'b', ${ago(90)}, ${ago(80)})`,
    ],
  ],
  [
    'phone_messages',
    [
      `insert into phone_message (host_id, way, number, kind, language, body, valid_seconds, state, created_at)
        select user_id, 'sms', '+1', 'k', 'en', 'b', 60, s, ${ago(20)} from (select user_id from host limit 1) h, unnest('{waiting,failed}'::text[]) s`,
    ],
  ],
  [
    'late_phone_messages',
    [
      `insert into phone_message (host_id, way, number, kind, language, body, valid_seconds, created_at)
        select user_id, 'sms', '+1', 'k', 'en', 'b', 60, at from (select user_id from host limit 1) h, unnest(array[${ago(20)}, ${ago(5)}]) at`,
    ],
  ],
  ['ending_holds', [`update booking set hold_until = ${ago(-3)}, created_at = ${ago(20)} where status = 'held'`]],
  [
    'late_requests',
    [
      `update booking set status = 'requested', hold_until = null, request_until = ${ago(-60)}, created_at = ${ago(20)} where status = 'held'`,
    ],
  ],
  [
    'sought_seats',
    [
      `update payment set status = 'succeeded', has_receipt = true, seat_wait_until = ${ago(-60)}, changed_at = ${ago(20)}`,
    ],
  ],
  ['failed_payments', [`update booking set payment = 'failed', created_at = ${ago(20)} where status = 'held'`]],
  ['disputed_payments', [`update booking set payment = 'disputed', created_at = ${ago(20)} where status = 'held'`]],
  [
    'failed_refunds',
    [
      `insert into refund (payment_id, amount_minor, due_cents, reason, key, status, created_at) select id, 100, 100, 'cancelled', 'f', 'failed', ${ago(20)} from payment limit 1`,
    ],
  ],
  [
    'open_payouts',
    [
      `insert into payout_run (number, currency, minimum_cents, made_at, made_by)
        select n, 'USD', 0, ${ago(20)}, user_id from (select user_id from host limit 1) h, generate_series(1, 2) n`,
      `insert into payout_item (run_number, place, host_id, amount_cents, state)
        select n, 1, user_id, 100, case n when 1 then 'open' else 'cancelled' end from (select user_id from host limit 1) h, generate_series(1, 2) n`,
    ],
  ],
  ['stopped_feeds', [feed('is_stopped, read_at, next_at', `true, ${ago(20)}, ${ago(-20)}`)]],
  ['feeds', [feed('next_at', ago(20))]],
  ['lapsed_holds', [`update booking set hold_until = ${ago(20)} where status = 'held'`]],
  ['checked_bookings', [`update booking set payment = 'checking', created_at = ${ago(20)} where status = 'held'`]],
  ['open_payments', [`update payment set status = 'unknown', created_at = ${ago(20)}`]],
  ['receipts', [`update payment set status = 'succeeded', changed_at = ${ago(20)}`]],
  [
    'refunds',
    [
      `insert into refund (payment_id, amount_minor, due_cents, reason, key, created_at)
        select id, 100, 100, 'cancelled', 'k', ${ago(20)} from payment limit 1`,
    ],
  ],
];

function feed(columns: string, values: string): string {
  return `insert into feed (id, host_id, name, address, address_hash, shown, ${columns})
    select gen_random_uuid(), user_id, 'n', '', '', 's', ${values} from host limit 1`;
}

describe('what waits', () => {
  it('has a figure for each kind from the first reading on, and a test', async () => {
    const kinds = Object.keys(await read('banyan_backlog', suite.base.pool));
    expect(kinds.toSorted()).toEqual(made.map(([kind]) => kind).toSorted());
  });

  it.each(made)('%s are counted, with the age of the oldest', async (kind, statements) => {
    await inEmpty(async (client) => {
      const before = [await read('banyan_backlog', client), await read('banyan_backlog_seconds', client)];
      expect(before).toMatchObject([{ [kind]: 0 }, { [kind]: 0 }]);
      for (const statement of statements) await client.query(statement);
      expect(await read('banyan_backlog', client)).toMatchObject({ [kind]: 1 });
      const seconds = (await read('banyan_backlog_seconds', client))[kind];
      expect(Math.round(seconds ?? 0)).toBe(20 * 60);
    });
  });

  it('names the open tasks of the staff by kind', async () => {
    await inEmpty(async (client) => {
      expect(await read('banyan_staff_tasks', client)).toEqual({});
      await client.query(
        `insert into staff_task (kind, subject, detail, opened_at, closed_at) values ('dispute', 'a', '', ${ago(20)}, null),
          ('dispute', 'b', '', ${ago(10)}, null), ('feedback', 'c', '', ${ago(90)}, ${ago(80)})`,
      );
      expect(await read('banyan_staff_tasks', client)).toEqual({ dispute: 2 });
      expect((await read('banyan_staff_task_seconds', client))['dispute']).toBeCloseTo(20 * 60, 0);
    });
  });

  it('is asked once for readings that come close together, and has no figures while the database is away', async () => {
    let asked = 0;
    const registry = new Registry();
    const away = {
      query: async () => {
        asked += 1;
        throw new Error('away');
      },
    } as unknown as Asked;
    watchBacklog(registry, away, 60_000);
    for (let readings = 0; readings < 3; readings += 1)
      expect(await registry.metrics()).not.toMatch(/^banyan_backlog\{/m);
    expect(asked).toBe(1);
    expect(await read('banyan_backlog', away)).toEqual({});
  });

  it('costs what waits, not what is kept', async () => {
    await loadAtOnce(suite.base.url, async (client) => {
      await client.query(
        `insert into outbox (topic, payload, done_at) select 'mail', '{}', banyan_now() from generate_series(1, 20000)`,
      );
      await client.query(`insert into gateway_event (provider, event_id, type, body, processed_at)
        select 'stripe', n::text, 't', '{}', banyan_now() from generate_series(1, 20000) n`);
      await client.query(`insert into staff_task (kind, subject, detail, closed_at)
        select 'feedback', n::text, '', banyan_now() from generate_series(1, 20000) n`);
    });
    const { rows } = await suite.base.pool.query(`explain (analyze, format json) ${backlogStatement}`);
    const steps = stepsOf(rows[0]['QUERY PLAN'][0].Plan as PlanNode);
    const read = steps.filter((step) =>
      ['outbox', 'gateway_event', 'staff_task'].includes(step['Relation Name'] ?? ''),
    );
    expect(read.length).toBeGreaterThanOrEqual(5);
    expect(read.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
    expect(Math.max(...read.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)))).toBeLessThan(
      10,
    );
  });
});
