// Shared by tests of uncertain payments: a listening program, a sandbox that holds its webhooks, and a final check of
// all promises about money and seats.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AddressInfo } from 'node:net';
import { runDueWork, type WorkReport } from '#src/server/platform/jobs/index.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { ageEverything, createPayingWorld, type Held, type PayingWorld } from './paying.ts';
import { webhookSecret } from '#tests/support/app/program.ts';

export interface PayingSuite {
  base: TestDatabase;
  world: PayingWorld;
  /** A new course with five seats for each test. */
  course: TestCourse;
  /** Makes everything due and does one round of the work. */
  work(): Promise<WorkReport>;
  /** The provider's only payment of a booking. */
  intentOf(held: Held): Promise<{ id: string; status: string; amount_received: number }>;
}

/** Registers the hooks; the first test fills the fields. */
export function usePayingSuite(settings: Record<string, string> = {}): PayingSuite {
  const suite = {} as PayingSuite;
  suite.work = async () => {
    await ageEverything(suite.base.pool);
    return runDueWork(suite.world.program.services);
  };
  suite.intentOf = async (held) => {
    const { data } = await suite.world.sandbox.stripe.paymentIntents.list({ limit: 100 });
    const [own, ...others] = data.filter((one) => one.metadata['booking_ref'] === held.ref);
    if (!own) throw new Error(`the provider has no payment of ${held.ref}`);
    expect(others).toEqual([]);
    return own;
  };
  beforeAll(async () => {
    suite.base = await createTestDatabase();
    await insertBookableCity(suite.base.pool);
    suite.world = await createPayingWorld(suite.base.pool, 400, settings);
    const { app } = suite.world.program;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/webhooks/stripe`;
    await suite.world.sandbox.control('/webhooks', { url, secret: webhookSecret });
  });
  beforeEach(async () => {
    await suite.base.pool.query('delete from rate_limit');
    await suite.world.sandbox.control('/faults', {}, 'DELETE');
    await suite.world.sandbox.control('/webhooks', { hold: true, duplicate: 0 });
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5 });
  });
  afterAll(async () => {
    const verdicts = await verifyInvariants(suite.base.pool);
    expect(verdicts.flatMap(({ violations }) => violations)).toEqual([]);
    await suite.world.close();
    await suite.base.drop();
  });
  return suite;
}
