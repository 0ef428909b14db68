import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureBooking as bookingDetail } from '#tests/support/web/booking-detail.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './booking.tsx';

type AdminBooking = CallOutput<'admin/booking'>;

const money: AdminBooking = {
  guest_id: '00000000-0000-4000-8000-0000000000b7',
  is_own: false,
  left: 5.2,
  is_refunding: false,
  is_disputed: false,
  can_refund: true,
  acts: ['let_in', 'no_show'],
  seats: { capacity: 5, taken: 2, bookings: 1, is_closed: false },
  late_money: null,
  payments: [
    {
      id: '00000000-0000-4000-8000-0000000000a1',
      method: 'alipay',
      status: 'succeeded',
      amount_minor: 697,
      currency: 'SGD',
      due: 5.2,
      provider_ref: 'pi_1',
      provider_url: null,
      is_surplus: false,
      at: '2026-11-20T08:00:00.000Z',
    },
  ],
  refunds: [],
  postings: [
    {
      id: '1',
      kind: 'confirmed',
      at: '2026-11-20T08:00:01.000Z',
      lines: [
        { account: 'psp:stripe:sgd', amount_minor: 697, currency: 'SGD' },
        { account: 'fx:usdsgd', amount_minor: -697, currency: 'SGD' },
      ],
    },
  ],
};
const quote = {
  refunded: false,
  quote_id: 'first-quote-of-a-refund',
  amount: 2,
  left: 3.2,
  lines: [{ account: 'goodwill', amount_minor: 200, currency: 'USD' }],
  message: 'US$2.00 would go back.',
};
const open = (more: Partial<AdminBooking> = {}, answers = {}) =>
  openApp(
    <Page data={{ admitted: { kind: 'in', data: { ...money, ...more } }, facts: bookingDetail, notes: null }} />,
    {
      url: `/admin/bookings/${bookingDetail.id}`,
      answers,
    },
  );
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const wish = async () => {
  await user.type(screen.getByLabelText(/^Amount/), '2');
  await user.type(screen.getByLabelText(/^Reason/), 'Waited an hour in the rain');
  await press('Preview the refund');
};

describe('a booking in the back office', () => {
  it('shows a refund before it is made, and makes it once', async () => {
    const { call, callsOf } = open(
      {},
      {
        'admin/refund': (input: object) =>
          'quote_id' in input ? { ...quote, refunded: true, quote_id: null, message: 'It goes back.' } : quote,
      },
    );
    expect(screen.getAllByText('S$6.97')).toHaveLength(2);
    screen.getByText('−S$6.97');
    await wish();
    await screen.findByText(/US\$2\.00 would go back\. This leaves US\$3\.20/);
    screen.getByText('Goodwill');
    await press('Refund US$2.00');
    expect((await call('admin/refund', 1)).input).toEqual({
      booking_id: bookingDetail.id,
      amount: 2,
      reason: 'Waited an hour in the rain',
      quote_id: quote.quote_id,
    });
    await screen.findByText('It goes back.');
    expect(callsOf('admin/refund')).toHaveLength(2);
  });

  it('shows a refund again when something has changed', async () => {
    const { callsOf } = open(
      {},
      {
        'admin/refund': (input: object) => ('quote_id' in input ? refusal('quote-changed') : quote),
      },
    );
    await wish();
    await press('Refund US$2.00');
    await screen.findByText(/changed in the meantime/);
    await screen.findByRole('button', { name: 'Refund US$2.00' });
    expect(callsOf('admin/refund')).toHaveLength(3);
  });

  it('offers no refund while the bank decides', () => {
    open({ is_disputed: true });
    screen.getByText(/^The guest’s bank decides on this payment/);
    expect(screen.queryByLabelText(/^Amount/)).toBeNull();
  });

  it('says why nothing can be refunded or done', () => {
    open({ left: 0, acts: [], payments: [], postings: [] });
    screen.getByText('Nothing is left to refund.');
    screen.getByText('There is nothing to do for the host right now.');
    screen.getByText('There are no payments for this booking.');
  });

  it('does what the host may, with a word', async () => {
    const { call } = open({}, { 'admin/booking-act': { booking_status: 'no_show', message: 'Marked.' } });
    await press('Mark as no-show');
    expect((await call('admin/booking-act')).input).toEqual({
      booking_id: bookingDetail.id,
      act: 'no_show',
      note: '',
    });
    await screen.findByText('Marked.');
  });

  it('gives its departure more seats, with a reason', async () => {
    const { call } = open({}, { 'admin/seats': { capacity: 8, message: 'It has 8 seats now.' } });
    screen.getByText('2 of 5 seats are booked.');
    await press('Add seats');
    await press('Save seats');
    screen.getByText('Enter a reason of at least 10 characters.');
    await user.clear(screen.getByLabelText('Total seats'));
    await user.type(screen.getByLabelText('Total seats'), '8');
    await user.type(
      within(screen.getByRole('form', { name: 'Add seats' })).getByLabelText(/^Reason/),
      'The host has a second boat',
    );
    await press('Save seats');
    expect((await call('admin/seats')).input).toEqual({
      booking_id: bookingDetail.id,
      seen: 5,
      capacity: 8,
      reason: 'The host has a second boat',
    });
    await screen.findByText('It has 8 seats now.');
  });

  const late = { until: '2026-11-28T09:00:00.000Z', pax: 2, seats_free: 1 };
  const why = async () =>
    user.type(
      within(screen.getByRole('region', { name: 'Late payment without a seat' })).getByLabelText(/^Reason/),
      'A bigger boat came',
    );

  it('gives late money its seats, with a reason', async () => {
    const { call, callsOf } = open(
      { late_money: { ...late, seats_free: 2 } },
      { 'admin/late-money': { message: 'It is confirmed.' } },
    );
    screen.getByText('2 seats are free now.');
    await press('Give it the seats');
    screen.getByText('Enter a reason of at least 10 characters.');
    expect(callsOf('admin/late-money')).toHaveLength(0);
    await why();
    await press('Give it the seats');
    expect((await call('admin/late-money')).input).toEqual({
      booking_id: bookingDetail.id,
      act: 'seat',
      reason: 'A bigger boat came',
    });
    await screen.findByText('It is confirmed.');
  });

  it('sends late money back, and says what somebody else was quicker with', async () => {
    const { call } = open({ late_money: late }, { 'admin/late-money': refusal('seat-wait-over') });
    screen.getByText(/^Only 1 seat is free now/);
    await why();
    await press('Refund now');
    expect((await call('admin/late-money')).input).toMatchObject({ act: 'refund' });
    await screen.findByText('seat-wait-over');
  });

  it('says nothing of seats once its departure has begun', () => {
    open({ seats: null });
    expect(screen.queryByRole('heading', { name: 'Departure' })).toBeNull();
  });

  it('is only looked at by whoever has a part in it', () => {
    open({ is_own: true, acts: [] });
    screen.getByText(/^This booking is yours/);
    expect(screen.queryByLabelText(/^Amount/)).toBeNull();
  });
});
