import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { staffPermissions } from '#src/domain/admin/areas.ts';
import type { CallSpec } from './call.ts';
import { contract } from './contract.ts';
import { examples } from './openapi-examples.ts';

const calls = Object.entries<CallSpec>(contract);
const takes = (name: keyof typeof contract, input: unknown) => z.safeParse(contract[name].in, input).success;

/** Walks every nested schema. */
function* inside(schema: unknown, seen = new Set<unknown>()): Generator<z.ZodType> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if (schema instanceof z.ZodType) {
    yield schema;
    yield* inside((schema as { def: unknown }).def, seen);
    return;
  }
  for (const value of Object.values(schema)) yield* inside(value, seen);
}

/** Faults by call; a judge returns those of one call, with `false` where there is none. */
function faultsOf(judge: (spec: CallSpec, name: string) => readonly (string | false)[]): string[] {
  return calls.flatMap(([name, spec]) => judge(spec, name).flatMap((fault) => (fault ? [`${name}: ${fault}`] : [])));
}

function isUnknownRefused(spec: CallSpec): boolean {
  const { error } = z.safeParse(spec.in, { surely_unknown: 1 });
  return error?.issues.some((issue) => issue.code === 'unrecognized_keys') === true;
}

/** Whether a text or an array has a maximum length; other schemas have no length. */
function isBounded(schema: z.ZodType): boolean {
  const json = schema instanceof z.ZodString || schema instanceof z.ZodArray ? z.toJSONSchema(schema) : null;
  if (json?.type === 'array') return json.maxItems !== undefined;
  return json?.type !== 'string' || (json.maxLength ?? json.pattern ?? json.format) !== undefined;
}
const isCoerced = (schema: z.ZodType) => (schema as unknown as { def: { coerce?: boolean } }).def.coerce === true;

const readRates: readonly string[] = ['read', 'search', 'auth'];
const writeRates: readonly string[] = ['write', 'auth', 'payment', 'upload'];

describe('every call', () => {
  it('is judged', () => {
    expect(calls.length).toBeGreaterThan(300);
    expect(faultsOf((spec) => [spec.access === 'operator' && 'is the staff’s']).length).toBeGreaterThan(50);
  });

  it('takes an object and refuses unknown fields', () => {
    const faults = faultsOf((spec, name) => [
      z.safeParse(spec.in, null).success && 'takes null',
      z.safeParse(spec.in, []).success && 'takes a list',
      // Only image/upload ignores unknown options (docs/reference/api.md#form).
      isUnknownRefused(spec) !== (name !== 'image/upload') && 'takes unknown fields, or no longer does',
    ]);
    expect(faults).toEqual([]);
  });

  it('answers an object without a field of its own called status', () => {
    const faults = faultsOf(({ out }) => [
      !(out instanceof z.ZodObject) && 'answers no object',
      out instanceof z.ZodObject && Object.keys(out.shape).includes('status') && 'answers a status',
    ]);
    expect(faults).toEqual([]);
  });

  it('bounds every text and every list it takes, and converts nothing', () => {
    const faults = faultsOf((spec) =>
      [...inside(spec.in)].flatMap((schema) => [
        !isBounded(schema) && 'has no bound',
        schema instanceof z.ZodPipe && 'converts',
        isCoerced(schema) && 'coerces',
      ]),
    );
    expect(faults).toEqual([]);
  });

  it('names the permission of the staff that it is, where it is the staff’s and nowhere else', () => {
    const permissions: readonly unknown[] = staffPermissions;
    const faults = faultsOf(({ access, permission }) => [
      access === 'operator'
        ? !permissions.includes(permission) && 'names no permission'
        : permission !== undefined && 'names a permission',
    ]);
    expect(faults).toEqual([]);
  });

  it('has a summary, and a call that writes is counted as a writer', () => {
    const faults = faultsOf(({ summary, effect, rate }) => [
      !/^[A-Z].{10,}/.test(summary) && 'has no summary',
      !(effect === 'read' ? readRates : writeRates).includes(rate) && `is counted as ${rate}`,
    ]);
    expect(faults).toEqual([]);
  });
});

describe('inputs', () => {
  it('refuses strings for numbers, fractions, huge numbers and NaN', () => {
    for (const course_id of ['7', 7.5, 0, -1, 2 ** 31, Number.NaN, Infinity, null, [7]]) {
      expect(takes('course/detail', { course_id })).toBe(false);
    }
    expect(takes('course/detail', { course_id: 7 })).toBe(true);
  });

  it('knows the calendar and the clock', () => {
    for (const date of ['2026-02-30', '2026-2-3', '26-02-03', '', 20260203, '2026-12-24T00:00']) {
      expect(takes('booking/available-time', { course_id: 7, date })).toBe(false);
    }
    for (const time of ['24:00', '9:00', '09:60', '09:00:00']) {
      expect(takes('booking/available-pax', { course_id: 7, date: '2026-12-24', time })).toBe(false);
    }
    expect(takes('booking/available-time', { course_id: 7, date: '2028-02-29' })).toBe(true);
  });

  it('takes course for course_id at available-date, and exactly one of them', () => {
    expect(takes('booking/available-date', { month: '2026-12', course: 7 })).toBe(true);
    expect(takes('booking/available-date', { month: '2026-12', course_id: 7 })).toBe(true);
    expect(takes('booking/available-date', { month: '2026-12' })).toBe(false);
    expect(takes('booking/available-date', { month: '2026-12', course: 7, course_id: 7 })).toBe(false);
    expect(takes('booking/available-date', { month: '2026-13', course: 7 })).toBe(false);
  });

  it('takes the specification’s own examples of listing and city courses', () => {
    expect(takes('course/city', { city_name: 'Hanoi', limit: 5, sort: 'popularity', sort_type: 'desc' })).toBe(true);
    const listing = {
      offset: 12,
      sort: 'rating',
      sort_type: 'desc',
      category_ids: [1, 2],
      amount_min: 0,
      amount_max: 500,
      duration_min: 1,
      duration_max: 24,
      time_type: ['morning'],
      date_start: '2026-12-01',
      date_end: '2026-12-05',
      transport: ['free', 'addon'],
      attributes: ['solo'],
      ba_host: 1,
    };
    expect(takes('course/search', { keyword: 'food', ...listing })).toBe(true);
    expect(takes('course/city', { city_id: 3, ...listing })).toBe(true);
    expect(takes('course/city', listing)).toBe(false);
    expect(takes('course/search', { keyword: 'food', ba_host: 0 })).toBe(false);
    expect(takes('course/search', { keyword: 'food', amount_max: 501 })).toBe(false);
  });

  it('takes the checkout payload and leaves its texts to the rule that names them', () => {
    const payload = {
      course_id: 7,
      date: '2026-12-24',
      time: '09:00',
      pax: 2,
      coupon_code: '',
      addons: [{ id: 4, pax: 1 }],
      email: '',
      first_name: '',
      last_name: '',
      isd_code: '',
      phone: '',
      message: 'Hello\nthere',
      address: '',
      latitude: 21.03,
      longitude: 105.85,
    };
    expect(takes('booking/checkout', payload)).toBe(true);
    for (const wrong of [{ price: 1 }, { password: 'short' }, { password: 'Password1' }, { latitude: 91 }])
      expect(takes('booking/checkout', { ...payload, ...wrong }), JSON.stringify(wrong)).toBe(false);
    // A distributor's packed message may be longer than a typed one, which the server limits (docs/domain/partners.md).
    expect(takes('booking/checkout', { ...payload, message: 'x'.repeat(6000) })).toBe(true);
    expect(takes('booking/checkout', { ...payload, message: 'x'.repeat(6001) })).toBe(false);
    expect(takes('booking/checkout', { ...payload, first_name: 'a\r\nBcc: x' })).toBe(false);
    expect(takes('booking/checkout', { ...payload, message: 'a\u0000b' })).toBe(false);
  });

  it('takes review text, photos and terms within the limits', () => {
    const booking_id = '0b6f1c52-6a0e-4f5b-9d7a-3a1f0f6f4f10';
    const body = { booking_id, rating: 5, review: 'Good', terms: true };
    expect(takes('review/save', { ...body, images: Array(4).fill(booking_id) })).toBe(true);
    expect(takes('review/save', { ...body, images: Array(5).fill(booking_id) })).toBe(false);
    expect(takes('review/save', { ...body, rating: 6 })).toBe(false);
  });
});

describe('outputs', () => {
  it('have examples that fit both sides', () => {
    for (const [name, example] of Object.entries(examples)) {
      const spec = contract[name as keyof typeof contract] as CallSpec;
      expect.soft(z.safeParse(spec.in, example.in).error, name).toBeUndefined();
      expect.soft(z.safeParse(spec.out, example.out).error, name).toBeUndefined();
    }
  });

  it('has the fourteen fields of the calculation result', () => {
    expect(Object.keys(contract['booking/calculate'].out.shape)).toEqual(
      expect.arrayContaining([
        'balance_due_to_host',
        'booking_deposit_due',
        'coupon_discount',
        'currency_rate',
        'currency_symbol',
        'discount_error',
        'discount_note',
        'group_discount',
        'has_pickup_service',
        'service_fee',
        'service_fee_rate',
        'surcharge',
        'total_booking_fee',
        'total_price',
      ]),
    );
  });

  it('has the fields of the other answers', () => {
    const has = (name: keyof typeof contract, ...fields: string[]) =>
      expect(Object.keys(contract[name].out.shape)).toEqual(expect.arrayContaining(fields));
    has('user/auth', 'user_id', 'user_name', 'user_image');
    has('message/total-unread', 'guest', 'host');
    has('page/product-list', 'city_data', 'user');
    has('page/product-detail', 'course_detail', 'user');
    has('course/city', 'data', 'total');
    has('course/search', 'data', 'total');
    has('booking/available-date', 'message', 'dates');
    has('booking/available-time', 'data');
    has('booking/available-pax', 'data');
    has('booking/checkout', 'message', 'token', 'url', 'analytic');
    has('payment/paypal', 'html');
    has('payment/alipay', 'amount_sgd', 'url', 'token');
    has('payment/stripe', 'url', 'message');
    has('review/course-list', 'total', 'average_rating', 'reviews');
    has('review/profile-list', 'total');
    has('review/image', 'data');
    const detail = Object.keys(contract['course/detail'].out.shape.data.shape);
    expect(detail).toEqual(
      expect.arrayContaining([
        'id',
        'origin_title',
        'origin_city_name',
        'origin_category_name',
        'title',
        'city_name',
        'country_name',
        'duration',
        'price',
        'images',
        'review_average',
        'review_total',
        'addons',
      ]),
    );
  });

  it('refuses money of more than 2 decimals, and takes every amount of whole cents', () => {
    const { service_fee } = contract['booking/calculate'].out.shape;
    for (let cents = 0; cents < 20_000; cents += 1) expect(service_fee.safeParse(cents / 100).success).toBe(true);
    for (const amount of [0.001, 1.005, -0.01, Number.NaN]) expect(service_fee.safeParse(amount).success).toBe(false);
  });

  it('refuses a field that the contract does not have, so that nothing leaks', () => {
    const example = examples['user/login'];
    expect(contract['user/login'].out.safeParse({ ...example?.out, password_hash: 'x' }).success).toBe(false);
  });
});
