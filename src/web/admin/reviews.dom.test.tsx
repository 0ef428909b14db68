import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reviewList } from '#src/contract/admin/catalogue-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './reviews.tsx';

type Reviews = CallOutput<'admin/review-list'>;

const review: Reviews['data'][number] = {
  id: '00000000-0000-4000-8000-0000000000b7',
  stars: 2,
  text: 'x'.repeat(200),
  guest: 'Guest of the test',
  at: '2026-11-20T09:30:00.000Z',
  photos: 1,
  course_id: 7,
  title: 'Cook with a host of the test',
  city: 'Hanoi',
  host: 'Host of the test',
  ref: 'ABCDEFGH',
  is_removed: false,
  is_reported: true,
  is_answered: false,
};

function open(search: string, found: Partial<Reviews> = {}) {
  const data: Reviews = { data: [review], next: null, is_cut: false, cities: [{ id: 1, name: 'Hanoi' }], ...found };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: reviewList.read(search), extra: null }} />, {
    url: `/admin/reviews${search}`,
  });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the reviews of the back office', () => {
  it('are shown with the beginning of their text and their state, and lead to their page', () => {
    open('');
    const cells = within(screen.getByRole('row', { name: /Guest of the test/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '2',
      `${'x'.repeat(160)}…`,
      'Cook with a host of the test',
      expect.stringContaining('2026'),
      'Reported',
    ]);
    expect(hrefOf('Guest of the test')).toBe(`/admin/reviews/${review.id}`);
    expect(hrefOf('Cook with a host of the test')).toBe('/admin/reviews?listing=7');
  });

  it('keep filter and columns on the way to the next page, and the filter in the file', () => {
    const next = '1764000000000000.00000000-0000-4000-8000-0000000000b7';
    open('?find=rude&stars=2&state=reported&photo=1&city=1&listing=7&column=ref', { next });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Guest', 'Booking']);
    const asked = 'find=rude&stars=2&state=reported&photo=1&city=1&listing=7';
    expect(hrefOf('Next page')).toBe(`/admin/reviews?${asked}&before=${next}&column=ref`);
    expect(hrefOf('Download as CSV')).toBe(`/admin/reviews.csv?${asked}`);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stars' }).value).toBe('2');
    expect(document.querySelector<HTMLInputElement>('input[name=listing]')?.value).toBe('7');
    screen.getByText(/Only reviews of “Cook with a host of the test”/);
  });

  it('say when none fits, with a way to all', () => {
    open('?find=nothing', { data: [] });
    expect(hrefOf('See all reviews')).toBe('/admin/reviews');
  });

  it('leave out what makes no sense in an address', () => {
    expect(reviewList.read('?stars=6&state=odd&photo=yes&city=x&before=1').filter).toEqual({});
  });
});
