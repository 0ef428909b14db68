import { describe, expect, it } from 'vitest';
import { lateOutcomeOf, manualRefundFaults, refundActsOf } from './manual-refund.ts';

describe('a refund that its provider cannot deliver', () => {
  it.each([
    ['failed', true, ['retry', 'settle']],
    ['failed', false, ['settle']],
    ['sent', true, []],
    ['pending', false, ['settle']],
    ['new', false, ['settle']],
    ['succeeded', false, []],
    ['settled', true, []],
  ] as const)('that is %s, with a provider: %s, may be %j', (status, isThere, acts) =>
    expect(refundActsOf(status, isThere)).toEqual(acts),
  );

  it('may be nothing any more once another refund has given its money back', () =>
    expect(refundActsOf('failed', true, false)).toEqual([]));

  it.each([
    [{ reference: 'TR 4711', paidOn: '2026-11-20' }, {}],
    [{ reference: 'TR 4711', paidOn: '2026-11-27' }, {}],
    [{ reference: ' x ', paidOn: '2026-11-20' }, { reference: 'short' }],
    [{ reference: 'TR 4711', paidOn: '2026-11-28' }, { paid_on: 'future' }],
    [
      { reference: '', paidOn: '2026-11-19' },
      { reference: 'short', paid_on: 'before' },
    ],
  ])('and was paid with %j has the faults %j', (payment, faults) =>
    expect(manualRefundFaults(payment, { madeOn: '2026-11-20', today: '2026-11-27' })).toEqual(faults),
  );

  it.each([
    [{ ref: 're_1', status: 'succeeded' }, null, 'paid-twice'],
    [{ ref: 're_1', status: 'succeeded' }, 're_1', 'nothing'],
    [{ ref: 're_1', status: 'pending' }, null, 'nothing'],
    [{ ref: 're_1', status: 'failed' }, null, 'nothing'],
    [{ ref: 're_1', status: 'failed' }, 're_1', 'twice-taken-back'],
    [{ ref: 're_2', status: 'failed' }, 're_1', 'nothing'],
  ] as const)('of which the provider says %j later, known twice as %s: %s', (word, twice, does) =>
    expect(lateOutcomeOf(word, twice)).toBe(does),
  );
});
