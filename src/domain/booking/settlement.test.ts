import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { sumsOf } from '#src/domain/ledger/entry.ts';
import { settlementOf, type SettlementFacts } from './settlement.ts';
import { bookingStatuses } from './status.ts';

const hour = 3_600_000;
const now = 10_000 * hour;
const facts: SettlementFacts = {
  bookingId: 'b',
  hostId: 'h',
  status: 'completed',
  held: { depositCents: 800, serviceFeeCents: 240 },
  isRefundOpen: false,
  isContested: false,
  noShowAt: null,
  experienceCents: 4000,
  commissionRate: null,
  keptGoesTo: 'host',
  now,
};
const reported = (more: Partial<SettlementFacts>) => {
  const decision = settlementOf({ ...facts, ...more });
  if (decision.do !== 'post') return decision.do;
  return Object.fromEntries(decision.posting.entries.map((entry) => [entry.account, entry.amountMinor]));
};

describe('what becomes of deposit and fee', () => {
  it('by default the deposit is the commission', () => {
    expect(reported({})).toEqual({
      'customer_deposit:b': 800,
      'revenue:commission': -800,
      'fee_unearned:b': 240,
      'revenue:fee': -240,
    });
  });

  it('with a rate of its own the rest is owed to the host, and the commission never exceeds the deposit', () => {
    expect(reported({ commissionRate: 0.15 })).toMatchObject({ 'revenue:commission': -600, 'host_payable:h': -200 });
    expect(reported({ commissionRate: 0.5 })).toMatchObject({ 'revenue:commission': -800 });
  });

  it('kept money goes to the host, or where the operator says', () => {
    expect(reported({ status: 'cancelled' })).toMatchObject({ 'host_payable:h': -800, 'revenue:fee': -240 });
    expect(reported({ status: 'cancelled', keptGoesTo: 'marketplace' })).toMatchObject({ 'revenue:commission': -800 });
  });

  it('waits for refunds, for the objection after a no-show, and for whatever is not over', () => {
    expect(reported({ isRefundOpen: true })).toBe('wait');
    expect(reported({ status: 'no_show', noShowAt: now - 24 * hour })).toBe('wait');
    expect(reported({ status: 'no_show', noShowAt: now - 24 * hour - 1 })).toMatchObject({ 'host_payable:h': -800 });
    expect(reported({ status: 'no_show', noShowAt: now - 48 * hour, isContested: true })).toBe('wait');
    for (const status of bookingStatuses.filter((one) => !['completed', 'cancelled', 'no_show'].includes(one)))
      expect(reported({ status })).toBe('wait');
  });

  it('posts nothing where nothing is held', () => {
    expect(reported({ status: 'cancelled', held: { depositCents: 0, serviceFeeCents: 0 } })).toBe('nothing');
  });

  it('always balances and always empties both accounts', () => {
    const held = fc.record({ depositCents: fc.integer({ min: 0, max: 1_000_000 }), serviceFeeCents: fc.nat(100_000) });
    const rate = fc.option(fc.constantFrom('0', '0.1', '0.25', '1'));
    fc.assert(
      fc.property(
        held,
        rate,
        fc.nat(5_000_000),
        fc.constantFrom('completed', 'cancelled'),
        (money, commissionRate, experienceCents, status) => {
          const decision = settlementOf({ ...facts, held: money, commissionRate, experienceCents, status });
          if (decision.do !== 'post') {
            expect([decision.do, money.depositCents, money.serviceFeeCents]).toEqual(['nothing', 0, 0]);
            return;
          }
          const { entries } = decision.posting;
          expect([...sumsOf(entries).values()].every((sum) => sum === 0)).toBe(true);
          const sumOf = (account: string) =>
            entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.amountMinor, 0);
          expect([sumOf('customer_deposit:b'), sumOf('fee_unearned:b')]).toEqual([
            money.depositCents,
            money.serviceFeeCents,
          ]);
        },
      ),
    );
  });
});
