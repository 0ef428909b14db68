import { describe, expect, it } from 'vitest';
import { type CouponTerms, writtenCode } from './coupon.ts';
import { evaluateCoupon, quoteWithCoupon } from './evaluate.ts';

const terms: CouponTerms = {
  code: 'WELCOME5',
  kind: 'fixed',
  amount_cents: 500,
  percent: null,
  valid_from_ms: 1000,
  valid_until_ms: 2000,
  minimum_spend_cents: 2000,
  max_uses: 10,
  max_uses_per_user: 1,
  is_first_booking_only: false,
  city_ids: [],
  course_ids: [],
  used: 0,
  used_by_guest: 0,
  has_booked: false,
  is_waiting: false,
};
const use = { now: 1500, course_id: 7, city_id: 3, experience_total_cents: 2000 };

describe('a code as it is typed', () => {
  it.each([
    [' welcome5 ', { ok: true, code: 'WELCOME5' }],
    ['', { ok: false, code: 'empty-code', reason: 'empty' }],
    ['   ', { ok: false, code: 'empty-code', reason: 'empty' }],
    ['wel come\u00A05', { ok: true, code: 'WELCOME5' }],
    ['\u200Bｗｅｌｃｏｍｅ５\u200E', { ok: true, code: 'WELCOME5' }],
    ['summer\u20115', { ok: true, code: 'SUMMER-5' }],
    ['a.b.c.d', { ok: false, code: 'coupon-invalid', reason: 'malformed' }],
    ['\u3164', { ok: false, code: 'empty-code', reason: 'empty' }],
    ["x' or 1=1", { ok: false, code: 'coupon-invalid', reason: 'malformed' }],
    ['ABC', { ok: false, code: 'coupon-invalid', reason: 'malformed' }],
    ['A'.repeat(41), { ok: false, code: 'coupon-invalid', reason: 'malformed' }],
  ])('%j', (typed, answer) => {
    expect(writtenCode(typed)).toEqual(answer);
  });
});

describe('whether a code counts', () => {
  it('counts at its edges', () => {
    const coupon = { code: 'WELCOME5', kind: 'fixed', amount_cents: 500 };
    expect(evaluateCoupon(terms, use)).toEqual({ ok: true, coupon });
    expect(evaluateCoupon(terms, { ...use, now: 1000 }).ok).toBe(true);
    expect(evaluateCoupon({ ...terms, used: 9, city_ids: [3], course_ids: [7] }, use).ok).toBe(true);
    expect(evaluateCoupon({ ...terms, max_uses: null, used: 1_000_000 }, use).ok).toBe(true);
  });

  it('can be in percent', () => {
    const coupon = { code: 'WELCOME5', kind: 'percent', percent: '12.50' };
    const percent = { ...terms, kind: 'percent' as const, amount_cents: null, percent: '12.50' };
    expect(evaluateCoupon(percent, use)).toEqual({ ok: true, coupon });
    expect(() => evaluateCoupon({ ...terms, amount_cents: null }, use)).toThrow(RangeError);
  });

  it.each<[string, Partial<CouponTerms> | null, Partial<typeof use>, string, string]>([
    ['nobody made it', null, {}, 'coupon-unknown', 'unknown'],
    ['before its time', {}, { now: 999 }, 'coupon-invalid', 'not-yet'],
    ['before a second operator has confirmed it', { is_waiting: true }, {}, 'coupon-invalid', 'waiting'],
    ['after its time', {}, { now: 2000 }, 'coupon-expired', 'over'],
    ['all used', { used: 10 }, {}, 'coupon-expired', 'exhausted'],
    ['its one use used', { max_uses: 1, used: 1 }, {}, 'coupon-once', 'single-use'],
    ['used by this guest', { used_by_guest: 1 }, {}, 'coupon-once', 'used-by-you'],
    ['too small a price', {}, { experience_total_cents: 1999 }, 'coupon-invalid', 'minimum'],
    ['another city', { city_ids: [4, 5] }, {}, 'coupon-invalid', 'city'],
    ['another listing', { course_ids: [8] }, {}, 'coupon-invalid', 'listing'],
    [
      'not a first booking',
      { is_first_booking_only: true, has_booked: true },
      {},
      'coupon-invalid',
      'not-first-booking',
    ],
    ['used by this guest, and over', { used_by_guest: 1 }, { now: 5000 }, 'coupon-once', 'used-by-you'],
    ['over, and in another city', { city_ids: [4] }, { now: 5000 }, 'coupon-expired', 'over'],
  ])('%s', (...[, changed, where, code, reason]) => {
    const given = changed === null ? null : { ...terms, ...changed };
    expect(evaluateCoupon(given, { ...use, ...where })).toEqual({ ok: false, code, reason });
  });
});

describe('a price with a code', () => {
  const input = {
    price_cents: 2000,
    pax: 1,
    min_pax: 1,
    surcharge_cents: null,
    group_tiers: [],
    addons: [],
    service_fee_rate: '0.06',
    deposit_rate: '0.2',
    currency: 'THB',
    rate: null,
  };

  it('measures the minimum on the experience, without the fee', () => {
    const made = quoteWithCoupon(input, terms, { now: 1500, course_id: 7, city_id: 3 });
    expect([made.quote.coupon_discount_cents, made.refusal]).toEqual([470, null]);
    const pricier = { ...terms, minimum_spend_cents: 2001 };
    const refused = quoteWithCoupon(input, pricier, { now: 1500, course_id: 7, city_id: 3 });
    expect([refused.quote.coupon_discount_cents, refused.refusal?.reason]).toEqual([0, 'minimum']);
  });
});
