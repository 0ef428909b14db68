import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixtureBooking, nothingAllowed } from '#tests/support/web/booking-detail.ts';
import '#tests/support/web/native-dialog.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { BookingDetailPage } from '#src/web/guest/booking/detail/page.tsx';

const ended: BookingDetail = { ...fixtureBooking, viewer: 'host', can: nothingAllowed, booking_status: 'completed' };
const review = {
  id: '0b6f1c52-6a0e-4f5b-9d7a-3a1f0f6f4f10',
  rating: 4,
  text: '<b>Warm</b> people',
  created_at: '2026-11-25T07:00:00.000Z',
  private: [{ aspect: 'host', rating: 2, labels: ['late'], details: 'An hour late' }],
  reply: null,
  removed: null,
};
const open = (shown: object | null) =>
  openApp(<BookingDetailPage data={ended} />, {
    answers: {
      'booking/detail': ended,
      'written-review/of-booking': { review: shown },
      'written-review/reply': { message: 'ok' },
    },
  });

it('a host reads the review with its private part, and replies once', async () => {
  const app = open(review);
  await screen.findByRole('heading', { name: 'Your guest left 4 stars' });
  expect(screen.getByText('<b>Warm</b> people')).toBeTruthy();
  expect(screen.getByText('An hour late')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Post reply' }));
  expect(screen.getByText('Write a reply')).toBeTruthy();
  await user.type(screen.getByLabelText('Your reply'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Post reply' }));
  expect((await app.call('written-review/reply')).input).toMatchObject({ ref: ended.ref, reply: 'Thank you' });
  await screen.findByText('Your reply is online, below the review.');
  expect(screen.queryByRole('button', { name: 'Post reply' })).toBeNull();
});

it('a removed review shows its reason and takes no reply', async () => {
  open({ ...review, text: '', removed: 'It names a person.' });
  await screen.findByText('Removed by our team: It names a person.');
  expect(screen.queryByRole('button', { name: 'Post reply' })).toBeNull();
});
