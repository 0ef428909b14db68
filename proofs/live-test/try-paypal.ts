// A small payment at PayPal's sandbox through our gateway: opened, approved by a person, captured, refunded.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaypalGateway } from '#src/server/providers/payment-port.ts';
import type { Report } from './report.ts';

const CENTS = 100;
const PART = 40;
const POLL_MS = 2000;

/** Asks a person to approve the order at this address; returns when to give up, in ms from now. */
export type AskPayer = (approvalUrl: string) => Promise<number>;

/** Runs the tries; those that need the payer's approval are left out without it. */
export async function tryPaypal(gateway: PaypalGateway, report: Report, askPayer: AskPayer): Promise<void> {
  const paymentId = randomUUID();
  const order = {
    paymentId,
    bookingId: randomUUID(),
    bookingRef: `LIVETEST-${paymentId.slice(0, 8)}`,
    method: 'paypal' as const,
    amountMinor: CENTS,
    currency: 'USD',
    key: `live-test:${paymentId}:create`,
    returnUrl: 'https://example.test/payment/return',
    cancelUrl: 'https://example.test/payment/return?left=1',
  };
  const made = await gateway.createPayment(order);
  report.check('PayPal: an order is opened and leads to its page', made.ok && made.value.actionUrl !== null, made);
  if (!made.ok || made.value.actionUrl === null) return;
  const { ref } = made.value;
  const again = await gateway.createPayment(order);
  report.check('PayPal: the same key opens no second one', again.ok && again.value.ref === ref, again);
  const early = await gateway.capturePayment(ref, `live-test:${paymentId}:early`);
  const isRefused = !early.ok && early.kind === 'definite' && early.code === 'ORDER_NOT_APPROVED';
  report.check('PayPal: nothing is taken before the payer has agreed', isRefused, early);
  if (!(await isApproved(gateway, ref, await askPayer(made.value.actionUrl)))) {
    return report.note('PayPal: the order was not approved; capture and refund were not tried');
  }
  await tryCapture(gateway, report, { ref, key: `live-test:${paymentId}:capture` });
}

async function isApproved(gateway: PaypalGateway, ref: string, waitMs: number): Promise<boolean> {
  const end = performance.now() + waitMs;
  for (;;) {
    const seen = await gateway.retrievePayment(ref);
    if (seen.ok && seen.value.status === 'approved') return true;
    if (performance.now() >= end) return false;
    await pause(Math.min(POLL_MS, waitMs));
  }
}

async function tryCapture(
  gateway: PaypalGateway,
  report: Report,
  { ref, key }: { readonly ref: string; readonly key: string },
): Promise<void> {
  const paid = await gateway.capturePayment(ref, key);
  const isPaid = paid.ok && paid.value.status === 'succeeded' && paid.value.receivedMinor === CENTS;
  report.check('PayPal: an approved order is captured', isPaid, paid);
  const again = await gateway.capturePayment(ref, key);
  report.check('PayPal: the same key captures once', again.ok && again.value.receivedMinor === CENTS, again);
  const refundId = randomUUID();
  const captureRef = paid.ok ? paid.value.captureRef : null;
  const refund = await gateway.refund({
    refundId,
    paymentRef: ref,
    captureRef,
    amountMinor: PART,
    currency: 'USD',
    key: `refund:${refundId}`,
  });
  report.check('PayPal: a part is refunded', refund.ok && refund.value.status !== 'failed', refund);
  const sum = await gateway.summaryOf(ref);
  const agrees = sum.ok && sum.value.capturedMinor === CENTS && sum.value.refundedMinor === PART;
  report.check('PayPal: the sums agree', agrees, sum);
}
