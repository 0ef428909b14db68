// A payment method of this test needs only a line in the registry to work everywhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefusal } from '#src/contract/refusal.ts';
import { payMethods, payProviders, type PayMethod, type ProviderName } from '#src/domain/payment/methods.ts';
import type { Answer, GatewayPayment, NewPayment, PaymentGateway } from '#src/server/providers/payment-port.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { openAttempt } from '#src/server/features/payment/open-attempt.ts';
import { sendOrder } from '#src/server/features/payment/send-order.ts';
import { settlePayment } from '#src/server/features/payment/settle-payment.ts';
import { cardRules, stripeRules } from './card/card-rules.ts';
import { methodRules, providerNames, providerRules } from './registry.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

async function checkedBy(constraint: string): Promise<string[]> {
  const { rows } = await base.pool.query(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [constraint],
  );
  return [...String(rows[0]?.text).matchAll(/'([a-z]+)'/g)].map(([, name = '']) => name);
}

describe('the registry', () => {
  it('holds what the database lets in, and no more', async () => {
    expect((await checkedBy('payment_method_check')).toSorted()).toEqual([...payMethods].toSorted());
    expect((await checkedBy('payment_provider_check')).toSorted()).toEqual([...payProviders].toSorted());
    expect(Object.keys(methodRules).toSorted()).toEqual([...payMethods].toSorted());
    expect(providerNames().toSorted()).toEqual([...payProviders].toSorted());
  });
});

const method = 'voucher-card' as PayMethod;
const provider = 'voucher-bank' as ProviderName;

/** A bank that pays any amount once the guest has agreed. */
function voucherBank() {
  let order: NewPayment | null = null;
  let status: GatewayPayment['status'] = 'open';
  const payment = (): Answer<GatewayPayment> => ({
    ok: true,
    value: {
      ref: 'vb_1',
      status,
      amountMinor: order?.amountMinor ?? 0,
      receivedMinor: status === 'succeeded' ? (order?.amountMinor ?? 0) : 0,
      currency: order?.currency ?? '',
      actionUrl: null,
      decline: null,
      paymentId: order?.paymentId ?? null,
      captureRef: null,
      clientSecret: null,
      offeredMethods: [method],
    },
  });
  const gateway: Partial<PaymentGateway> = {
    provider,
    patienceMs: 1000,
    createPayment: (made) => {
      order = made;
      return Promise.resolve(payment());
    },
    retrievePayment: () => Promise.resolve(payment()),
  };
  return { gateway: gateway as PaymentGateway, agree: () => (status = 'succeeded') };
}

describe('a way to pay that is added to it', () => {
  it('is paid with, and the booking is made', async () => {
    const bank = voucherBank();
    for (const name of ['payment_method_check', 'payment_provider_check'])
      await base.pool.query(`alter table payment drop constraint ${name}`);
    Object.assign(methodRules, { [method]: { ...cardRules, provider, declineCode: null } });
    Object.assign(providerRules, { [provider]: stripeRules });
    Object.assign(program.services.gateways, { [provider]: bank.gateway });
    try {
      const guest = await program.visitor();
      const choice = choiceOf(await insertBookableCourse(base.pool), { email: 'voucher@example.test' });
      const { body } = await guest.call('booking/checkout', choice);
      const wanted = { tokenHash: hashSecret(body.token), method, inputRef: 'voucher', leaseMs: 1000 };
      const opened = await openAttempt(program.services, wanted);
      if (isRefusal(opened) || !('attempt' in opened)) throw new Error('No attempt was opened');
      const { paymentId } = opened.attempt;
      expect(await sendOrder(program.services, bank.gateway, opened.attempt)).toMatchObject({ ok: true });
      bank.agree();
      expect(await settlePayment(program.services, paymentId, 'guest')).toEqual({ result: 'paid' });
      const { rows } = await base.pool.query(
        'select b.status, p.provider, p.method, p.status as paid from booking b join payment p on p.booking_id = b.id where ref = $1',
        [body.ref],
      );
      expect(rows).toEqual([{ status: 'confirmed', provider, method, paid: 'succeeded' }]);
    } finally {
      Reflect.deleteProperty(methodRules, method);
      Reflect.deleteProperty(providerRules, provider);
    }
  });
});
