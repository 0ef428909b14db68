import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixtureBooking } from '#tests/support/web/booking-detail.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './booking.tsx';

type AdminBooking = CallOutput<'admin/booking'>;

const guest = '00000000-0000-4000-8000-0000000000b7';
const payment = { id: 'p', method: 'card', status: 'succeeded', amount_minor: 520, currency: 'USD', due: 5.2 };

/** Targets of the page's links. */
function hrefs(url: string | null): (string | null)[] {
  const data = {
    guest_id: guest,
    acts: [],
    refunds: [],
    postings: [],
    seats: null,
    late_money: null,
    payments: [
      { ...payment, provider_ref: 'pi_1', provider_url: url, is_surplus: false, at: '2026-11-20T08:00:00.000Z' },
    ],
  } as unknown as AdminBooking;
  openApp(<Page data={{ admitted: { kind: 'in', data }, facts: fixtureBooking, notes: null }} />, {
    settings: { staffAreas: ['admin'] },
  });
  return screen.getAllByRole('link').map((one) => one.getAttribute('href'));
}

it('leads from a booking to its guest, host, listing, payment, conversation, mails and the other bookings of the guest', () => {
  const { id, ref, host, course, contact } = fixtureBooking;
  expect(hrefs('https://pay.example.test/pi_1')).toEqual(
    expect.arrayContaining([
      `/admin/people/${guest}`,
      `/admin/people/${host.id}`,
      `/admin/listings/${course.id}`,
      `/dashboard/booking/detail/${id}`,
      `/dashboard/messages/${id}`,
      `/admin/messages?find=${ref}`,
      `/admin/bookings?find=${encodeURIComponent(contact.email)}`,
      'https://pay.example.test/pi_1',
    ]),
  );
});

it('names no page of a provider that has none by this name', () => {
  expect(hrefs(null).join()).not.toContain('pi_1');
});
