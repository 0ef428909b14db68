import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { booked, startsIn } from '#tests/support/booking/after-booking.ts';
import type { Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { queueRefund } from '#src/server/features/booking/index.ts';
import { decideCommissions } from './decide-commissions.ts';

const suite = usePayingSuite();
let userId: string;
let partnerId: string;
let made = 0;

const ask = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
const decide = () => decideCommissions(suite.world.program.services);

// A new partner per test, because earlier bookings and payments identify people.
beforeEach(async () => {
  made += 1;
  const [account] = await ask(
    `insert into user_account (email, first_name, phone, isd_code, verified_at)
      values ($1, 'Mina', '901234567', '84', banyan_now()) returning id`,
    [`mina-${made}@partner.example.test`],
  );
  userId = account.id;
  const [partner] = await ask(`insert into partner (user_id, kind, code) values ($1, 'ambassador', $2) returning id`, [
    userId,
    `MINA7K2Q${made}`,
  ]);
  partnerId = partner.id;
});

/** A paid booking by the partner's link: two guests for 40.00, of which 8.00 plus a 2.40 fee are paid online. */
async function recommended(rate = '0.05'): Promise<Held> {
  const held = await booked(suite, { pax: 2 });
  await ask(
    `insert into partner_commission (booking_id, partner_id, way, rate, look_at)
      select id, $2, 'link', $3, banyan_now() from booking where ref = $1`,
    [held.ref, partnerId, rate],
  );
  return held;
}

/** It took place this many days ago, and its commission is due. */
async function tookPlace({ ref }: Held, days: number): Promise<void> {
  await startsIn(suite, ref, -24 * days - 3);
  await suite.work();
  await ask(`update partner_commission set look_at = banyan_now() where state = 'waiting'`);
}

const commissionOf = async ({ ref }: Held) =>
  (
    await ask(
      `select state, reason, amount_cents, taken_cents, look_at is not null as is_due from partner_commission
        where booking_id = (select id from booking where ref = $1)`,
      [ref],
    )
  )[0];

const booksOf = async ({ ref }: Held) =>
  Object.fromEntries(
    (
      await ask(
        `select e.account, sum(e.amount_minor)::int as sum from ledger_entry e join ledger_tx t on t.id = e.tx_id
          where t.booking_id = (select id from booking where ref = $1) and e.account like 'partner%'
          group by 1 having sum(e.amount_minor) <> 0 order by 1`,
        [ref],
      )
    ).map((row) => [row.account, row.sum]),
  );

describe('a commission', () => {
  it('waits for 7 days, and is then released once, however many processes look', async () => {
    const held = await recommended();
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'waiting', is_due: true });
    await tookPlace(held, 6);
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'waiting' });
    await tookPlace(held, 8);
    await Promise.all([decide(), decide(), decide()]);
    const { amount_cents: cents, ...commission } = await commissionOf(held);
    expect(commission).toEqual({ state: 'released', reason: null, taken_cents: 0, is_due: false });
    const [{ experience }] = await ask(
      `select total_cents - service_fee_cents as experience from booking where ref = $1`,
      [held.ref],
    );
    expect(cents).toBe(Math.round(experience * 0.05));
    expect(await booksOf(held)).toEqual({ partner_cost: cents, [`partner_payable:${partnerId}`]: -cents });
  });

  it('is at most what the marketplace earned', async () => {
    const held = await recommended('0.3');
    await tookPlace(held, 8);
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'released', amount_cents: 1040 });
  });

  it.each([
    ['the same phone', `phone = '901234567', isd_code = '84'`, 'same-person'],
    [
      'the same address',
      `email = (select email from user_account where first_name = 'Mina' order by created_at desc limit 1)`,
      'same-person',
    ],
  ])('is nothing for %s, and says why', async (_, changed, reason) => {
    const held = await recommended();
    await ask(`update booking set ${changed} where ref = $1`, [held.ref]);
    await tookPlace(held, 8);
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'nothing', reason, amount_cents: 0, is_due: false });
    expect(await booksOf(held)).toEqual({});
  });

  it('is nothing in a browser in which the partner has booked', async () => {
    const [held, own] = [await recommended(), await booked(suite)];
    await ask(
      `update booking set user_id = $2, visitor_id = (select visitor_id from booking where ref = $1) where ref = $3`,
      [held.ref, userId, own.ref],
    );
    await tookPlace(held, 8);
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'nothing', reason: 'same-device' });
  });

  it('is nothing with the card of the partner', async () => {
    const [held, own] = [await recommended(), await booked(suite)];
    await ask(`update booking set user_id = $1 where ref = $2`, [userId, own.ref]);
    await tookPlace(held, 8);
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'nothing', reason: 'same-card' });
  });

  it('of a distributor is earned with its own account', async () => {
    await ask(`update partner set kind = 'distributor', code = null where id = $1`, [partnerId]);
    const held = await recommended('0.02');
    await ask(`update booking set user_id = $2 where ref = $1`, [held.ref, userId]);
    await tookPlace(held, 8);
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'released' });
  });

  it('is nothing after a cancel', async () => {
    const held = await recommended();
    const { quote_id } = (await held.visitor.call('booking/cancel', { ref: held.ref })).body as never as {
      quote_id: string;
    };
    await held.visitor.call('booking/cancel', { ref: held.ref, quote_id });
    await suite.work();
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'nothing', reason: 'cancelled' });
  });
});

describe('money that goes back later', () => {
  it('takes the commission back, as far as it went', async () => {
    const held = await recommended();
    await tookPlace(held, 8);
    await decide();
    const { amount_cents: cents } = await commissionOf(held);
    const [{ id }] = await ask('select id from booking where ref = $1', [held.ref]);
    const back = (dueCents: number) =>
      inTransaction(suite.world.program.services.db, (trx) =>
        queueRefund(trx, { bookingId: id, dueCents, reason: 'goodwill', isCodeGivenBack: false }),
      );
    await back(1000);
    await suite.work();
    await decide();
    expect(await commissionOf(held)).toMatchObject({ amount_cents: cents, taken_cents: cents - 40, is_due: false });
    await back(40);
    await suite.work();
    await decide();
    expect(await commissionOf(held)).toMatchObject({ state: 'released', taken_cents: cents });
    expect(await booksOf(held)).toEqual({});
  });
});
