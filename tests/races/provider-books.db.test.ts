// `ledger:verify --gateway`: the provider's list agrees with our rows, or differs visibly.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillBooks } from '#proofs/bench/books.ts';
import { compareWithProvider } from '#scripts/ledger-verify/provider-books.ts';
import type { PaymentGateway, PaymentSum } from '#src/server/providers/payment-port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';

let base: TestDatabase;
let theirs: PaymentSum[];

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await insertBookableCourse(base.pool, { capacity: 200 });
  const client = await base.pool.connect();
  await fillBooks(client, 200);
  client.release();
  const result = await base.pool.query<PaymentSum & { provider: string }>(
    `select p.provider, p.provider_ref as ref, p.id as "paymentId", p.currency, p.amount_minor as "capturedMinor", 'succeeded' as status,
       (select coalesce(sum(r.amount_minor), 0)::integer from refund r where r.payment_id = p.id) as "refundedMinor"
     from payment p where p.provider = 'stripe'`,
  );
  theirs = result.rows;
});
afterAll(async () => base?.drop());

/** The broken promises when the provider's books are these. */
async function brokenBy(sums: readonly PaymentSum[]): Promise<string[]> {
  const listPayments = async function* () {
    yield* sums;
  };
  const gateway = { provider: 'stripe', listPayments } as unknown as PaymentGateway;
  const client = await base.pool.connect();
  try {
    const verdicts = await compareWithProvider(client, gateway, () => undefined);
    return verdicts.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
  } finally {
    client.release();
  }
}

const changed = (change: (first: PaymentSum) => Partial<PaymentSum>) =>
  theirs.map((sum, index) => (index === 0 ? { ...sum, ...change(sum) } : sum));

describe("the provider's books", () => {
  it('agree with ours', async () => {
    expect(theirs.length).toBeGreaterThan(100);
    expect(await brokenBy(theirs)).toEqual([]);
  });

  it.each([
    ['I2 (stripe)', 'more was taken', (sum: PaymentSum) => ({ capturedMinor: sum.capturedMinor + 1 })],
    ['I2 (stripe)', 'something was given back', () => ({ refundedMinor: 1 })],
    ['I2 (stripe)', 'it was another currency', () => ({ currency: 'EUR' })],
    ['I9 (stripe)', 'a payment of ours is unknown here', () => ({ ref: 'pi_of_nobody' })],
  ] as const)('break %s when %s', async (promise, _what, change) => {
    expect(await brokenBy(changed(change))).toContain(promise);
  });

  it('excuse one payment of a row that never heard of it, and no second one, and none that took money', async () => {
    const made = await base.pool.query<{ id: string }>(
      `insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status)
       select id, 'stripe', 'card', 1000, 'USD', 1000, 'failed' from booking where status = 'expired' limit 1 returning id`,
    );
    const unheard = {
      paymentId: made.rows[0]?.id ?? '',
      currency: 'USD',
      capturedMinor: 0,
      refundedMinor: 0,
      payer: null,
    };
    const lost = (ref: string, more: Partial<PaymentSum> = {}): PaymentSum => ({
      ...unheard,
      ref,
      status: 'open',
      ...more,
    });
    expect(await brokenBy([...theirs, lost('pi_lost')])).toEqual([]);
    expect(await brokenBy([...theirs, lost('pi_lost'), lost('pi_lost_too')])).toEqual(['I9 (stripe)']);
    expect(await brokenBy([...theirs, lost('pi_lost', { capturedMinor: 1 })])).toEqual(['I9 (stripe)']);
  });

  it("leave out what is not ours: another program's payments in the same account", async () => {
    const foreign = {
      ref: 'pi_foreign',
      paymentId: null,
      currency: 'USD',
      capturedMinor: 1,
      refundedMinor: 0,
      payer: null,
    };
    expect(await brokenBy([...theirs, { ...foreign, status: 'succeeded' }])).toEqual([]);
  });

  it('ask about each payment where the provider has no list, and break when it does not answer', async () => {
    const asked: string[] = [];
    const summaryOf: PaymentGateway['summaryOf'] = async (ref) => {
      asked.push(ref);
      return { ok: false, kind: 'unknown', reason: 'nobody is there' };
    };
    const gateway = { provider: 'paypal', listPayments: null, summaryOf } as unknown as PaymentGateway;
    const client = await base.pool.connect();
    await expect(compareWithProvider(client, gateway, () => undefined)).rejects.toThrow('nobody is there');
    client.release();
    expect(asked).toHaveLength(1);
  });
});
