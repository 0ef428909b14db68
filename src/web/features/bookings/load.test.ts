import { describe, expect, it } from 'vitest';
import { readShelf, shelfUrl } from './load.ts';

describe('the lists of My Booking', () => {
  it.each([
    ['', { as: 'guest', tab: 'upcoming' }],
    ['?tab=past', { as: 'guest', tab: 'past' }],
    ['?as=host', { as: 'host', tab: 'upcoming' }],
    ['?as=host&tab=cancelled', { as: 'host', tab: 'cancelled' }],
  ] as const)('%s is read and written', (query, shelf) => {
    expect(readShelf(new URLSearchParams(query))).toEqual(shelf);
    expect(shelfUrl(shelf)).toBe(`/dashboard/booking${query}`);
  });

  it('ignores what it does not know', () => {
    expect(readShelf(new URLSearchParams('?as=admin&tab=all'))).toEqual({ as: 'guest', tab: 'upcoming' });
  });
});
