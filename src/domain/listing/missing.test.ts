import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '#src/domain/pricing/quote.ts';
import type { ListingContent } from './content.ts';
import { missingOf, priceTermsOf, type Lack } from './missing.ts';

const rates = { service_fee_rate: 0.06, deposit_rate: 0.2 };

const whole: ListingContent = {
  kind: { category_id: 1, title: 'Throw a bowl in Bhaktapur' },
  story: {
    summary: 'Two hours at the wheel.',
    description: 'You sit at the wheel in the square and throw a bowl of black clay.',
    steps: [{ title: 'Clay', text: 'We knead it.' }],
  },
  place: { city_id: 2, text: 'At the well of the potters', latitude: 27.67, longitude: 85.43 },
  duration: { minutes: 120 },
  price: { price: 20, surcharge: null, group_tiers: [] },
  party: { min_pax: 1, max_pax: 6, minimum_age: null },
  days: { weekdays: [1, 3], times: ['09:00'], capacity: 6 },
  photos: [{ id: 'a', alt: 'A wheel' }],
  languages: { languages: ['Nepali'], attributes: [] },
  terms: { policy: 'flexible', confirmation: 'on_request' },
};
const lacks = (content: ListingContent): Lack[] => missingOf(content, rates).map(({ lack }) => lack);

describe('the checklist of a listing', () => {
  it('is empty for one that has everything, without details and extras', () => {
    expect(lacks(whole)).toEqual([]);
  });

  it('names everything that an empty one lacks, in the order of the questions', () => {
    expect(lacks({})).toEqual([
      'category',
      'title',
      'summary',
      'description',
      'city',
      'point',
      'meeting',
      'minutes',
      'price',
      'party',
      'weekdays',
      'times',
      'capacity',
      'photo',
      'language',
      'policy',
      'confirmation',
    ]);
  });

  it.each<[string, ListingContent, Lack[]]>([
    ['a title of nine letters', { ...whole, kind: { category_id: 1, title: '  Nine let  ' } }, ['title']],
    ['a step without words', { ...whole, story: { ...whole.story!, steps: [{ title: 'Clay', text: ' ' }] } }, ['step']],
    [
      'a party whose least is above its most',
      { ...whole, party: { min_pax: 4, max_pax: 3, minimum_age: null } },
      ['party'],
    ],
    ['the smallest price there may be', { ...whole, price: { price: 1, surcharge: null, group_tiers: [] } }, []],
    [
      'a discount that leaves too little to pay online',
      { ...whole, price: { price: 1, surcharge: null, group_tiers: [{ from_pax: 2, percent: 90 }] } },
      ['price-low'],
    ],
    [
      'two discounts from one number of guests',
      {
        ...whole,
        price: {
          price: 20,
          surcharge: null,
          group_tiers: [
            { from_pax: 4, percent: 5 },
            { from_pax: 4, percent: 9 },
          ],
        },
      },
      ['tiers'],
    ],
    ['free pickup from nowhere', { ...whole, extras: { transport: 'free', pickup: null, addons: [] } }, ['pickup']],
    [
      'pickup at a price without a vehicle',
      { ...whole, extras: { transport: 'addon', pickup: { text: 'Within the city', radius_km: 5 }, addons: [] } },
      ['vehicle'],
    ],
    [
      'an add-on without a name',
      {
        ...whole,
        extras: {
          transport: 'none',
          pickup: null,
          addons: [{ key: 'a', kind: 'other', title: '', description: '', unit_price: 3, persons_per_unit: 1 }],
        },
      },
      ['addon'],
    ],
  ])('finds %s', (_name, content, expected) => {
    expect(lacks(content)).toEqual(expected);
  });

  it('lets no price through that some party could not pay online', () => {
    const price = fc.record({
      price: fc.integer({ min: 100, max: 3000 }).map((cents) => cents / 100),
      surcharge: fc.option(fc.integer({ min: 0, max: 300 }).map((cents) => cents / 100)),
      group_tiers: fc.uniqueArray(
        fc.record({ from_pax: fc.integer({ min: 2, max: 9 }), percent: fc.integer({ min: 1, max: 99 }) }),
        { selector: ({ from_pax }) => from_pax, maxLength: 3 },
      ),
    });
    const party = fc.record({ min_pax: fc.integer({ min: 1, max: 4 }), max_pax: fc.integer({ min: 4, max: 9 }) });
    fc.assert(
      fc.property(price, party, (asked, sizes) => {
        const content = { ...whole, price: asked, party: { ...sizes, minimum_age: null } };
        if (lacks(content).includes('price-low')) return;
        const terms = priceTermsOf(content, rates)!;
        for (let pax = 1; pax <= sizes.max_pax; pax += 1) {
          const made = quote({ ...terms, pax, addons: [], coupon: null, currency: 'USD', rate: null });
          expect(made.booking_deposit_due_cents).toBeGreaterThanOrEqual(50);
        }
      }),
    );
  });
});
