// Tests the judge: each promise of `ledger:verify` is broken on purpose in several ways, and each break is noticed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { fillBooks } from '#proofs/bench/books.ts';
import { keepLedgerDays } from '#src/server/features/admin/index.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { insertCoupon, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';

let base: TestDatabase;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await insertBookableCourse(base.pool, { capacity: 200 });
  await insertCoupon(base.pool, 'TWICE', { max_uses: 2 });
  const client = await base.pool.connect();
  await fillBooks(client, 400);
  client.release();
  await keepLedgerDays(base);
});
afterAll(async () => base?.drop());

async function brokenIn(client: PoolClient): Promise<string[]> {
  const broken = (await verifyInvariants(client)).filter(({ violations }) => violations.length > 0);
  // Amounts are formatted: US$10.00, not 1000 USD.
  for (const line of broken.flatMap(({ violations }) => violations)) expect(line).not.toMatch(/[‹›]|\d (?:USD|EUR)\b/);
  return broken.map(({ id }) => id);
}

/** Does the damage in a transaction that is rolled back, without constraints and triggers. */
async function brokenBy(damage: string): Promise<string[]> {
  const client = await base.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    const done = await client.query(damage);
    if (![done].flat().every((one) => one.command !== 'UPDATE' || (one.rowCount ?? 0) > 0))
      throw new Error('nothing was damaged');
    return await brokenIn(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const one = (story: string) => `(select id from booking where ${story} order by ref limit 1)`;
const paymentOf = (story: string) =>
  `(select p.id from payment p join booking b on b.id = p.booking_id where ${story} order by b.ref limit 1)`;
const newPayment = (story: string, status: string, age = '0 hours') => `
  insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status, created_at)
  values (${one(story)}, 'stripe', 'card', 1000, 'USD', 1000, '${status}', banyan_now() - interval '${age}')`;

const damages: readonly (readonly [promise: string, what: string, damage: string])[] = [
  [
    'I1',
    'an entry is changed',
    `update ledger_entry set amount_minor = amount_minor + 1 where id = (select min(id) from ledger_entry)`,
  ],
  [
    'I1',
    'a currency is changed',
    `update ledger_entry set currency = 'EUR' where id = (select min(id) from ledger_entry)`,
  ],
  ['I1', 'a transaction is empty', `insert into ledger_tx (kind, ext_ref) values ('confirmed', 'nothing')`],
  ['I1', 'the ledger may be changed', `alter table ledger_entry disable trigger ledger_entry_append_only`],
  ['I2 (own books)', 'a payment is not posted', newPayment(`status = 'expired'`, 'succeeded')],
  [
    'I2 (own books)',
    'a refund is not posted',
    `update refund set status = 'succeeded', amount_minor = amount_minor - 1 where id = (select min(id::text)::uuid from refund)`,
  ],
  [
    'I2 (own books)',
    'a dispute is not posted',
    `insert into dispute (payment_id, provider_ref, amount_minor, currency, status) values (${paymentOf(`b.status = 'confirmed'`)}, 'dp', 100, 'USD', 'open')`,
  ],
  ['I3', 'a sold booking is paid twice', newPayment(`status = 'confirmed' and due_cents > 0`, 'succeeded')],
  [
    'I3',
    'a sold booking is not paid',
    `update payment set status = 'failed' where id = ${paymentOf(`b.status = 'confirmed'`)}`,
  ],
  ['I3', 'a free booking has money', newPayment(`status = 'confirmed' and due_cents = 0`, 'succeeded')],
  [
    'I3',
    'the wrong amount was paid',
    `update payment set due_cents = due_cents + 1, amount_minor = amount_minor + 1 where id = ${paymentOf(`b.status = 'completed'`)}`,
  ],
  ['I4', 'an expired booking keeps money', newPayment(`status = 'expired' and payment = 'none'`, 'succeeded')],
  [
    'I4',
    'a late payment goes back in part',
    `update refund set amount_minor = amount_minor - 1 where reason = 'late_or_surplus'`,
  ],
  [
    'I4',
    'a full cancel goes back in part',
    `update refund set amount_minor = amount_minor - 1 where reason = 'cancelled'`,
  ],
  ['I4', 'a refund fails in silence', `update refund set status = 'failed' where reason = 'rescheduled'`],
  [
    'I5',
    'more goes back than came',
    `update refund set amount_minor = amount_minor + 1, due_cents = due_cents + 1 where reason = 'cancelled'`,
  ],
  [
    'I5',
    'a payment that failed is given back',
    `update payment set status = 'failed' where id in (select payment_id from refund)`,
  ],
  [
    'I6',
    'a departure is oversold',
    `alter table departure drop constraint departure_never_oversold; update departure d set capacity = 1 where id = (select departure_id from booking where status = 'completed' limit 1)`,
  ],
  ['I6', 'a counter is wrong', `update departure set taken = taken + 1 where id = (select min(id) from departure)`],
  [
    'I7',
    'a code is used too often',
    `alter table coupon drop constraint coupon_never_overused; update coupon set used = 3; insert into coupon_use (booking_id, coupon_id, user_id, use_no)
    select b.id, k.id, b.user_id, row_number() over () from booking b, coupon k order by b.ref limit 3`,
  ],
  ['I7', "a code's counter is wrong", `update coupon set used = 1`],
  ['I8', 'a payment hangs', newPayment(`status = 'expired' and payment = 'none'`, 'unknown', '2 hours')],
  [
    'I4',
    'money of a sold booking waits for a seat',
    `update payment set seat_wait_until = banyan_now() + interval '1 hour' where id = ${paymentOf(`b.status = 'confirmed'`)}`,
  ],
  [
    'I8',
    'late money waits for ever',
    `update payment set seat_wait_until = banyan_now() - interval '2 hours' where id = ${paymentOf(`b.status = 'confirmed'`)}`,
  ],
  ['I8', 'a refund is never sent', `update refund set status = 'new' where reason = 'cancelled'`],
  [
    'I8',
    'an event is never read',
    `insert into gateway_event (provider, event_id, type, body, received_at) values ('stripe', 'evt', 'x', '{}', banyan_now() - interval '11 minutes')`,
  ],
  ['I10', 'surplus stays', `delete from ledger_tx where kind = 'surplus_refunded'`],
  [
    'I10',
    'a completed booking keeps its deposit',
    `delete from ledger_entry where tx_id = (select min(id) from ledger_tx where kind = 'completed')`,
  ],
  [
    'I10',
    'a cancelled booking keeps its deposit',
    `delete from ledger_entry where tx_id = (select min(id) from ledger_tx where kind = 'refunded' and booking_id in (select id from booking where status = 'cancelled'))`,
  ],
  [
    'I11',
    'a sold booking holds another amount',
    `update booking set quote = quote || jsonb_build_object('booking_deposit_due_cents', due_cents + 1,
      'balance_due_to_host_cents', balance_cents - 1, 'deposit_cents', deposit_cents + 1) where status = 'confirmed' and due_cents > 0`,
  ],
  ['I11', 'a free booking was not posted', `delete from ledger_tx where ext_ref like 'booking:%'`],
  [
    'I12',
    'the bank has paid out what no payout is behind',
    `update ledger_entry set account = 'bank:usd' where id = (select min(id) from ledger_entry)`,
  ],
  [
    'I13',
    'a day is kept that has other postings',
    `insert into ledger_day (day, account_group, kind, currency, amount_minor, first_tx, last_tx) values ('2020-01-01', 'discount', 'kept', 'USD', 1, 1, 1)`,
  ],
  ['I13', 'a day says another amount', `update ledger_day set amount_minor = amount_minor + 1`],
  [
    'I13',
    'a posting came after its day',
    `insert into ledger_entry (tx_id, account, amount_minor, currency) select min(id), unnest(array['goodwill', 'discount']), unnest(array[1, -1]), 'USD' from ledger_tx`,
  ],
  [
    'I14',
    'a refund says that it was paid otherwise, and nothing does',
    `update refund set status = 'settled' where reason = 'rescheduled'`,
  ],
  [
    'I12',
    'the till has paid what no refund is behind',
    `update ledger_entry set account = 'till:usd' where id = (select min(id) from ledger_entry)`,
  ],
  [
    'I17',
    'a commission is in the ledger that nobody has',
    `update ledger_entry set account = 'partner_cost' where id = (select min(id) from ledger_entry)`,
  ],
  ['receipts', 'a number is missing', `delete from receipt where number = 7`],
  ['receipts', 'the last number is missing', `delete from receipt where number = (select max(number) from receipt)`],
  ['receipts', 'a receipt says another amount', `update receipt set amount_minor = amount_minor + 1 where number = 3`],
];

describe('ledger:verify', () => {
  it('finds nothing in books that are right', async () => {
    const client = await base.pool.connect();
    expect(await brokenIn(client)).toEqual([]);
    client.release();
  });

  it.each(damages)('sees %s broken when %s', async (promise, _what, damage) => {
    expect(await brokenBy(damage)).toContain(promise);
  });

  it('breaks every promise at least once here', async () => {
    const all = (await verifyInvariants(base.pool)).map(({ id }) => id);
    expect(all.filter((id) => !damages.some(([promise]) => promise === id))).toEqual([]);
  });
});
