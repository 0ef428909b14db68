import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { tagText } from './filter-names.ts';
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
    ['dates=2026-11-21-2026-11-22', 'This weekend'],
    ['dates=2026-11-21-2026-11-23', '21–23 Nov'],
    ['categories=4', 'Cooking'],
    ['categories=99', 'Category 99'],
    ['price=10-500', 'US$10 to US$500'],
    ['duration=1-4', '1 to 4 h'],
    ['times=evening', 'Evening'],
    ['free_pickup=1', 'Free pickup'],
    ['pickup_service=1', 'Pickup available (extra)'],
    ['attributes=child-friendly', 'Child-friendly'],
    ['ba_host=1', 'Community host'],
  ])('%s: %s', (search, text) => {
    expect(texts(search)).toEqual([text]);
  });
});
