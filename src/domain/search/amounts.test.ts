import { describe, expect, it } from 'vitest';
import { readDistance, readLength, readPrice } from './amounts.ts';
import { readGuests } from './party.ts';

const words = (text: string) => text.split(' ');

describe('a price', () => {
  it.each([
    ['under 30', 2, { min: null, max: 30 }],
    ['under usd 30 for two', 3, { min: null, max: 30 }],
    ['less than 25 dollars', 4, { min: null, max: 25 }],
    ['up to 40 usd', 4, { min: null, max: 40 }],
    ['50 dollars', 2, { min: null, max: 50 }],
    ['over 50 usd', 3, { min: 50, max: null }],
    ['20 to 40 dollars', 4, { min: 20, max: 40 }],
    ['between 20 and 40 usd', 5, { min: 20, max: 40 }],
    ['usd 20 40', 3, { min: 20, max: 40 }],
  ])('%s', (text, count, value) => expect(readPrice(words(text))).toEqual({ count, value }));

  it.each(['30', 'over 50', 'under the bridge', 'under 2 hours', 'hanoi', 'between 20 usd'])('is none: %s', (text) =>
    expect(readPrice(words(text))).toBeNull(),
  );
});

describe('a length', () => {
  it.each([
    ['half day trek', 2, { min: 150, max: 330 }],
    ['half a day', 3, { min: 150, max: 330 }],
    ['day trip', 2, { min: 300, max: null }],
    ['2 hours', 2, { min: 90, max: 150 }],
    ['two hour walk', 2, { min: 90, max: 150 }],
    ['3h', 1, { min: 150, max: 210 }],
    ['90 minutes', 2, { min: 60, max: 120 }],
    ['under 2 hours', 3, { min: null, max: 120 }],
    ['at least 4 hours', 4, { min: 240, max: null }],
  ])('%s', (text, count, value) => expect(readLength(words(text))).toEqual({ count, value }));

  it.each(['day', '2', 'under 30', 'hours'])('is none: %s', (text) => expect(readLength(words(text))).toBeNull());
});

describe('a distance', () => {
  it.each([
    ['within 5 km of hanoi', 4, 5],
    ['within 5km of hanoi', 3, 5],
    ['less than 2 kilometers from the lake', 5, 2],
    ['500 m from the palace', 3, 0.5],
    ['under 800 meters', 3, 0.8],
    ['two miles from wat arun', 3, 3.218],
    ['3 km away from', 4, 3],
    ['12 minutes walk from', 4, 1],
    ['walking distance of', 3, 1.7],
    ['within walking distance', 3, 1.7],
  ])('%s', (text, count, value) => {
    const read = readDistance(words(text));
    expect(read?.count).toBe(count);
    expect(read?.value).toBeCloseTo(value, 3);
  });

  it.each(['10 km', '10 km run', 'within 30', 'within 2 hours', '20 minutes', 'km', 'walking tour'])(
    'is none: %s',
    (text) => expect(readDistance(words(text))).toBeNull(),
  );
});

describe('a number of guests', () => {
  it.each([
    ['2 people', 2, 2],
    ['for two people', 3, 2],
    ['for two', 2, 2],
    ['for two this weekend', 2, 2],
    ['6 guests in hue', 2, 6],
  ])('%s', (text, count, value) => expect(readGuests(words(text))).toEqual({ count, value }));

  it.each(['2', 'for 2 hours', 'two temples', 'for families', '0 people', 'for two days', 'for 20 dollars'])(
    'is none: %s',
    (text) => expect(readGuests(words(text))).toBeNull(),
  );
});
