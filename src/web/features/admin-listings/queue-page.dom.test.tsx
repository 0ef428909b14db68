import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import type { Queue } from './load.ts';
import { QueuePage } from './QueuePage.tsx';

const line = {
  listing_id: '00000000-0000-4000-8000-0000000000d1',
  title: 'Throw a bowl in the old town',
  host_name: 'Laxmi',
  city_name: 'Bhaktapur',
  at: '2026-11-24T06:00:00.000Z',
  changes: [],
};
const open = (queue: Partial<Queue>) =>
  openApp(<QueuePage data={{ kind: 'in', data: { new: [], waiting: [], live: [], ...queue } }} />, {
    url: '/admin/listings',
  });

describe('the queue of listings', () => {
  it('has new ones, changes that wait and changes that are live, each with what was changed', () => {
    const [fresh, waiting] = [
      { ...line, title: '' },
      { ...line, changes: ['price' as const, 'place' as const] },
    ];
    open({ new: [fresh], waiting: [waiting] });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const [first, second] = screen.getAllByRole('listitem').filter((one) => one.textContent.includes('Laxmi'));
    within(first!).getByText(/^Laxmi · Bhaktapur · .* UTC$/);
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/admin/listings/${line.listing_id}`);
    within(second!).getByText('Throw a bowl in the old town');
    within(second!).getByText('Price, Place');
  });

  it('says so when there is nothing to read', () => {
    open({});
    screen.getByRole('heading', { level: 2, name: 'Nothing to read' });
    expect(screen.queryByText(/Laxmi/)).toBeNull();
  });
});
