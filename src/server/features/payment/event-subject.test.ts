import { expect, it } from 'vitest';
import { subjectOf } from './event-subject.ts';

it.each([
  ['stripe', 'payment_intent.succeeded', 'payment'],
  ['stripe', 'payment_intent.payment_failed', 'payment'],
  ['stripe', 'charge.refunded', 'all-refunds'],
  ['stripe', 'refund.updated', 'refund'],
  ['stripe', 'refund.failed', 'refund'],
  ['stripe', 'charge.refund.updated', 'refund'],
  ['stripe', 'charge.dispute.created', 'dispute'],
  ['stripe', 'charge.dispute.closed', 'dispute'],
  ['stripe', 'charge.succeeded', 'nothing'],
  ['stripe', 'customer.created', 'nothing'],
  ['paypal', 'CHECKOUT.ORDER.APPROVED', 'approval'],
  ['paypal', 'CHECKOUT.ORDER.COMPLETED', 'payment'],
  ['paypal', 'PAYMENT.CAPTURE.COMPLETED', 'payment'],
  ['paypal', 'PAYMENT.CAPTURE.PENDING', 'payment'],
  ['paypal', 'PAYMENT.CAPTURE.DENIED', 'payment'],
  ['paypal', 'PAYMENT.CAPTURE.DECLINED', 'payment'],
  ['paypal', 'PAYMENT.CAPTURE.REFUNDED', 'refund'],
  ['paypal', 'PAYMENT.REFUND.FAILED', 'refund'],
  ['paypal', 'PAYMENT.CAPTURE.REVERSED', 'all-refunds'],
  ['paypal', 'CUSTOMER.DISPUTE.RESOLVED', 'dispute'],
  ['paypal', 'BILLING.PLAN.CREATED', 'nothing'],
] as const)('%s %s is about %s', (provider, type, subject) => {
  expect(subjectOf(provider, type)).toBe(subject);
});
