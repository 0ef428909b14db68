import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { tagText, nextDay, spanText } from './filter-names.ts';
import { tagsOf } from './filter-tags.ts';

const frame = { today: '2026-11-21', categories: [{ id: 4, name: 'Cooking', total: 3 }] };

function texts(search: string): string[] {
  const query = parseListingQuery(search, 'city');
  return tagsOf(query).map((tag) => tagText(tag, query, frame));
}

describe('what a tag says', () => {
  it.each([
    ['dates=2026-11-21-2026-11-21', 'Today'],
    ['dates=2026-11-22-2026-11-22', 'Tomorrow'],
    ['dates=2026-11-21-2026-11-22', '21–22 Nov'],
    ['categories=4', 'Cooking'],
    ['categories=99', 'Category 99'],
    ['price=10-500', 'US$10 to US$500'],
    ['duration=1-4', '1 to 4 h'],
    ['times=evening', 'Evening'],
    ['free_pickup=1', 'Free pickup'],
    ['pickup_service=1', 'Pickup available (extra)'],
    ['attributes=child-friendly', 'Child friendly'],
    ['ba_host=1', 'Community host'],
  ])('%s: %s', (search, text) => {
    expect(texts(search)).toEqual([text]);
  });
});

describe('days as text', () => {
  it.each([
    ['2026-12-05', '2026-12-05', '5 Dec'],
    ['2026-12-05', '2026-12-09', '5–9 Dec'],
    ['2026-11-28', '2026-12-03', '28 Nov – 3 Dec'],
    ['2026-12-28', '2027-01-03', '28 Dec – 3 Jan 2027'],
    ['2027-03-01', '2027-03-02', '1–2 Mar 2027'],
    ['2027-03-30', '2027-04-02', '30 Mar – 2 Apr 2027'],
  ])('%s to %s is %s', (start, end, text) => {
    expect(spanText(start, end, '2026-11-21')).toBe(text);
  });

  it.each([
    ['2026-11-21', '2026-11-22'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2027-02-28', '2027-03-01'],
  ])('after %s comes %s', (day, next) => {
    expect(nextDay(day)).toBe(next);
  });
});
