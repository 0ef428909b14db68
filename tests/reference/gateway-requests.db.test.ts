// Every request of our gateway to PayPal, in all lives of a booking, judged by PayPal's own files.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordCalls, type Recorder } from '#tests/support/sandbox/record-calls.ts';
import { startSandbox, until, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { runDueWork } from '#src/server/platform/jobs/index.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { queueRefund } from '#src/server/features/booking/end-booking.ts';
import {
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { ageEverything, hold, stored } from '#tests/support/payment/paying.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { payPalFaults } from './paypal-specification.ts';
import { describeBy } from './specifications.ts';

let base: TestDatabase;
let sandbox: TestSandbox;
let recorder: Recorder;
let program: Program;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  recorder = await recordCalls();
  // Guests meet PayPal at one origin, and our gateway accepts no other.
  sandbox = await startSandbox({ publicUrl: recorder.url, settleDelayMs: 60_000, webhookRetryDelaysMs: [20] });
  recorder.pointAt(sandbox.url);
  program = await createProgram(base.pool, { stripeUrl: recorder.url, timeoutMs: 5000 });
  await program.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = program.app.server.address() as AddressInfo;
  await sandbox.control('/webhooks', { paypal_url: `http://127.0.0.1:${port}/webhooks/paypal` });
  course = await insertBookableCourse(base.pool, { capacity: 100 });
});
afterAll(async () => {
  await program?.close();
  await recorder?.close();
  await sandbox?.close();
  await base?.drop();
});

async function work(): Promise<void> {
  await ageEverything(base.pool);
  await runDueWork(program.services);
}

async function order(funding: string) {
  const held = await hold(program, course);
  const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
  await sandbox.control(`/paypal/orders/${body.token}/approve`, { funding });
  const confirmed = await held.visitor.call('payment/paypal-confirm', { token: body.token });
  return { held, order: body.token, state: confirmed.body.state ?? confirmed.body.code };
}

async function refund(ref: string, dueCents: number): Promise<void> {
  const { id } = await stored(base.pool, ref);
  await inTransaction(program.services.db, (trx) =>
    queueRefund(trx, { bookingId: id, dueCents, reason: 'goodwill', isCodeGivenBack: false }),
  );
  await work();
}

/** The requests to PayPal, by method and address without ids. */
function asked(): Set<string> {
  return new Set(
    recorder.exchanges
      .filter(({ path }) => /^\/v[12]\/(checkout|payments|notifications)\//.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/\/[A-Z0-9]{17}/g, '/{id}')}`),
  );
}

describeBy('paypal', 'what our gateway says to PayPal', () => {
  it('is what PayPal’s specifications allow, and so is what it hears', { timeout: 120_000 }, async () => {
    const paid = await order('balance');
    expect(paid.state).toBe('paid');
    await refund(paid.held.ref, 120);
    await refund(paid.held.ref, 400);
    for (const funding of ['declining', 'declined-capture', 'review']) await order(funding);
    const slow = await order('refund-pending');
    await refund(slow.held.ref, 520);
    await work();
    await sandbox.control('/settle');
    await work();
    const listed = () => recorder.exchanges.filter(({ path }) => path.includes('verify-webhook-signature')).length;
    await until(() => listed() >= 10);
    const summary = await program.services.gateways.paypal?.summaryOf(paid.order);
    expect(summary).toMatchObject({ ok: true, value: { capturedMinor: 520, refundedMinor: 520 } });

    expect([...asked()].sort()).toEqual([
      'GET /v2/checkout/orders/{id}',
      'GET /v2/payments/refunds/{id}',
      'POST /v1/notifications/verify-webhook-signature',
      'POST /v2/checkout/orders',
      'POST /v2/checkout/orders/{id}/capture',
      'POST /v2/payments/captures/{id}/refund',
    ]);
    const spoken = recorder.exchanges.filter(({ path }) => /^\/v[12]\/(checkout|payments|notifications)\//.test(path));
    const faults = (await Promise.all(spoken.map(payPalFaults))).flat();
    expect(faults).toEqual([]);
  });
});
