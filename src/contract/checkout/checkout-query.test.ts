import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { checkoutUrl, parseCheckoutQuery } from './checkout-query.ts';

const choice = { course_id: 7, date: '2026-12-24', time: '09:00', pax: 2 };
const queryOf = (url: string) => url.slice(url.indexOf('?'));

describe('the checkout address', () => {
  it('carries cid, date, time and pax, and the extras only when there are any', () => {
    expect(checkoutUrl(choice)).toBe('/booking/checkout?cid=7&date=2026-12-24&time=09%3A00&pax=2');
    const full = checkoutUrl({
      ...choice,
      coupon_code: 'A B',
      addons: [
        { id: 4, count: 1 },
        { id: 5, count: 0 },
      ],
    });
    expect(new URLSearchParams(queryOf(full)).get('coupon_code')).toBe('A B');
    expect(new URLSearchParams(queryOf(full)).get('addons')).toBe('{"4":1}');
  });

  it('leaves out zero-count add-ons and an empty code', () => {
    expect(checkoutUrl({ ...choice, coupon_code: '', addons: [{ id: 4, count: 0 }] })).toBe(checkoutUrl(choice));
  });

  it('reads back every choice', () => {
    const two = (max: number, min = 0) => fc.integer({ min, max }).map((n) => String(n).padStart(2, '0'));
    const arbitrary = fc.record(
      {
        course_id: fc.integer({ min: 1, max: 2_147_483_647 }),
        date: fc.tuple(two(12, 1), two(28, 1)).map(([month, day]) => `2026-${month}-${day}`),
        time: fc.tuple(two(23), two(59)).map(([hour, minute]) => `${hour}:${minute}`),
        pax: fc.integer({ min: 1, max: 1000 }),
        coupon_code: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
        addons: fc
          .uniqueArray(
            fc.record({ id: fc.integer({ min: 1, max: 99_999 }), count: fc.integer({ min: 1, max: 999 }) }),
            {
              selector: ({ id }) => id,
              minLength: 1,
            },
          )
          .map((addons) => addons.toSorted((one, other) => one.id - other.id)),
      },
      { requiredKeys: ['course_id', 'date', 'time', 'pax'] },
    );
    fc.assert(
      fc.property(arbitrary, (query) => {
        expect(parseCheckoutQuery(queryOf(checkoutUrl(query)))).toEqual(query);
      }),
    );
  });

  it.each([
    'date=2026-12-24&time=09:00&pax=2',
    'cid=x&date=2026-12-24&time=09:00&pax=2',
    'cid=7&date=24.12.2026&time=09:00&pax=2',
    'cid=7&date=2026-12-24&time=25:00&pax=2',
    'cid=7&date=2026-12-24&time=09:00&pax=0',
    'cid=7&date=2026-12-24&time=09:00&pax=1001',
  ])('refuses %s', (query) => {
    expect(parseCheckoutQuery(query)).toBeNull();
  });

  it.each(['[]', 'null', '{', '"x"', '{"a":1}', '{"4":-1}', '{"4":1.5}', '{"4":1000}', '{"4":{}}'])(
    'ignores add-ons written as %s',
    (addons) => {
      expect(parseCheckoutQuery(`${queryOf(checkoutUrl(choice))}&addons=${encodeURIComponent(addons)}`)).toEqual(
        choice,
      );
    },
  );

  it('reads counts given as strings', () => {
    expect(parseCheckoutQuery(`${queryOf(checkoutUrl(choice))}&addons={"4":"2"}`)?.addons).toEqual([
      { id: 4, count: 2 },
    ]);
  });
});
