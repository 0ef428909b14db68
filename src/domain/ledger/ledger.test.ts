import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import {
  postDisputed,
  postDisputeLost,
  postDisputeWon,
  postConfirmed,
  postReversal,
  postSurplus,
  postSurplusRefunded,
} from './postings.ts';
import { posting, sumsOf, type Posting } from './entry.ts';
import { postCompleted, postKept, postRefunded } from './settlement.ts';
import { refundAmount } from '#src/domain/payment/refund-amount.ts';

const online = { bookingId: 'b', depositCents: 800, serviceFeeCents: 240, discountCents: 500, dueCents: 540 };
const usd = { provider: 'stripe', currency: 'USD', amountMinor: 540, dueCents: 540 };
const sgd = { provider: 'stripe', currency: 'SGD', amountMinor: 724, dueCents: 540 };

const reported = (made: Posting) =>
  Object.fromEntries(made.entries.map((one) => [`${one.account} ${one.currency}`, one.amountMinor]));

const balances = (...made: Posting[]) => {
  const sums = new Map<string, number>();
  for (const one of made.flatMap((each) => each.entries)) {
    const key = `${one.account} ${one.currency}`;
    sums.set(key, (sums.get(key) ?? 0) + one.amountMinor);
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
};

describe('the worked postings of the ledger page', () => {
  it('confirmed by card', () => {
    expect(reported(postConfirmed(online, usd, 'pi_1'))).toEqual({
      'psp:stripe:usd USD': 540,
      'discount USD': 500,
      'customer_deposit:b USD': -800,
      'fee_unearned:b USD': -240,
    });
  });

  it('confirmed with nothing due', () => {
    const free = { ...online, discountCents: 1040, dueCents: 0 };
    expect(reported(postConfirmed(free, null, 'booking:b'))).toEqual({
      'discount USD': 1040,
      'customer_deposit:b USD': -800,
      'fee_unearned:b USD': -240,
    });
  });

  it('captured in SGD', () => {
    expect(balances(postConfirmed(online, sgd, 'pi_2'))).toEqual({
      'psp:stripe:sgd SGD': 724,
      'fx:usdsgd SGD': -724,
      'fx:usdsgd USD': 540,
      'discount USD': 500,
      'customer_deposit:b USD': -800,
      'fee_unearned:b USD': -240,
    });
  });

  it('completed with a commission below the deposit', () => {
    const made = postCompleted(online, { hostId: 'h', commissionCents: 600 }, 'done:b');
    expect(reported(made)).toEqual({
      'customer_deposit:b USD': 800,
      'revenue:commission USD': -600,
      'host_payable:h USD': -200,
      'fee_unearned:b USD': 240,
      'revenue:fee USD': -240,
    });
  });

  it('completed with the default commission owes the host nothing', () => {
    const made = postCompleted(online, { hostId: 'h', commissionCents: 800 }, 'done:b');
    expect(made.entries.map((one) => one.account)).not.toContain('host_payable:h');
  });

  it('kept after a no-show, by host or marketplace', () => {
    expect(reported(postKept(online, 'h', 'kept:b'))).toMatchObject({
      'host_payable:h USD': -800,
      'revenue:fee USD': -240,
    });
    expect(reported(postKept(online, null, 'kept:b'))).toMatchObject({ 'revenue:commission USD': -800 });
  });

  it('half of it refunded in proportion, the rest kept', () => {
    const back = postRefunded(
      online,
      { ...usd, amountMinor: 270, dueCents: 270 },
      { isCodeGivenBack: false, extRef: 're_1' },
    );
    expect(reported(back)).toEqual({
      'psp:stripe:usd USD': -270,
      'customer_deposit:b USD': 208,
      'fee_unearned:b USD': 62,
    });
    const rest = { bookingId: 'b', depositCents: 592, serviceFeeCents: 178 };
    expect(balances(postConfirmed(online, usd, 'pi_1'), back, postKept(rest, 'h', 'kept:b'))).toEqual({
      'psp:stripe:usd USD': 270,
      'discount USD': 500,
      'host_payable:h USD': -592,
      'revenue:fee USD': -178,
    });
  });

  it("refunded after it was earned is the marketplace's cost", () => {
    const gone = { bookingId: 'b', depositCents: 0, serviceFeeCents: 0, discountCents: 0 };
    const back = { ...usd, amountMinor: 100, dueCents: 100 };
    expect(reported(postRefunded(gone, back, { isCodeGivenBack: false, extRef: 're_1' }))).toEqual({
      'psp:stripe:usd USD': -100,
      'goodwill USD': 100,
    });
    const little = { ...gone, depositCents: 60, serviceFeeCents: 20 };
    expect(reported(postRefunded(little, back, { isCodeGivenBack: false, extRef: 're_2' }))).toEqual({
      'psp:stripe:usd USD': -100,
      'customer_deposit:b USD': 60,
      'fee_unearned:b USD': 20,
      'goodwill USD': 20,
    });
  });

  it('disputed in SGD: out of the provider, and back or lost', () => {
    const out = postDisputed('p', sgd, 'dp_1');
    expect(balances(out)).toEqual({
      'psp:stripe:sgd SGD': -724,
      'fx:usdsgd SGD': 724,
      'fx:usdsgd USD': -540,
      'dispute_clearing:p USD': 540,
    });
    expect(balances(out, postDisputeWon('p', sgd, 'dp_1:won'))).toEqual({});
    expect(balances(out, postDisputeLost('p', 540, 'dp_1:lost'))).toMatchObject({ 'dispute_loss USD': 540 });
    expect(balances(out, postDisputeLost('p', 540, 'dp_1:lost'))).not.toHaveProperty(['dispute_clearing:p USD']);
  });

  it('throws for what cannot be', () => {
    expect(() => postConfirmed(online, null, 'x')).toThrow(RangeError);
    expect(() => postConfirmed(online, { ...usd, amountMinor: 541 }, 'x')).toThrow(RangeError);
    expect(() => postCompleted(online, { hostId: 'h', commissionCents: 801 }, 'x')).toThrow(RangeError);
    expect(() => posting('x', 'x', [{ account: 'a', amountMinor: 1, currency: 'USD' }])).toThrow(
      /out of balance by 1 USD/,
    );
  });
});

describe('every posting', () => {
  const money = fc
    .record({ deposit: fc.nat(1_000_000), fee: fc.nat(100_000), part: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ deposit, fee, part }) => {
      const discountCents = Math.floor((deposit + fee) * part);
      const dueCents = deposit + fee - discountCents;
      return { bookingId: 'b', depositCents: deposit, serviceFeeCents: fee, discountCents, dueCents };
    });
  const currency = fc.constantFrom('USD', 'SGD');

  it('sums to 0 in each currency, and undoing it all leaves nothing', () => {
    fc.assert(
      fc.property(money, currency, fc.nat(2_000_000), (given, code, foreign) => {
        const amountMinor = code === 'USD' ? given.dueCents : foreign;
        const received = { provider: 'stripe', currency: code, amountMinor, dueCents: given.dueCents };
        const paid = postConfirmed(given, received, 'pi');
        const back = postRefunded(given, received, { isCodeGivenBack: true, extRef: 're' });
        const failed = postReversal(back, 're:failed');
        const done = postCompleted(given, { hostId: 'h', commissionCents: given.depositCents }, 'done');
        for (const made of [paid, back, failed, done, postKept(given, 'h', 'kept')]) {
          expect([...sumsOf(made.entries).values()].every((sum) => sum === 0)).toBe(true);
          expect(made.entries.every((one) => one.amountMinor !== 0)).toBe(true);
        }
        expect(balances(paid, back)).toEqual({});
        expect(balances(paid, back, failed)).toEqual(balances(paid));
        const surplus = [postSurplus('p', received, 'pi2'), postSurplusRefunded('p', received, 're2')];
        expect(balances(...surplus)).toEqual({});
      }),
    );
  });

  it('sums to 0 in each currency through any row of part refunds, whoever the provider is', () => {
    const provider = fc.constantFrom('stripe', 'paypal');
    const wishes = fc.array(fc.record({ cents: fc.nat(900_000), isCodeGivenBack: fc.boolean() }), { maxLength: 6 });
    const charge = { money, currency, provider, wishes, rate: fc.integer({ min: 500, max: 3000 }) };
    fc.assert(
      fc.property(fc.record(charge), ({ money: given, currency: code, provider: name, wishes: parts, rate }) => {
        const amountMinor = code === 'USD' ? given.dueCents : Math.floor((given.dueCents * rate) / 1000);
        const paid = { provider: name, currency: code, amountMinor, dueCents: given.dueCents };
        const made = [postConfirmed(given, paid, 'x')];
        const back = { amountMinor: 0, dueCents: 0 };
        for (const { cents, isCodeGivenBack } of parts) {
          const part = refundAmount(paid, back, cents);
          if (part === null) continue;
          back.amountMinor += part.amountMinor;
          back.dueCents += part.dueCents;
          const left = balances(...made);
          const held = {
            bookingId: 'b',
            depositCents: -(left['customer_deposit:b USD'] ?? 0),
            serviceFeeCents: -(left['fee_unearned:b USD'] ?? 0),
            discountCents: left['discount USD'] ?? 0,
          };
          made.push(postRefunded(held, { ...paid, ...part }, { isCodeGivenBack, extRef: `re_${made.length}` }));
        }
        for (const one of made) expect([...sumsOf(one.entries).values()].every((sum) => sum === 0)).toBe(true);
        const end = balances(...made);
        const psp = `psp:${name}:${code.toLowerCase()} ${code}`;
        expect(end[psp] ?? 0).toBe(paid.amountMinor - back.amountMinor);
        expect(end['customer_deposit:b USD'] ?? 0).toBeLessThanOrEqual(0);
        expect(end['fee_unearned:b USD'] ?? 0).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('never refunds more than was held', () => {
    fc.assert(
      fc.property(money, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const cents = Math.floor(given.dueCents * part);
        const received = { provider: 'stripe', currency: 'USD', amountMinor: cents, dueCents: cents };
        const back = balances(postRefunded(given, received, { isCodeGivenBack: false, extRef: 're' }));
        const [deposit, fee] = [back['customer_deposit:b USD'] ?? 0, back['fee_unearned:b USD'] ?? 0];
        expect(deposit >= 0 && deposit <= given.depositCents && fee >= 0 && fee <= given.serviceFeeCents).toBe(true);
      }),
    );
  });
});
