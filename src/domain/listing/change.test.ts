import { describe, expect, it } from 'vitest';
import { isSame, wayOfChange } from './change.ts';
import type { ListingContent } from './content.ts';

const before: ListingContent = {
  kind: { category_id: 1, title: 'Throw a bowl in Bhaktapur' },
  place: { city_id: 2, text: 'At the well', latitude: 27.67, longitude: 85.43 },
  price: { price: 21, surcharge: null, group_tiers: [] },
  photos: [{ id: 'a', alt: '' }],
};
const priced = (price: number, surcharge: number | null = null): ListingContent => ({
  ...before,
  price: { price, surcharge, group_tiers: [] },
});

describe('a change of a listing that guests can book', () => {
  it('is none where the same was sent again', () => {
    expect(wayOfChange('kind', { before, after: structuredClone(before) }, 2100)).toBe('none');
  });

  it('of words and pictures goes live at once', () => {
    const after = { ...before, kind: { category_id: 1, title: 'Throw two bowls in Bhaktapur' }, photos: [] };
    expect([wayOfChange('kind', { before, after }, 2100), wayOfChange('photos', { before, after }, 2100)]).toEqual([
      'live',
      'live',
    ]);
  });

  it('of the place waits, be it a step further', () => {
    const after = { ...before, place: { ...before.place!, latitude: 27.671 } };
    expect(wayOfChange('place', { before, after }, 2100)).toBe('waits');
  });

  it.each([
    [28, null, 'live'],
    [28.01, null, 'waits'],
    [20, null, 'live'],
    [21, 28.01, 'waits'],
  ] as const)('to a price of %s with %s for a missing guest, after a reviewed 21, is %s', (price, surcharge, way) => {
    expect(wayOfChange('price', { before, after: priced(price, surcharge) }, 2100)).toBe(way);
  });

  it('of the share that is paid online waits, up or down, and with a price that would not', () => {
    const share = (deposit_rate: number, price = 21): ListingContent => ({
      price: { price, surcharge: null, group_tiers: [], deposit_rate },
    });
    const ways = [0.15, 0.2, 0.25].map((rate) =>
      wayOfChange('price', { before: share(0.2), after: share(rate, 22) }, 2100),
    );
    expect(ways).toEqual(['waits', 'live', 'waits']);
  });

  it('cannot climb in small steps: the reviewed price counts, not the last one', () => {
    expect(wayOfChange('price', { before: priced(28), after: priced(29) }, 2100)).toBe('waits');
  });
});

describe('sameness', () => {
  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: undefined }, { b: 1 }, false],
    [null, {}, false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});
