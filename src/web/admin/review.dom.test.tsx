import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './review.tsx';

type Review = CallOutput<'admin/review'>;

const review: Review = {
  id: '00000000-0000-4000-8000-0000000000b7',
  stars: 2,
  text: 'Two stops too many',
  guest: 'Guest of the test',
  at: '2026-11-20T09:30:00.000Z',
  photos: 0,
  course_id: 7,
  title: 'Cook with a host of the test',
  city: 'Hanoi',
  host: 'Host of the test',
  ref: 'ABCDEFGH',
  is_removed: false,
  is_reported: true,
  is_answered: true,
  country: 'NO',
  language: 'en',
  is_rewarded: false,
  city_slug: 'hanoi',
  pictures: [],
  private: [{ aspect: 'host', rating: 3, labels: ['late'], details: 'She came late' }],
  reply: 'I am sorry',
  removal_reason: null,
  booking: { id: '00000000-0000-4000-8000-0000000000b8', ref: 'ABCDEFGH', date: '2026-11-19' },
  author_id: '00000000-0000-4000-8000-0000000000b9',
  report: { id: 5, detail: 'threat: rude', opened_at: '2026-11-21T09:30:00.000Z' },
  history: [{ at: '2026-11-20T09:30:00.000Z', what: 'written', who: 'Guest of the test', reason: '' }],
};
const open = (more: Partial<Review> = {}, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...review, ...more } } }} />, {
    url: `/admin/reviews/${review.id}`,
    answers,
  });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('one review', () => {
  it('shows what was said in public and in private, the reply, its booking, its report and its history', () => {
    open();
    for (const text of ['Two stops too many', 'She came late', 'I am sorry', 'threat: rude']) screen.getByText(text);
    expect(hrefOf('ABCDEFGH, Thu 19 Nov 2026')).toBe(`/admin/bookings/${review.booking?.id}`);
    expect(hrefOf('Open the report')).toBe('/admin/reports?kind=review_report&report=5');
    expect(hrefOf('Guest of the test')).toBe(`/admin/people/${review.author_id}`);
    expect(hrefOf('Audit log of this review')).toBe(`/admin/audit?about=review%3A${review.id}`);
    expect(within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('is removed for a reason that everybody reads, which must be there', async () => {
    const { asked } = open({}, { 'written-review/remove': { message: 'The review is removed.' } });
    await user.click(screen.getByRole('button', { name: 'Remove this review' }));
    await user.click(screen.getByRole('button', { name: 'Remove this review' }));
    expect(screen.getByText('Enter a reason of at least 10 characters.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Public reason for removing it/), 'It threatens the host.');
    await user.click(screen.getByRole('button', { name: 'Remove this review' }));
    expect(await screen.findByText('The review is removed.')).toBeTruthy();
    expect(asked[0]).toMatchObject({
      name: 'written-review/remove',
      input: { review_id: review.id, reason: 'It threatens the host.' },
    });
  });

  it('is shown again where a removal was a mistake', async () => {
    const { asked } = open(
      { is_removed: true, removal_reason: 'Another place' },
      { 'written-review/restore': { message: 'Shown again.' } },
    );
    screen.getByText('Removed. Everyone sees this reason instead: Another place');
    await user.click(screen.getByRole('button', { name: 'Show this review again' }));
    await user.type(screen.getByLabelText(/Reason for restoring it/), 'It was about this place.');
    await user.click(screen.getByRole('button', { name: 'Show this review again' }));
    expect(await screen.findByText('Shown again.')).toBeTruthy();
    expect(asked[0]).toMatchObject({ name: 'written-review/restore', input: { review_id: review.id } });
  });
});
