// Operators settle a refund that its provider cannot deliver (docs/domain/checkout.md#refunds-outside-the-provider).
import { describe, expect, it } from 'vitest';
import type { GatewayRefund } from '#src/server/providers/payment-port.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { as } from '#tests/support/app/tokens.ts';
import { callAs, mailsOf, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { hold, pay, stored } from '#tests/support/payment/paying.ts';
import { bookingMoney } from '#tests/support/payment/booking-money.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { findRefund, reconcileAllRefunds } from '#src/server/features/payment/index.ts';
import { queueRefund } from '#src/server/features/booking/index.ts';
import { settleRefund } from '#src/server/features/payment/refunds/settle-refund.ts';

const suite = usePayingSuite();
useHosts(suite);

const reason = 'The card of the guest was closed';
const { rows, bookingOf, tasksOf, balancesOf } = bookingMoney(() => suite.base.pool);

/** A cancelled booking whose refund of 5.20 the bank returned. */
async function failed(card = 'pm_card_refundFail') {
  const held = await hold(suite.world.program, suite.course);
  await pay(held, card);
  const { id } = await stored(suite.base.pool, held.ref);
  const queued = await inTransaction(suite.world.program.services.db, async (trx) => {
    await rows(`update booking set status = 'cancelled' where id = $1`, [id]);
    await rows(
      `update departure d set taken = taken - b.pax from booking b where b.id = $1 and d.id = b.departure_id`,
      [id],
    );
    return queueRefund(trx, { bookingId: id, dueCents: 520, reason: 'cancelled', isCodeGivenBack: false });
  });
  const refundId = queued?.refundId ?? '';
  await suite.work();
  await suite.world.sandbox.control('/settle');
  const intent = (await suite.intentOf(held)).id;
  await reconcileAllRefunds(suite.world.program.services, 'stripe', intent);
  return { id, refundId, intent, op: await makeOperator(suite.base.pool) };
}
const rowOf = async (refundId: string) =>
  (
    await rows<{
      status: string;
      key: string;
      provider_ref: string | null;
      past_refs: string[];
      twice_ref: string | null;
    }>('select status, key, provider_ref, past_refs, twice_ref from refund where id = $1', [refundId])
  )[0]!;
const today = () => new Date().toISOString().slice(0, 10);
const settle = (op: string, refund_id: string, more: Body = {}) =>
  callAs(
    suite,
    'admin/refund-settle',
    { refund_id, way: 'bank', reference: 'TR 4711', paid_on: today(), reason, ...more },
    as(op),
  );
const show = (op: string, refund_id: string) => callAs(suite, 'admin/refund-show', { refund_id }, as(op));

/** Receives the provider's present state of the refund. */
async function hear(refundId: string, ref: string, status: GatewayRefund['status']): Promise<void> {
  const { services } = suite.world.program;
  const known = await findRefund(services.db, { ref: '', id: refundId });
  if (!known) throw new Error('the refund is not there');
  const word = { ref, status, amountMinor: 520, currency: 'USD', paymentRef: null, captureRef: null, refundId };
  await settleRefund(services, known, word);
}

describe('a refund that failed', () => {
  it('is paid otherwise once: books, booking, mail, task and log say so', async () => {
    const { id, refundId, op } = await failed();
    expect(await show(op, refundId)).toMatchObject({
      state: 'failed',
      acts: ['retry', 'settle'],
      lines: { bank: expect.arrayContaining([{ account: 'bank:usd', amount_minor: -520, currency: 'USD' }]) },
    });
    const other = await makeOperator(suite.base.pool);
    const answers = await Promise.all([settle(op, refundId), settle(other, refundId, { way: 'cash' })]);
    expect(answers.map((one) => one['code'] ?? one['status']).toSorted()).toEqual(['refund-changed', 'success']);
    expect(await bookingOf(id)).toEqual({ payment: 'refunded', refund: 'done' });
    const way = answers[0]!['status'] === 'success' ? 'bank:usd' : 'till:usd';
    // The provider still has the returned money.
    expect(await balancesOf(id)).toEqual({ 'psp:stripe:usd': 520, [way]: -520 });
    expect(await tasksOf(id)).toEqual(['refund_failed (closed)']);
    expect(await mailsOf(suite, id)).toContain('refund-otherwise');
    const [entry] = await rows<{ detail: object }>(
      `select detail from audit_log where action = 'refund-settled' and subject = $1`,
      [`booking:${id}`],
    );
    expect(entry?.detail).toMatchObject({
      before: { status: 'failed' },
      after: { refund: refundId, due_cents: 520 },
      reason,
    });
    await suite.work();
    expect((await rows('select from receipt where refund_id = $1', [refundId])).length).toBe(1);
    expect(await show(op, refundId)).toMatchObject({
      state: 'settled',
      acts: [],
      lines: null,
      settlement: { reference: 'TR 4711' },
    });
  });

  it('is tried again under the next key, and what the provider has of it is not sent twice', async () => {
    const { id, refundId, op } = await failed();
    const before = await rowOf(refundId);
    const other = await makeOperator(suite.base.pool);
    const retry = (by: string) => callAs(suite, 'admin/refund-retry', { refund_id: refundId }, as(by));
    const answers = await Promise.all([retry(op), retry(other)]);
    expect(answers.map((one) => one['code'] ?? one['status']).toSorted()).toEqual(['refund-changed', 'success']);
    expect(await bookingOf(id)).toMatchObject({ refund: 'pending' });
    expect(await tasksOf(id)).toEqual(['refund_failed (closed)']);
    await suite.work();
    const after = await rowOf(refundId);
    expect(after).toMatchObject({ status: 'succeeded', key: `refund:${refundId}:2`, past_refs: [before.provider_ref] });
    expect(after.provider_ref).not.toBe(before.provider_ref);
    expect(await bookingOf(id)).toEqual({ payment: 'refunded', refund: 'done' });
    expect(await balancesOf(id)).toEqual({});
    // A repeated report of the first attempt is outdated.
    await hear(refundId, before.provider_ref!, 'failed');
    expect(await rowOf(refundId)).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    [{ reference: ' x ' }, ['reference']],
    [{ paid_on: '2020-01-01' }, ['paid_on']],
    [{ paid_on: '2999-01-01', reference: '' }, ['reference', 'paid_on']],
    [{ reason: 'short' }, ['reason']],
  ])('is not paid otherwise with %j', async (more, fields) => {
    const { refundId, op } = await failed();
    const answer = await settle(op, refundId, more);
    expect([answer['code'], Object.keys(answer['fields'] as object)]).toEqual(['bad-input', fields]);
    expect(await rowOf(refundId)).toMatchObject({ status: 'failed' });
    await settle(op, refundId);
  });

  it('is no task that is closed by hand', async () => {
    const { id, refundId, op } = await failed();
    const [task] = await rows<{ id: number }>('select id::integer from staff_task where booking_id = $1', [id]);
    expect(await callAs(suite, 'task/close', { task_id: task!.id, note: 'Paid it' }, as(op))).toMatchObject({
      code: 'task-elsewhere',
    });
    expect(await tasksOf(id)).toEqual(['refund_failed']);
    await settle(op, refundId);
  });

  it('asks for a second factor that was shown within ten minutes', async () => {
    const { refundId, op } = await failed();
    await rows(`update api_token set created_at = created_at - make_interval(mins => 11) where user_id = $1`, [op]);
    expect(await settle(op, refundId)).toMatchObject({ code: 'factor-stale' });
    await rows(`update api_token set created_at = banyan_now() where user_id = $1`, [op]);
    await settle(op, refundId);
  });
});

describe('a refund that was paid otherwise and then arrived', () => {
  it('is a task, stands in the books, and is undone when the provider takes it back', async () => {
    const { id, refundId, op } = await failed();
    await settle(op, refundId);
    await hear(refundId, 're_late', 'pending');
    expect(await tasksOf(id)).toEqual(['refund_failed (closed)']);
    await hear(refundId, 're_late', 'succeeded');
    await hear(refundId, 're_late', 'succeeded');
    expect(await tasksOf(id)).toEqual(['refund_failed (closed)', 'refund_twice']);
    expect(await balancesOf(id)).toEqual({ 'bank:usd': -520, goodwill: 520 });
    expect(await show(op, refundId)).toMatchObject({ state: 'settled', is_twice: true });
    expect(await bookingOf(id)).toEqual({ payment: 'refunded', refund: 'done' });
    await hear(refundId, 're_late', 'failed');
    expect(await tasksOf(id)).toEqual(['refund_failed (closed)', 'refund_twice (closed)']);
    expect(await balancesOf(id)).toEqual({ 'psp:stripe:usd': 520, 'bank:usd': -520 });
  });
});

describe('a refund whose provider is gone', () => {
  it('is paid otherwise although it never failed', async () => {
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_visa');
    const { id } = await stored(suite.base.pool, held.ref);
    const op = await makeOperator(suite.base.pool);
    await inTransaction(suite.world.program.services.db, (trx) =>
      queueRefund(trx, { bookingId: id, dueCents: 260, reason: 'goodwill', isCodeGivenBack: false }),
    );
    const [{ id: refundId } = { id: '' }] = await rows<{ id: string }>(
      `select r.id from refund r join payment p on p.id = r.payment_id where p.booking_id = $1`,
      [id],
    );
    expect(await settle(op, refundId)).toMatchObject({ code: 'refund-changed' });
    const { gateways } = suite.world.program.services;
    const { stripe } = gateways;
    gateways.stripe = null;
    expect(await settle(op, refundId, { way: 'cash' })).toMatchObject({ status: 'success' });
    gateways.stripe = stripe;
    await suite.work();
    expect(await rowOf(refundId)).toMatchObject({ status: 'settled' });
    expect(await bookingOf(id)).toEqual({ payment: 'partly_refunded', refund: 'done' });
    expect(await balancesOf(id)).toMatchObject({ 'psp:stripe:usd': 520, 'till:usd': -260 });
  });
});
