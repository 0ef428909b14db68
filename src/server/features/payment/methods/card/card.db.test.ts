import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StripeGateway } from '#src/server/providers/payment-port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createPayingWorld, hold, pay, stored, type PayingWorld } from '#tests/support/payment/paying.ts';
import { createProgram } from '#tests/support/app/program.ts';
import { statementsOf } from '#tests/support/database/statements.ts';

let base: TestDatabase;
let world: PayingWorld;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  world = await createPayingWorld(base.pool);
  course = await insertBookableCourse(base.pool, { capacity: 200 });
});
beforeEach(async () => {
  await base.pool.query('delete from rate_limit');
  await world.sandbox.control('/reset');
});
afterAll(async () => {
  await world?.close();
  await base?.drop();
});

const intents = async () => (await world.sandbox.stripe.paymentIntents.list({ limit: 100 })).data;

describe('paying by card', () => {
  it('confirms the booking, posts the ledger and queues the mail', async () => {
    const held = await hold(world.program, course);
    const paid = await pay(held);
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'success', state: 'paid', url: `/booking/detail?ref=${held.ref}` },
    });
    const booking = await stored(base.pool, held.ref);
    expect(booking).toMatchObject({ status: 'confirmed', payment: 'paid', cash: 'due', hold_until: null });
    const [intent] = await intents();
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 520,
      currency: 'usd',
      metadata: { booking_ref: held.ref },
    });
    const ledger = await base.pool.query(
      'select e.account, e.amount_minor from ledger_tx t join ledger_entry e on e.tx_id = t.id where t.ext_ref = $1 order by e.id',
      [intent?.id],
    );
    expect(ledger.rows).toEqual([
      { account: 'psp:stripe:usd', amount_minor: 520 },
      { account: `customer_deposit:${booking.id}`, amount_minor: -400 },
      { account: `fee_unearned:${booking.id}`, amount_minor: -120 },
    ]);
    const outbox = await base.pool.query(`select payload from outbox where payload ->> 'booking_id' = $1`, [
      booking.id,
    ]);
    expect(outbox.rows).toContainEqual({ payload: { kind: 'booking-confirmed', booking_id: booking.id } });
  });

  it('takes at most 15 statements from checkout to confirmed, transaction control included', async () => {
    await hold(world.program, course);
    const visitor = await world.program.visitor();
    const statements = await statementsOf(async () => {
      const { body } = await visitor.call('booking/checkout', choiceOf(course, { email: 'counted@example.test' }));
      const paid = await pay({ visitor, ref: body.ref, token: body.token, due: 0 });
      expect(paid.body.state).toBe('paid');
    });
    const limits = statements.filter((text) => /rate_limit/.test(text));
    const own = statements.filter((text) => !/rate_limit/.test(text));
    expect(limits.length).toBeLessThanOrEqual(4);
    expect(own.length, own.map((text) => text.trim().slice(0, 60)).join('\n')).toBeLessThanOrEqual(15);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card-decline-unknown'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card-balance-exceeded'],
    ['pm_card_chargeDeclinedExpiredCard', 'card-year-expired'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'card-cvc-invalid'],
    ['pm_card_chargeDeclinedProcessingError', 'card-try-again'],
    ['pm_card_chargeDeclinedFraudulent', 'card-decline-unknown'],
  ])('tells of %s as %s and takes another card on the same payment', async (card, code) => {
    const held = await hold(world.program, course);
    const declined = await pay(held, card);
    expect(declined).toMatchObject({ status: 402, body: { status: 'error', code } });
    expect(await stored(base.pool, held.ref)).toMatchObject({ status: 'held' });
    const paid = await pay(held);
    expect(paid.body).toMatchObject({ state: 'paid' });
    expect(await intents()).toHaveLength(1);
  });

  it('takes old card tokens', async () => {
    const held = await hold(world.program, course);
    expect((await pay(held, 'tok_visa')).body).toMatchObject({ state: 'paid' });
    const other = await hold(world.program, course);
    expect((await pay(other, 'tok_chargeDeclined')).body).toMatchObject({ code: 'card-decline-unknown' });
    expect((await pay(other, 'src_visa')).body).toMatchObject({ code: 'bad-input' });
  });

  it('answers a paid booking again instead of charging it again', async () => {
    const held = await hold(world.program, course);
    await pay(held);
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect(await intents()).toHaveLength(1);
  });

  it('makes one payment from two tabs that pay at once', async () => {
    const held = await hold(world.program, course);
    const answers = await Promise.all([pay(held), pay(held), pay(held)]);
    const states = answers.map(({ body }) => body.state ?? body.code);
    expect(states).toContain('paid');
    expect(states.every((state) => state === 'paid' || state === 'payment-in-progress')).toBe(true);
    expect(await intents()).toHaveLength(1);
    expect((await intents())[0]?.amount_received).toBe(520);
  });

  it('stops card testing after five declines, for good cards too', async () => {
    const held = await hold(world.program, course);
    for (let turn = 0; turn < 5; turn += 1) expect((await pay(held, 'pm_card_chargeDeclined')).status).toBe(402);
    expect((await pay(held)).body).toMatchObject({ code: 'irregularity' });
  });

  it('stops card testing of a browser and of an account, whatever bookings it makes', async () => {
    const held = await hold(world.program, course);
    for (let turn = 0; turn < 4; turn += 1) await pay(held, 'pm_card_chargeDeclined');
    const other = await insertBookableCourse(base.pool);
    const { body } = await held.visitor.call('booking/checkout', choiceOf(other));
    const next = { ...held, token: body.token };
    expect((await pay(next, 'pm_card_chargeDeclined')).body).toMatchObject({ code: 'card-decline-unknown' });
    expect((await pay(next)).body).toMatchObject({ code: 'irregularity' });
  });

  it('stops the testing of one card by many browsers', async () => {
    const gateway = world.program.services.gateways.stripe as StripeGateway;
    const ask = vi.spyOn(gateway, 'fingerprintOf').mockResolvedValue('card-of-somebody');
    try {
      for (let turn = 0; turn < 5; turn += 1)
        expect((await pay(await hold(world.program, course), 'pm_card_chargeDeclinedIncorrectCvc')).status).toBe(402);
      expect((await pay(await hold(world.program, course))).body).toMatchObject({ code: 'irregularity' });
      ask.mockResolvedValue('another-card');
      expect((await pay(await hold(world.program, course))).body).toMatchObject({ state: 'paid' });
    } finally {
      ask.mockRestore();
    }
  });

  it('lets other guests of the address pay, by 3-D Secure where many cards were declined, then by an account', async () => {
    const narrow = await createProgram(base.pool, {
      stripeUrl: world.sandbox.url,
      settings: { BANYAN_CARD_DECLINES_PER_ADDRESS: '6' },
    });
    try {
      const decline = async () => (await pay(await hold(narrow, course), 'pm_card_chargeDeclined')).body.code;
      for (let turn = 0; turn < 6; turn += 1) expect(await decline()).toBe('card-decline-unknown');
      const checked = await pay(await hold(narrow, course), 'pm_card_threeDSecureOptional');
      expect(checked.body).toMatchObject({ status: 'success', state: 'action' });
      expect((await pay(await hold(narrow, course))).body).toMatchObject({ state: 'paid' });
      for (let turn = 0; turn < 6; turn += 1) await decline();
      expect(await pay(await hold(narrow, course))).toMatchObject({ status: 403, body: { code: 'card-log-in' } });
      expect((await pay(await hold(world.program, course))).body).toMatchObject({ state: 'paid' });
    } finally {
      await narrow.close();
    }
  });

  it('knows no payment for a token that is not one', async () => {
    const visitor = await world.program.visitor();
    const answer = await visitor.call('payment/stripe', {
      stripe_token: 'pm_card_visa',
      booking_token: 'x'.repeat(43),
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'payment-unknown' } });
  });

  it('refuses a hold that has run out', async () => {
    const held = await hold(world.program, course);
    await base.pool.query(`update booking set hold_until = banyan_now() where ref = $1`, [held.ref]);
    expect((await pay(held)).body).toMatchObject({ code: 'hold-expired' });
    expect(await intents()).toHaveLength(0);
  });

  it('refuses the host of the listing also at payment', async () => {
    const own = await insertBookableCourse(base.pool);
    const held = await hold(world.program, own, { email: 'becomes-host@example.test' });
    const booking = await stored(base.pool, held.ref);
    await base.pool.query(
      `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
       values ($1, 'H', 'H', 'H', '{English}', '2024-01-01', '1')`,
      [booking.user_id],
    );
    await base.pool.query('update course set host_id = $1 where id = $2', [booking.user_id, own.id]);
    expect((await pay(held)).body).toMatchObject({ code: 'own-listing' });
  });
});
