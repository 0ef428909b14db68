// A booking has one price, its quote: all amounts are columns generated from it (ADR 009).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingQuote, type BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { quote } from '#src/domain/pricing/quote.ts';
import type { QuoteInput } from '#src/domain/pricing/quote-input.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const choice: QuoteInput = {
  price_cents: 2000,
  pax: 3,
  min_pax: 1,
  surcharge_cents: null,
  group_tiers: [],
  addons: [],
  service_fee_rate: '0.06',
  deposit_rate: '0.2',
  coupon: null,
  currency: 'NPR',
  rate: '133.25',
};
const at = new Date('2026-11-21T00:00:00.000Z');
const code = { code: 'FIVE', kind: 'fixed', amount_cents: 500 } as const;

const made: Readonly<Record<string, BookingQuote>> = {
  PLAINBBB: bookingQuote(quote(choice), { hasPickup: false, rateAt: at }),
  FULLBBBB: bookingQuote(
    quote({
      ...choice,
      pax: 4,
      min_pax: 6,
      group_tiers: [{ from_pax: 4, percent: 12.5 }],
      addons: [{ id: 1, kind: 'vehicle', label: 'Driver “Tuk”', unit_price_cents: 1999, count: 2 }],
      currency: 'VND',
      rate: '26345',
    }),
    { hasPickup: true, rateAt: at },
  ),
  DOLLARSB: bookingQuote(quote({ ...choice, rate: null }), { hasPickup: false, rateAt: null }),
  LOWEREDB: bookingQuote(quote({ ...choice, pax: 1, coupon: code }), { hasPickup: false, rateAt: at }),
  COVEREDB: bookingQuote(quote({ ...choice, price_cents: 1000, pax: 1, coupon: code }), {
    hasPickup: false,
    rateAt: at,
  }),
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  try {
    // Without foreign keys, the booking's row is enough.
    await client.query('set session_replication_role = replica');
    for (const [ref, price] of Object.entries(made))
      await client.query(
        `insert into booking (ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, hold_until,
           quote, policy, first_name, last_name, email)
         values ($1::text, '', $1::text::bytea, 1, 1, gen_random_uuid(), $1::text, $2, banyan_now(), $3, '{}', 'A', 'B',
           'a@example.test')`,
        [ref, price.pax, price],
      );
  } finally {
    client.release(true);
  }
});
afterAll(() => database.drop());

it.each(Object.entries(made))('the amounts of %s are those of its quote', async (ref, price) => {
  const { rows } = await database.pool.query('select * from booking where ref = $1', [ref]);
  const [row] = rows;
  expect(row.quote).toEqual(price);
  expect(row).toMatchObject({
    total_cents: price.total_price_cents,
    due_cents: price.booking_deposit_due_cents,
    deposit_cents: price.deposit_cents,
    service_fee_cents: price.service_fee_cents,
    discount_cents: price.coupon_discount_cents,
    balance_cents: price.balance_due_to_host_cents,
    balance_local_minor: price.balance_due_local_minor,
    local_currency: price.local_currency,
  });
});

it('no amount can be written next to the quote', async () => {
  const write = (set: string) => database.pool.query(`update booking set ${set} where ref = 'PLAINBBB'`);
  await expect(write('due_cents = 1')).rejects.toThrow(/can only be updated to DEFAULT/);
  await expect(write(`quote = quote || '{"due_cents": 1, "booking_deposit_due_cents": 1600}'`)).rejects.toThrow(
    /booking_online_parts|booking_total_parts/,
  );
  await expect(write(`quote = quote || '{"currency": "euro"}'`)).rejects.toThrow(/booking_quote_currency/);
  await expect(write(`quote = quote - 'deposit_cents'`)).rejects.toThrow(/deposit_cents/);
});
