import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { listingList } from '#src/contract/admin/catalogue-lists.ts';
import { Page } from './listings.tsx';

type ListingLine = CallOutput<'admin/listings'>['data'][number];
type Listings = CallOutput<'admin/listings'>;
type Queue = CallOutput<'listing/review-list'>;

const line = {
  listing_id: '00000000-0000-4000-8000-0000000000d1',
  title: 'Throw a bowl in the old town',
  host_name: 'Laxmi',
  city_name: 'Bhaktapur',
  at: '2026-11-24T06:00:00.000Z',
  changes: [],
};

const listing: ListingLine = {
  id: '201',
  title: 'Street food by night',
  status: 'suspended',
  city: 'Hanoi',
  host: 'Minh',
  host_id: '00000000-0000-4000-8000-0000000000b7',
  price: 20,
  made_at: '2026-11-20T09:30:00.000Z',
  changed_at: '2026-11-21T09:30:00.000Z',
};

interface Shown {
  readonly search?: string;
  readonly found?: Partial<Listings>;
  readonly queue?: Partial<Queue> | null;
}
function open({ search = '', found = {}, queue = null }: Shown = {}) {
  const data: Listings = { data: [listing], next: null, is_cut: false, cities: [{ id: 1, name: 'Hanoi' }], ...found };
  const waiting = queue && { new: [], waiting: [], live: [], ...queue };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: listingList.read(search), extra: waiting }} />, {
    url: `/admin/listings${search}`,
  });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the listings of the back office', () => {
  it('are shown with their state, and lead to their page and their host', () => {
    open();
    const cells = within(screen.getByRole('row', { name: /Street food/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Paused by our team',
      'Hanoi',
      'Minh',
      'US$20.00',
      expect.stringContaining('2026'),
    ]);
    expect(hrefOf('Street food by night')).toBe('/admin/listings/201');
    expect(hrefOf('Minh')).toBe(`/admin/people/${listing.host_id}`);
  });

  it('keep filter and columns on the way to the next page, and the filter in the file', () => {
    open({ search: '?find=food&status=suspended&city=1&column=host', found: { next: '1764000000000000.201' } });
    expect(hrefOf('Next page')).toBe(
      '/admin/listings?find=food&status=suspended&city=1&before=1764000000000000.201&column=host',
    );
    expect(hrefOf('Download as CSV')).toBe('/admin/listings.csv?find=food&status=suspended&city=1');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('suspended');
  });

  it('say when none fits, with a way to all', () => {
    open({ search: '?find=nothing', found: { data: [] } });
    expect(hrefOf('See all listings')).toBe('/admin/listings');
  });

  it('begin with what waits for review, each with what was changed', () => {
    const [fresh, waiting] = [
      { ...line, title: '' },
      { ...line, changes: ['price' as const, 'place' as const] },
    ];
    open({ queue: { new: [fresh], waiting: [waiting] } });
    const [first, second] = screen.getAllByRole('listitem').filter((one) => one.textContent.includes('Laxmi'));
    within(first!).getByText(/^Laxmi · Bhaktapur · .* UTC$/);
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/admin/listings/${line.listing_id}`);
    within(second!).getByText('Throw a bowl in the old town');
    within(second!).getByText('Price, Place');
  });
});
