// The server is killed between the charge and the commit. Another process finds the money and confirms, once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { ageEverything, charged } from '#tests/support/payment/paying.ts';
import { startProcess, visit, type ServerProcess } from '#tests/support/process/server-process.ts';

const guests = 5;
let base: TestDatabase;
let sandbox: TestSandbox;
let course: TestCourse;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  course = await insertBookableCourse(base.pool, { capacity: 50 });
  sandbox = await startSandbox();
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await sandbox?.close();
  await base?.drop();
});

const start = async (jobs: boolean) => {
  const server = await startProcess({ databaseUrl: base.url, stripeUrl: sandbox.url, jobs, timeoutMs: 5000 });
  servers.push(server);
  return server;
};

describe('kill -9 while the provider answers', () => {
  it.each([
    ['after the charge', 'payment_intents.confirm', 'hang-after-effect', 'confirmed'],
    ['before the charge', 'payment_intents.confirm', 'hang', 'held'],
    ['after the payment was made known there', 'payment_intents.create', 'hang-after-effect', 'held'],
  ] as const)('%s: nobody is charged twice, and the books agree', async (_when, operation, kind, end) => {
    const first = await start(false);
    const paying = await Promise.all(
      Array.from({ length: guests }, async (_, index) => {
        const visitor = await visit(first.origin);
        const held = await visitor.call(
          'booking/checkout',
          choiceOf(course, { email: `${kind}-${operation}-${index}@example.test` }),
        );
        return { visitor, ref: held.body.ref, token: held.body.token };
      }),
    );
    await sandbox.control('/faults', { operation, kind, times: guests });
    const lost = paying.map(({ visitor, token }) =>
      visitor.call('payment/stripe', { stripe_token: 'pm_card_visa', booking_token: token }).catch(() => 'killed'),
    );
    await until(async () => ((await sandbox.control('', {}, 'GET'))['faults'] as unknown[]).length === 0);
    await first.kill();
    expect(await Promise.all(lost)).toEqual(paying.map(() => 'killed'));
    const stuck = await statesOf(paying);
    expect(stuck.every((one) => one.status === 'held')).toBe(true);

    const second = await start(true);
    await ageEverything(base.pool);
    await until(async () =>
      (await statesOf(paying)).every((one) => one.status === end && one.live !== 'new' && one.live !== 'unknown'),
    );
    // Guests without a charge pay now, at the other process, with the same booking token.
    for (const { visitor, token } of paying) {
      visitor.moveTo(second.origin);
      const paid = await visitor.call('payment/stripe', { stripe_token: 'pm_card_visa', booking_token: token });
      expect(paid.body).toMatchObject({ status: 'success', state: 'paid' });
    }
    await agree();
    await second.kill();
  });
});

async function statesOf(paying: readonly { ref: string }[]) {
  const found = await base.pool.query<{ status: string; live: string | null }>(
    `select b.status, (select p.status from payment p where p.booking_id = b.id) as live from booking b where ref = any($1)`,
    [paying.map(({ ref }) => ref)],
  );
  return found.rows;
}

/** The provider's books and ours agree: each charge is one confirmed booking, each payment there is a row here. */
async function agree(): Promise<void> {
  expect((await verifyInvariants(base.pool)).flatMap(({ violations }) => violations)).toEqual([]);
  const ours = await base.pool.query<{ provider_ref: string; amount_minor: number; status: string }>(
    `select p.provider_ref, p.amount_minor, b.status from payment p join booking b on b.id = p.booking_id where p.status = 'succeeded'`,
  );
  const theirs = await charged(sandbox);
  expect(theirs.map(({ id, amount }) => `${id} ${amount}`).sort()).toEqual(
    ours.rows.map((row) => `${row.provider_ref} ${row.amount_minor}`).sort(),
  );
  expect(theirs.every(({ refunded }) => refunded === 0)).toBe(true);
  expect(ours.rows.every((row) => row.status === 'confirmed')).toBe(true);
  const { data } = await sandbox.stripe.paymentIntents.list({ limit: 100 });
  const known = await base.pool.query<{ provider_ref: string }>('select provider_ref from payment');
  expect(data.map(({ id }) => id).sort()).toEqual(known.rows.map((row) => row.provider_ref).sort());
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('waited a minute in vain');
    await sleep(50);
  }
}
