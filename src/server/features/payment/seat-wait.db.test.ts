// Late payments that wait for a seat (docs/domain/checkout.md#waiting-for-a-seat).
import { describe, expect, it } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { callAs, ledgerOf, mailsOf, taken, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { charged, hold, lapse, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { makeOperator } from '#tests/support/payment/payouts.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { reconcilePayment } from './reconcile.ts';
import { sweepWaits } from './wait.ts';

const suite = usePayingSuite({ BANYAN_LATE_MONEY_WAIT: '24' });
useHosts(suite);

const reason = 'The host has a second boat that day';
const services = () => suite.world.program.services;
const sql = (text: string, values: unknown[] = []) => suite.base.pool.query(text, values);

/** Makes holds that expire at the bank while another guest takes all seats; then they are paid in sequence. */
async function paidLate(count: number, seats = 1): Promise<{ late: Held[]; other: Held }> {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: seats });
  const late: Held[] = [];
  for (let n = 0; n < count; n += 1) {
    const held = await hold(suite.world.program, suite.course, { pax: seats, email: `late-${n}@example.test` });
    await pay(held, 'pm_card_threeDSecure2Required');
    await lapse(suite.base.pool, held.ref);
    late.push(held);
  }
  const other = await hold(suite.world.program, suite.course, { pax: seats, email: 'other@example.test' });
  expect((await pay(other)).body).toMatchObject({ state: 'paid' });
  for (const held of late) {
    const { id } = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${id}/challenge`, { outcome: 'complete' });
    expect(await reconcilePayment(services(), await paymentOf(held))).toEqual({ result: 'waiting' });
  }
  return { late, other };
}

const bookingOf = async ({ ref }: Held) => (await stored(suite.base.pool, ref)).id;
const paymentOf = async (held: Held) => {
  const { rows } = await sql('select id from payment where booking_id = $1 order by created_at limit 1', [
    await bookingOf(held),
  ]);
  return rows[0].id as string;
};
const tasksOf = async (held: Held) =>
  (
    await sql(`select closed_at is null as open from staff_task where kind = 'late_money' and booking_id = $1`, [
      await bookingOf(held),
    ])
  ).rows.map(({ open }) => open as boolean);
const timeIsOver = async (held: Held) =>
  sql(`update payment set seat_wait_until = banyan_now() - make_interval(secs => 1) where id = $1`, [
    await paymentOf(held),
  ]);
const openSeats = () => sql('update departure set capacity = capacity + 1 where course_id = $1', [suite.course.id]);
const refundsOf = async (held: Held) =>
  (await sql('select amount_minor, reason from refund where payment_id = $1', [await paymentOf(held)])).rows;
const act = async (held: Held, what: 'seat' | 'refund', by?: string): Promise<Body> =>
  callAs(
    suite,
    'admin/late-money',
    { booking_id: await bookingOf(held), act: what, reason },
    as(by ?? (await makeOperator(suite.base.pool))),
  );

const waiting = { status: 'expired', payment: 'paid', refund: 'none' };
const confirmed = { status: 'confirmed', payment: 'paid', refund: 'none' };
const refunded = { status: 'expired', payment: 'refunded', refund: 'done' };

describe('late money without a seat', () => {
  it('waits, and guest and staff are told until when', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    await suite.work();
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject(waiting);
    expect(await mailsOf(suite, await bookingOf(held!))).toContain('seat-sought');
    expect(await tasksOf(held!)).toEqual([true]);
    const seen = (await held!.visitor.call('booking/detail', { ref: held!.ref })).body as unknown as {
      seat_until: string;
    };
    expect(Math.round((Date.parse(seen.seat_until) - Date.now()) / 3_600_000)).toBe(24);
    const op = await makeOperator(suite.base.pool);
    const shown = await callAs(suite, 'admin/booking', { booking_id: await bookingOf(held!) }, as(op));
    expect(shown).toMatchObject({
      late_money: { until: seen.seat_until, pax: 1, seats_free: 0 },
      left: 0,
      payments: [{ is_surplus: true }],
    });
    const refund = { booking_id: await bookingOf(held!), amount: 1, reason };
    expect(await callAs(suite, 'admin/refund', refund, as(op))).toMatchObject({ code: 'bad-input' });
    expect(await act(held!, 'seat')).toMatchObject({ code: 'seats-changed' });
    expect(await refundsOf(held!)).toEqual([]);
  });

  it('gets the seats that an operator has opened, once', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    const op = await makeOperator(suite.base.pool);
    const booking_id = await bookingOf(held!);
    const more = { booking_id, capacity: 2, seen: 1, reason };
    expect(await callAs(suite, 'admin/seats', more, as(op))).toMatchObject({ status: 'success' });
    const answers = await Promise.all([act(held!, 'seat', op), act(held!, 'seat')]);
    expect(answers.map((one) => one['code'] ?? one['status']).toSorted()).toEqual(['seat-wait-over', 'success']);
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject(confirmed);
    expect([await taken(suite), await tasksOf(held!)]).toEqual([2, [false]]);
    expect(await mailsOf(suite, booking_id)).toEqual(
      expect.arrayContaining(['seat-sought', 'booking-confirmed', 'host-new-booking']),
    );
    expect(Object.keys(await ledgerOf(suite, held!.ref))).toEqual(['customer_deposit', 'fee_unearned', 'psp']);
    const { rows } = await sql(`select detail from audit_log where action = 'late-money-seated' and subject = $1`, [
      `booking:${booking_id}`,
    ]);
    expect(rows).toMatchObject([{ detail: { before: { status: 'expired' }, after: { status: 'confirmed' }, reason } }]);
  });

  it('gets what becomes free by itself, the one that came first before the next', async () => {
    const {
      late: [first, second],
      other,
    } = await paidLate(2);
    const { body: quote } = await other.visitor.call('booking/cancel', { ref: other.ref });
    const { quote_id } = quote as unknown as { quote_id: string };
    await other.visitor.call('booking/cancel', { ref: other.ref, quote_id });
    await suite.work();
    expect(await stored(suite.base.pool, first!.ref)).toMatchObject(confirmed);
    expect(await stored(suite.base.pool, second!.ref)).toMatchObject(waiting);
    expect(await taken(suite)).toBe(1);
  });

  it('goes back in full when its time is over, with the mail of any late money', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    await timeIsOver(held!);
    // A seat freed now is too late.
    await openSeats();
    expect(await act(held!, 'seat')).toMatchObject({ code: 'seat-wait-over' });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject(refunded);
    expect(await mailsOf(suite, await bookingOf(held!))).toContain('late-refund');
    const { id } = await suite.intentOf(held!);
    const mine = (await charged(suite.world.sandbox)).find((one) => one.id === id);
    expect([mine?.refunded, await taken(suite), await tasksOf(held!)]).toEqual([mine?.amount, 1, [false]]);
  });

  it.each([
    [
      'its departure closes',
      `update course set cutoff_first_minutes = 30000000, cutoff_later_minutes = 30000000 where id = $1`,
    ],
    [
      'its host calls the departure off',
      `insert into availability_exception (course_id, local_date, kind) select course_id, local_date, 'closed' from departure where course_id = $1`,
    ],
  ])('goes back as soon as %s, also where seats are free', async (_name, change) => {
    const {
      late: [held],
    } = await paidLate(1);
    await openSeats();
    await sql(change, [suite.course.id]);
    await suite.work();
    expect(await refundsOf(held!)).toMatchObject([{ reason: 'late_or_surplus' }]);
    await suite.work();
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject(refunded);
  });

  it('goes back at once where the departure takes nobody any more', async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 1 });
    const held = await hold(suite.world.program, suite.course);
    await pay(held, 'pm_card_threeDSecure2Required');
    await lapse(suite.base.pool, held.ref);
    expect((await pay(await hold(suite.world.program, suite.course, { email: 'o@example.test' }))).body).toMatchObject({
      state: 'paid',
    });
    await sql(`update course set cutoff_first_minutes = 30000000, cutoff_later_minutes = 30000000 where id = $1`, [
      suite.course.id,
    ]);
    const { id } = await suite.intentOf(held);
    await suite.world.sandbox.control(`/payment_intents/${id}/challenge`, { outcome: 'complete' });
    expect(await reconcilePayment(services(), await paymentOf(held))).toEqual({ result: 'refunded' });
  });

  it('goes back before that when an operator says so', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    expect(await act(held!, 'refund')).toMatchObject({ status: 'success' });
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject(refunded);
  });
});

describe('late money that several look at', () => {
  it('is given or sent back, never both, whoever comes at the same time', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    await openSeats();
    const [seat, refund] = await Promise.all([act(held!, 'seat'), act(held!, 'refund'), sweepWaits(services())]);
    const isBack = (await refundsOf(held!)).length === 1;
    expect([seat['code'], refund['code']].filter((code) => code === undefined).length).toBeLessThanOrEqual(1);
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject({ status: isBack ? 'expired' : 'confirmed' });
    expect(await taken(suite)).toBe(isBack ? 1 : 2);
  });

  it('is sent back once by a sweeper in each process and an operator', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    await timeIsOver(held!);
    await Promise.all([sweepWaits(services()), act(held!, 'refund'), sweepWaits(services())]);
    expect(await refundsOf(held!)).toHaveLength(1);
    expect((await mailsOf(suite, await bookingOf(held!))).filter((kind) => kind === 'late-refund')).toHaveLength(1);
  });

  it('is never more than there are seats', async () => {
    const {
      late: [first, second],
    } = await paidLate(2);
    await openSeats();
    const answers = await Promise.all([act(first!, 'seat'), act(second!, 'seat')]);
    expect(answers.map((one) => one['code'] ?? one['status']).toSorted()).toEqual(['seats-changed', 'success']);
    expect(await taken(suite)).toBe(2);
  });

  it('counts once, however often it is told, and a second payment goes back', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    const first = await paymentOf(held!);
    const again = await Promise.all([reconcilePayment(services(), first), reconcilePayment(services(), first)]);
    expect(again).toEqual([{ result: 'waiting' }, { result: 'waiting' }]);
    const intent = await suite.world.sandbox.stripe.paymentIntents.create({
      amount: held!.due * 100,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'http://127.0.0.1:9/',
    });
    const { rows } = await sql(
      `insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status, provider_ref)
       select booking_id, provider, method, amount_minor, currency, due_cents, 'cancelled', $2 from payment where id = $1 returning id`,
      [first, intent.id],
    );
    // A free seat goes to the waiting payment first.
    await openSeats();
    expect(await reconcilePayment(services(), rows[0].id)).toEqual({ result: 'refunded' });
    expect(await sweepWaits(services())).toBe(1);
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject({ status: 'confirmed' });
    expect(await refundsOf(held!)).toEqual([]);
    const back = await sql('select status from refund where payment_id = $1', [rows[0].id]);
    expect(back.rows).toEqual([{ status: 'succeeded' }]);
  });

  it('goes back with what is left of it when a part went back at the provider', async () => {
    const {
      late: [held],
    } = await paidLate(1);
    const { id } = await suite.intentOf(held!);
    await suite.world.sandbox.control('/webhooks', { hold: false });
    const { latest_charge: charge } = await suite.world.sandbox.stripe.paymentIntents.retrieve(id);
    await suite.world.sandbox.control(`/charges/${String(charge)}/refund`, { amount: 100 });
    await expect
      .poll(async () => {
        await suite.work();
        return (await refundsOf(held!)).map((one) => one.reason as string).toSorted();
      })
      .toEqual(['external', 'late_or_surplus']);
    await suite.work();
    expect(await stored(suite.base.pool, held!.ref)).toMatchObject(refunded);
  });
});
