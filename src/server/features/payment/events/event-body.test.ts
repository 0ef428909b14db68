import { fc } from '#tests/support/properties.ts';
import { expect, it } from 'vitest';
import { storableBody, subjectOf } from './event-body.ts';

it('keeps an ordinary event as it is', () => {
  const body =
    '{"id":"evt_1","data":{"object":{"id":"pi_1","metadata":{"payment_id":"p"},"amount":520,"x":[1,null,true]}}}';
  expect(storableBody(body)).toBe(body);
});

it.each([
  ['NUL', String.raw`{"a\u0000":"b\u0000"}`, '{"a\uFFFD":"b\uFFFD"}'],
  ['lone surrogates', String.raw`["\ud800", "\udfff", "\ud83d\ude00"]`, '["\uFFFD","\uFFFD","😀"]'],
  ['numbers without end', '[1e400000, -1e400000, 1e-400000]', '[null,null,0]'],
  ['a key that names the prototype', '{"__proto__":{"a":1}}', '{"__proto__":{"a":1}}'],
])('takes %s', (_what, body, stored) => {
  expect(storableBody(body)).toBe(stored);
});

it('cuts what is nested without end, and keeps the rest', () => {
  const deep = `{"id":"evt_1","a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const stored = storableBody(deep);
  expect(stored).toContain('"id":"evt_1"');
  expect(stored.length).toBeLessThan(300);
});

it('is always JSON again, without NUL and lone surrogates', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const stored = storableBody(JSON.stringify(value));
      expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      expect(() => JSON.parse(stored)).not.toThrow();
    }),
  );
});

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
