// Holds of other people: their Idempotency-Key, a false replacement, an ended booking.
import { beforeAll, describe, expect, it } from 'vitest';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, lapse, pay, stored } from '#tests/support/payment/paying.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
const KEY = 'a-key-that-somebody-has-seen';
let theirs: Caller;
let outsider: Caller;

beforeAll(async () => {
  theirs = await suite.program.visitor();
  outsider = await suite.program.visitor();
});

const checkout = (who: Caller, more: Record<string, unknown> = {}, key = KEY) =>
  who.call('booking/checkout', choiceOf(suite.course, more), { 'idempotency-key': key });

describe('an Idempotency-Key', () => {
  it('of somebody else gives away neither their booking nor its token', async () => {
    const first = await checkout(theirs);
    const same = await checkout(theirs);
    expect(same.body.token).toBe(first.body.token);
    const other = await checkout(outsider);
    expect(other.body.ref).not.toBe(first.body.ref);
    expect(other.body.token).not.toBe(first.body.token);
    expect(await stored(suite.base.pool, first.body.ref)).toMatchObject({ status: 'held' });
  });

  it('used again for another choice is refused and written down', async () => {
    await checkout(theirs, {}, 'another-key-of-mine');
    const written = await suite.refused(async () => {
      const { body } = await checkout(theirs, { pax: 3 }, 'another-key-of-mine');
      expect(body.code).toBe('idempotency-mismatch');
    });
    expect(written.map(({ code }) => code)).toEqual(['idempotency-mismatch']);
  });

  it('of somebody else, named as replaced, frees none of their seats', async () => {
    const { body } = await checkout(theirs, {}, 'held-by-them');
    const mine = await checkout(outsider, { replaces: 'held-by-them' }, 'taking-it-away');
    expect(mine.body.status).toBe('success');
    expect(await stored(suite.base.pool, body.ref)).toMatchObject({ status: 'held' });
    expect((await pay({ visitor: theirs, ref: body.ref, token: body.token, due: 0 })).body.state).toBe('paid');
  });
});

describe('a booking that is over', () => {
  it('is not paid for by its old token, in no way', async () => {
    const held = await hold(suite.program, suite.course);
    await lapse(suite.base.pool, held.ref);
    const { visitor, token } = held;
    await suite.refused(async () => {
      for (const name of ['payment/paypal', 'payment/alipay'] as const) {
        const { body } = await visitor.call(name, { booking_token: token });
        expect(['hold-expired', 'payment-method-unavailable']).toContain(body.code);
      }
      expect((await pay(held)).body.code).toBe('hold-expired');
    });
  });

  it('is not paid for twice', async () => {
    const held = await hold(suite.program, suite.course);
    expect((await pay(held)).body.state).toBe('paid');
    await suite.refused(async () => {
      expect((await pay(held, 'pm_card_mastercard')).body.state).toBe('paid');
      const { body } = await held.visitor.call('payment/paypal', { booking_token: held.token });
      expect(body.code).toBe('already-paid');
    });
    const { books } = await suite.sandbox.control('/books', {}, 'GET');
    const { id } = await stored(suite.base.pool, held.ref);
    const payments = await suite.base.pool.query<{ id: string }>('select id from payment where booking_id = $1', [id]);
    const taken = (books as { payment_id: string; captured: number }[]).filter(
      (line) => line.captured > 0 && payments.rows.some((row) => row.id === line.payment_id),
    );
    expect(taken.length).toBe(1);
  });
});
