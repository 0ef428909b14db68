// Small payments at Stripe's test mode through our gateway: taken, declined, authenticated, refunded, Alipay.
import { randomUUID } from 'node:crypto';
import type { NewPayment, StripeGateway } from '#src/server/providers/payment-port.ts';
import type { Report } from './report.ts';

const CENTS = 100;
const RETURN_URL = 'https://example.test/payment/return';

/** Runs every try in turn; none stops the others. */
export async function tryStripe(gateway: StripeGateway, report: Report): Promise<void> {
  await tryCard(gateway, report);
  await tryDecline(gateway, report);
  await tryAuthentication(gateway, report);
  await tryAlipay(gateway, report);
  await tryMinimum(gateway, report);
}

function orderOf(more: Partial<NewPayment> = {}): NewPayment {
  const paymentId = randomUUID();
  return {
    paymentId,
    bookingId: randomUUID(),
    bookingRef: 'LIVETEST',
    method: 'card',
    amountMinor: CENTS,
    currency: 'USD',
    key: `live-test:${paymentId}:create`,
    returnUrl: RETURN_URL,
    cancelUrl: RETURN_URL,
    ...more,
  };
}

const method = (ref: string) => ({ kind: 'method' as const, ref });

async function tryCard(gateway: StripeGateway, report: Report): Promise<void> {
  const order = orderOf();
  const made = await gateway.createPayment(order);
  const ref = made.ok ? made.value.ref : '';
  report.check(
    'Stripe: a payment is opened and offers cards',
    made.ok && made.value.offeredMethods.includes('card'),
    made,
  );
  const again = await gateway.createPayment(order);
  report.check('Stripe: the same key opens no second one', again.ok && again.value.ref === ref, again);
  const paid = await gateway.confirmPayment(ref, {
    card: method('pm_card_visa'),
    returnUrl: RETURN_URL,
    key: `${order.key}:1`,
    asksBank: false,
  });
  const isPaid = paid.ok && paid.value.status === 'succeeded' && paid.value.receivedMinor === CENTS;
  report.check('Stripe: a test card pays it', isPaid, paid);
  await tryRefund(gateway, report, ref);
}

async function tryRefund(gateway: StripeGateway, report: Report, paymentRef: string): Promise<void> {
  const refundId = randomUUID();
  const part = 40;
  const order = {
    refundId,
    paymentRef,
    captureRef: null,
    amountMinor: part,
    currency: 'USD',
    key: `refund:${refundId}`,
  };
  const refund = await gateway.refund(order);
  report.check('Stripe: a part is refunded', refund.ok && refund.value.status !== 'failed', refund);
  const seen = refund.ok ? await gateway.retrieveRefund(refund.value.ref) : refund;
  report.check('Stripe: the refund carries our id', seen.ok && seen.value.refundId === refundId, seen);
  const sum = await gateway.summaryOf(paymentRef);
  const agrees = sum.ok && sum.value.capturedMinor === CENTS && sum.value.refundedMinor === part;
  report.check('Stripe: the sums agree', agrees, sum);
}

async function tryDecline(gateway: StripeGateway, report: Report): Promise<void> {
  const made = await gateway.createPayment(orderOf());
  const ref = made.ok ? made.value.ref : '';
  const card = method('pm_card_visa_chargeDeclinedInsufficientFunds');
  const answer = await gateway.confirmPayment(ref, {
    card,
    returnUrl: RETURN_URL,
    key: `live-test:${ref}:1`,
    asksBank: false,
  });
  const isDeclined = !answer.ok && answer.kind === 'definite' && answer.declineCode === 'insufficient_funds';
  report.check('Stripe: a card without money is declined, and says why', isDeclined, answer);
  const after = await gateway.cancelPayment(ref);
  report.check('Stripe: a payment can be cancelled', after.ok && after.value.status === 'cancelled', after);
}

async function tryAuthentication(gateway: StripeGateway, report: Report): Promise<void> {
  const made = await gateway.createPayment(orderOf());
  const ref = made.ok ? made.value.ref : '';
  const card = method('pm_card_threeDSecure2Required');
  const answer = await gateway.confirmPayment(ref, {
    card,
    returnUrl: RETURN_URL,
    key: `live-test:${ref}:1`,
    asksBank: false,
  });
  const leads = answer.ok && answer.value.status === 'action' && answer.value.actionUrl !== null;
  report.check('Stripe: 3-D Secure leads to a page', leads, answer);
  await gateway.cancelPayment(ref);
}

async function tryAlipay(gateway: StripeGateway, report: Report): Promise<void> {
  const made = await gateway.createPayment(orderOf({ method: 'alipay', currency: 'SGD' }));
  const isOffered = made.ok && made.value.offeredMethods.includes('alipay');
  report.note(`Stripe: this account ${isOffered ? 'offers' : 'does not offer'} Alipay in SGD`);
  if (!made.ok || !isOffered) return;
  const { ref } = made.value;
  const answer = await gateway.confirmAlipay(ref, {
    returnUrl: RETURN_URL,
    key: `live-test:${ref}:1`,
  });
  report.check('Stripe: Alipay leads to its page', answer.ok && answer.value.actionUrl !== null, answer);
  await gateway.cancelPayment(ref);
}

async function tryMinimum(gateway: StripeGateway, report: Report): Promise<void> {
  const answers = await Promise.all(
    [49, 50].map((amountMinor) => gateway.createPayment(orderOf({ amountMinor, currency: 'SGD' }))),
  );
  const [below, at] = answers.map((answer) => (answer.ok ? 'taken' : ('code' in answer && answer.code) || 'refused'));
  report.note(`Stripe: 0.49 SGD is ${below}, 0.50 SGD is ${at}`);
  await Promise.all(answers.map((answer) => (answer.ok ? gateway.cancelPayment(answer.value.ref) : null)));
}
