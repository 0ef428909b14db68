import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing-query.ts';
import { createListMemory } from './use-listing.ts';
import type { ListingData } from './listing.ts';

const listing = (page: number): ListingData => ({
  query: parseListingQuery(`page=${page}`, 'city'),
  courses: [],
  total: page,
  totalIsCapped: false,
  corrected: null,
  drops: [],
  popular: [],
});

describe('the lists a tab remembers', () => {
  it('are the last twelve', () => {
    const memory = createListMemory(() => 0);
    for (let page = 1; page <= 13; page += 1) memory.remember(`/1/ubud?page=${page}`, listing(page));
    expect(memory.recall('/1/ubud?page=1')).toBeUndefined();
    expect(memory.recall('/1/ubud?page=2')?.total).toBe(2);
    expect(memory.recall('/1/ubud?page=13')?.total).toBe(13);
  });

  it('are forgotten after five minutes', () => {
    let now = 0;
    const memory = createListMemory(() => now);
    memory.remember('/1/ubud', listing(1));
    now = 5 * 60_000 - 1;
    expect(memory.recall('/1/ubud')?.total).toBe(1);
    now += 1;
    expect(memory.recall('/1/ubud')).toBeUndefined();
  });
});
