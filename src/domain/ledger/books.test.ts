import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountGroup, balancesOf, type LedgerSum, postingBounds, readLedgerSearch } from './books.ts';
import { bankAccount, depositAccount, hostAccount, pspAccount } from './entry.ts';

const sum = (more: Partial<LedgerSum>): LedgerSum => ({
  group: 'discount',
  kind: 'confirmed',
  currency: 'USD',
  nowMinor: 0,
  movedMinor: 0,
  endMinor: 0,
  firstTx: null,
  lastTx: null,
  ...more,
});

describe('the accounts as an operator looks at them', () => {
  it.each([
    [depositAccount('b1'), 'customer_deposit'],
    [hostAccount('h1'), 'host_payable'],
    [pspAccount('stripe', 'USD'), 'psp:stripe:usd'],
    [bankAccount('USD'), 'bank:usd'],
    ['revenue:fee', 'revenue:fee'],
  ])('%s stands in %s', (account, group) => expect(accountGroup(account)).toBe(group));

  it.each([
    [' ', null],
    ['bcdf-hjkm', { by: 'booking', ref: 'BCDFHJKM' }],
    ['psp:stripe:usd', { by: 'group', group: 'psp:stripe:usd' }],
    ['goodwill', { by: 'group', group: 'goodwill' }],
    ['host_payable', { by: 'group', group: 'host_payable' }],
    ['host_payable:h1', { by: 'account', account: 'host_payable:h1' }],
    ['re_3Abc', { by: 'reference', reference: 're_3Abc' }],
    ['payout:7:returned', { by: 'reference', reference: 'payout:7:returned' }],
  ])('%j is read as %j', (typed, found) => expect(readLedgerSearch(typed)).toEqual(found));
});

describe('balances', () => {
  const entry = fc.record({
    kind: fc.constantFrom('confirmed', 'refunded'),
    amount: fc.integer({ min: -9e6, max: 9e6 }),
  });

  it('add kinds up, and all groups of a currency come to 0 where postings do', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const sums = entries.flatMap(({ kind, amount }) => [
          sum({ group: 'psp:stripe:usd', kind, nowMinor: amount, movedMinor: amount, endMinor: amount }),
          sum({ group: 'surplus', kind, nowMinor: -amount, movedMinor: -amount, endMinor: -amount }),
        ]);
        const { balances, totals } = balancesOf(sums);
        const all = entries.reduce((total, { amount }) => total + amount, 0);
        expect(balances.map(({ group, nowMinor }) => [group, nowMinor])).toEqual(
          entries.length === 0
            ? []
            : [
                ['psp:stripe:usd', all],
                ['surplus', 0 - all],
              ],
        );
        for (const { nowMinor, movedMinor, endMinor } of totals)
          expect([nowMinor, movedMinor, endMinor]).toEqual([0, 0, 0]);
      }),
    );
  });

  it('are apart for each currency', () => {
    const { balances, totals } = balancesOf([
      sum({ group: 'fx:usdsgd', currency: 'SGD', nowMinor: -724 }),
      sum({ group: 'fx:usdsgd', currency: 'USD', nowMinor: 540 }),
    ]);
    expect(balances.map(({ currency, nowMinor }) => [currency, nowMinor])).toEqual([
      ['SGD', -724],
      ['USD', 540],
    ]);
    expect(totals).toHaveLength(2);
  });
});

describe('the bounds of postings', () => {
  const sums = [
    sum({ kind: 'confirmed', firstTx: 3, lastTx: 9 }),
    sum({ kind: 'refunded', firstTx: 5, lastTx: 20 }),
    sum({ kind: 'refunded', group: 'goodwill', firstTx: 7, lastTx: 7 }),
    sum({ kind: 'kept' }),
  ];
  it.each([
    [
      { kind: undefined, group: undefined },
      { first: 3, last: 20 },
    ],
    [
      { kind: 'confirmed', group: undefined },
      { first: 3, last: 9 },
    ],
    [
      { kind: undefined, group: 'goodwill' },
      { first: 7, last: 7 },
    ],
    [{ kind: 'confirmed', group: 'goodwill' }, null],
    [{ kind: 'kept', group: undefined }, null],
  ])('of %j are %j', (asked, bounds) => expect(postingBounds(sums, asked)).toEqual(bounds));
});
