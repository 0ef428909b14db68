import { describe, expect, it } from 'vitest';
import { type Posting, sumsOf } from './entry.ts';
import { postCommissionReleased, postCommissionTakenBack, postPartnerPaid } from './partners.ts';

const share = { partnerId: 'p', bookingId: 'b', amountCents: 500 };

function balances(...made: Posting[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, amountMinor } of made.flatMap((one) => one.entries))
    sums[account] = (sums[account] ?? 0) + amountMinor;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

describe('the commission of a partner', () => {
  const released = postCommissionReleased(share);
  const paid = postPartnerPaid({ paymentId: 'x', partnerId: 'p', amountCents: 500 });
  const back = postCommissionTakenBack({ ...share, amountCents: 380 }, 120);

  it('is a cost, and owed, once it is released', () => {
    expect(balances(released)).toEqual({ partner_cost: 500, 'partner_payable:p': -500 });
    expect(released.extRef).toBe('partner:b');
  });
  it('leaves the bank when it is paid', () => {
    expect(balances(released, paid)).toEqual({ partner_cost: 500, 'bank:usd': -500 });
  });
  it('is owed in part when a part is taken back, before and after it was paid', () => {
    expect(balances(released, back)).toEqual({ partner_cost: 120, 'partner_payable:p': -120 });
    expect(balances(released, paid, back)).toEqual({ partner_cost: 120, 'partner_payable:p': 380, 'bank:usd': -500 });
  });
  it('balances by itself in each posting', () => {
    for (const one of [released, paid, back]) expect([...sumsOf(one.entries)]).toEqual([['USD', 0]]);
  });
  it.each([0, -1])('of %d is no posting', (amountCents) => {
    expect(() => postCommissionReleased({ ...share, amountCents })).toThrow(RangeError);
    expect(() => postCommissionTakenBack({ ...share, amountCents }, 0)).toThrow(RangeError);
    expect(() => postPartnerPaid({ paymentId: 'x', partnerId: 'p', amountCents })).toThrow(RangeError);
  });
});
