import { describe, expect, it } from 'vitest';
import { taskWords } from './task-words.ts';

const nbsp = '\u{A0}';
const dispute = {
  ref: 'dp_1',
  status: 'open',
  hasTakenMoney: true,
  paymentRef: 'pi_1',
  captureRef: null,
  reason: 'fraudulent',
} as const;
const asked = { amountMinor: 5, currency: 'USD' };

describe.each([
  ['USD', 624, 'US$6.24'],
  ['JPY', 624, '¥624'],
  ['KWD', 3210, `KWD${nbsp}3.210`],
])('a task about an amount in %s', (currency, amountMinor, shown) => {
  const charged = { amountMinor, currency };
  const answerByMs = Date.UTC(2026, 11, 9, 23, 59);
  it.each([
    [
      taskWords.dispute({ ...dispute, ...charged, answerByMs }, 'stripe'),
      `The guest’s bank disputes ${shown} (fraudulent). Respond to Stripe by 2026-12-09 23:59 UTC: dispute dp_1, payment pi_1.`,
    ],
    [
      taskWords.dispute(
        { ...dispute, ...charged, reason: '', captureRef: 'C1', paymentRef: null, answerByMs: null },
        'paypal',
      ),
      `The guest’s bank disputes ${shown} (no reason given). Respond to PayPal: dispute dp_1, payment C1.`,
    ],
    [
      taskWords.dispute({ ...dispute, ...charged, status: 'lost', answerByMs }, 'stripe'),
      `The guest’s bank disputes ${shown} (fraudulent). The dispute is lost and the guest has the money. Stripe: dispute dp_1, payment pi_1.`,
    ],
    [taskWords.mismatch(charged, asked), `We asked for US$0.05 and received ${shown}. We’re refunding it.`],
    [taskWords.mismatch(asked, charged), `We asked for ${shown} and received US$0.05. We’re refunding it.`],
    [taskWords.refundFailed(charged), `The refund of ${shown} failed. Pay it another way.`],
    [
      taskWords.refundedTwice(charged, 're_1'),
      `The provider also refunded ${shown} (re_1): the guest was refunded twice.`,
    ],
    [
      taskWords.refundedAtProvider(charged, 're_1'),
      `${shown} was refunded at the provider (re_1). The booking didn’t change.`,
    ],
  ])('writes it as people do: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
