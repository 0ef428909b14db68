import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { queueRefund, type RefundWish } from '#src/server/features/booking/end-booking.ts';
import { reconcileAllRefunds } from './reconcile-refunds.ts';
import { findRefund } from './refund-queries.ts';
import { sendRefunds } from './send-refunds.ts';
import { settleRefund } from './settle-refund.ts';
import { agree, providerBooksOf, comeBack, openPaypal, throughAlipay } from '#tests/support/payment/redirects.ts';

const suite = usePayingSuite();

beforeAll(async () => {
  await suite.base.pool.query(
    `insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.3412, banyan_now())
     on conflict (code) do update set rate = 1.3412, fetched_at = banyan_now()`,
  );
});

async function paidByCard(card = 'pm_card_visa'): Promise<{ held: Held; id: string; ref: string }> {
  const held = await hold(suite.world.program, suite.course);
  await pay(held, card);
  return { held, id: (await stored(suite.base.pool, held.ref)).id, ref: (await suite.intentOf(held)).id };
}

/** Ends the booking as cancelling does, with a refund of `dueCents`. */
async function cancel(bookingId: string, dueCents: number, more: Partial<RefundWish> = {}) {
  return inTransaction(suite.world.program.services.db, async (trx) => {
    await suite.base.pool.query(`update booking set status = 'cancelled' where id = $1`, [bookingId]);
    await suite.base.pool.query(
      `update departure d set taken = taken - b.pax from booking b where b.id = $1 and d.id = b.departure_id`,
      [bookingId],
    );
    return queueRefund(trx, { bookingId, dueCents, reason: 'cancelled', isCodeGivenBack: false, ...more });
  });
}

const balancesOf = async (bookingId: string) => {
  const result = await suite.base.pool.query(
    `select replace(account, $1::text, 'b') as account, currency, sum(amount_minor) as sum
     from ledger_tx t join ledger_entry e on e.tx_id = t.id where t.booking_id = $1::uuid
     group by 1, 2 having sum(amount_minor) <> 0`,
    [bookingId],
  );
  return Object.fromEntries(result.rows.map((row) => [`${row.account} ${row.currency}`, Number(row.sum)]));
};
const tasksOf = async (bookingId: string) => {
  const result = await suite.base.pool.query(
    `select kind, closed_at is null as open from staff_task where booking_id = $1`,
    [bookingId],
  );
  return result.rows.map((row) => `${row.kind}${row.open ? '' : ' (closed)'}`);
};
const mailsOf = async (bookingId: string) => {
  const result = await suite.base.pool.query(
    `select payload ->> 'kind' as kind, payload ->> 'refund_cents' as cents from outbox
     where payload ->> 'booking_id' = $1 and payload ->> 'kind' like 'refund-%'`,
    [bookingId],
  );
  return result.rows.map(({ kind, cents }) => `${kind} ${cents}`);
};

describe('a refund', () => {
  it('in part comes from deposit and fee in their proportion, the rest stays held', async () => {
    const { id, ref } = await paidByCard();
    await cancel(id, 260);
    expect(await stored(suite.base.pool, (await byId(id)).ref)).toMatchObject({ refund: 'pending', payment: 'paid' });
    await suite.work();
    expect(await byId(id)).toMatchObject({ refund: 'done', payment: 'partly_refunded' });
    expect(await providerBooksOf(suite, ref)).toMatchObject({ captured: 520, refunded: 260 });
    expect(await balancesOf(id)).toEqual({
      'psp:stripe:usd USD': 260,
      'customer_deposit:b USD': -200,
      'fee_unearned:b USD': -60,
    });
    expect(await mailsOf(id)).toEqual(['refund-done 260']);
  });

  it('of the whole gives the code back in the books, and never more than was paid', async () => {
    const { id } = await paidByCard();
    await cancel(id, 999_999, { isCodeGivenBack: true });
    expect(
      await inTransaction(suite.world.program.services.db, (trx) =>
        queueRefund(trx, { bookingId: id, dueCents: 100, reason: 'goodwill', isCodeGivenBack: false }),
      ),
    ).toBeNull();
    await suite.work();
    expect(await byId(id)).toMatchObject({ refund: 'done', payment: 'refunded' });
    expect(await balancesOf(id)).toEqual({});
  });

  it('of an Alipay payment goes back in Singapore dollars, in parts that sum to all of it', async () => {
    const held = await hold(suite.world.program, suite.course);
    const { body } = await held.visitor.call('payment/alipay', { booking_token: held.token });
    await throughAlipay(suite, body, 'complete');
    await held.visitor.call('payment/alipay-check', { token: body.token });
    const { id } = await stored(suite.base.pool, held.ref);
    await cancel(id, 173);
    await suite.work();
    const ref = String(body.client_secret).split('_secret_')[0] ?? '';
    expect(await providerBooksOf(suite, ref)).toMatchObject({ captured: 697, refunded: 231 });
    await inTransaction(suite.world.program.services.db, (trx) =>
      queueRefund(trx, { bookingId: id, dueCents: 999, reason: 'goodwill', isCodeGivenBack: false }),
    );
    await suite.work();
    expect(await providerBooksOf(suite, ref)).toMatchObject({ captured: 697, refunded: 697 });
    expect(await balancesOf(id)).toEqual({});
  });

  it('of a PayPal payment is made against its capture', async () => {
    const held = await hold(suite.world.program, suite.course);
    const order = await openPaypal(held);
    await comeBack(suite, await agree(suite, order));
    const { id } = await stored(suite.base.pool, held.ref);
    await cancel(id, 520);
    await suite.work();
    expect(await providerBooksOf(suite, order)).toMatchObject({ captured: 520, refunded: 520 });
    expect(await byId(id)).toMatchObject({ refund: 'done', payment: 'refunded' });
    expect(await balancesOf(id)).toEqual({});
  });

  it.each(['drop-after-effect', 'hang-after-effect', '500-after-effect'])(
    'whose answer is lost (%s) is asked for again under the same key',
    async (kind) => {
      const { id, ref } = await paidByCard();
      const held = await hold(suite.world.program, suite.course);
      const order = await openPaypal(held);
      await comeBack(suite, await agree(suite, order));
      const other = await stored(suite.base.pool, held.ref);
      await cancel(id, 520);
      await cancel(other.id, 520);
      for (const operation of ['refunds.create', 'paypal.captures.refund'])
        await suite.world.sandbox.control('/faults', { operation, kind, times: 2 });
      await suite.work();
      await suite.work();
      for (const one of [ref, order])
        expect(await providerBooksOf(suite, one)).toMatchObject({ captured: 520, refunded: 520 });
      expect(await byId(id)).toMatchObject({ refund: 'done' });
      expect(await byId(other.id)).toMatchObject({ refund: 'done' });
    },
  );

  it('that stays pending for days is pending, and then done', async () => {
    const { id } = await paidByCard('pm_card_pendingRefund');
    await cancel(id, 520);
    await suite.work();
    await suite.world.sandbox.control('/settle');
    await suite.work();
    expect(await byId(id)).toMatchObject({ refund: 'done', payment: 'refunded' });
  });

  it('that fails after it was called done is undone in the books, and the staff is informed', async () => {
    const { id } = await paidByCard('pm_card_refundFail');
    await cancel(id, 520);
    await suite.work();
    await suite.world.sandbox.control('/settle');
    const result = await suite.base.pool.query(
      `select r.provider_ref from refund r join payment p on p.id = r.payment_id where p.booking_id = $1`,
      [id],
    );
    const refund = await suite.world.sandbox.stripe.refunds.retrieve(result.rows[0].provider_ref);
    expect(refund.status).toBe('failed');
    await reconcileAllRefunds(suite.world.program.services, 'stripe', String(refund.payment_intent));
    expect(await byId(id)).toMatchObject({ status: 'cancelled', refund: 'failed', payment: 'paid' });
    expect(await balancesOf(id)).toMatchObject({ 'psp:stripe:usd USD': 520 });
    expect(await tasksOf(id)).toEqual(['refund_failed']);
    expect(await mailsOf(id)).toContain('refund-failed 520');
  });

  const byId = async (id: string) => {
    const result = await suite.base.pool.query('select * from booking where id = $1', [id]);
    return result.rows[0] as { ref: string };
  };
});

describe('a refund that cannot be settled', () => {
  it('is not undone by a no to a request that came after it was made', async () => {
    const { id } = await paidByCard();
    const { refundId } = (await cancel(id, 520)) ?? {};
    await suite.work();
    expect(await balancesOf(id)).not.toHaveProperty('psp:stripe:usd USD');
    // Another process had leased it; its request was refused because all had been refunded.
    const result = await suite.base.pool.query('select provider_ref from refund where id = $1', [refundId]);
    const known = await findRefund(suite.world.program.services.db, { ref: result.rows[0].provider_ref, id: null });
    if (!known) throw new Error('the refund is not there');
    await settleRefund(suite.world.program.services, known, null);
    expect(await tasksOf(id)).toEqual([]);
    expect(await balancesOf(id)).not.toHaveProperty('psp:stripe:usd USD');
  });

  it('is found again when its request was made and the answer to it is a no', async () => {
    const { id, held } = await paidByCard();
    await cancel(id, 520);
    const { services } = suite.world.program;
    const { stripe } = services.gateways;
    if (!stripe) throw new Error('the test needs Stripe');
    const refund: typeof stripe.refund = async (order) => {
      await stripe.refund(order);
      return { ok: false, kind: 'definite', code: 'charge_already_refunded', declineCode: null, isCard: false };
    };
    expect(await sendRefunds({ ...services, gateways: { ...services.gateways, stripe: { ...stripe, refund } } })).toBe(
      1,
    );
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ refund: 'done' });
  });

  it('keeps no other waiting', async () => {
    const [broken, sound] = [await paidByCard(), await paidByCard()];
    const { refundId } = (await cancel(broken.id, 520)) ?? {};
    await cancel(sound.id, 520);
    const { services } = suite.world.program;
    const { stripe } = services.gateways;
    if (!stripe) throw new Error('the test needs Stripe');
    const refund: typeof stripe.refund = async (order) => {
      if (order.refundId === refundId) throw new Error('a bug');
      return stripe.refund(order);
    };
    const gateways = { ...services.gateways, stripe: { ...stripe, refund } };
    expect(await sendRefunds({ ...services, gateways })).toBe(1);
    expect(await stored(suite.base.pool, sound.held.ref)).toMatchObject({ refund: 'done' });
    await suite.work();
    expect(await stored(suite.base.pool, broken.held.ref)).toMatchObject({ refund: 'done' });
  });
});
