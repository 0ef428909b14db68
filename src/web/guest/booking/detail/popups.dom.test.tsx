import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { fixtureBooking, nothingAllowed } from '#tests/support/web/booking-detail.ts';
import '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { BookingDetail } from './credentials.ts';
import { BookingDetailPage } from './page.tsx';

const booking = fixtureBooking;
const ref = { ref: booking.ref, token: 'from-a-mail' };
const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const open = (answers: Answers, change: Partial<BookingDetail> = {}) =>
  openApp(<BookingDetailPage data={{ ...booking, ...change }} />, {
    url: `/booking/detail?ref=${ref.ref}&token=${ref.token}`,
    answers: { 'booking/detail': booking, ...answers },
  });
const popup = () => within(screen.getByRole('dialog'));
const shown = () => popupState.getState().name;
const field = (name: string) => popup().getByLabelText<HTMLInputElement>(name);

const cancelled = { cancelled: true, message: '', refund_percent: 50 };
const quoteOf = (quote_id: string, refund_amount: number) => ({
  ...cancelled,
  cancelled: false,
  quote_id,
  refund_amount,
  reason: '',
});

describe('the cancel of a booking', () => {
  it('asks what comes back, asks once more, cancels as shown, and says so', async () => {
    const { call, callsOf } = open({
      'booking/cancel': ({ quote_id: id }) =>
        id === undefined ? quoteOf('q1', 6.83) : { ...quoteOf('q1', 6.83), cancelled: true },
    });
    await click(/^Cancel booking/);
    expect((await call('booking/cancel')).input).toEqual(ref);
    await popup().findByText('US$6.83');
    await user.type(popup().getByLabelText(/^Reason/), ' We fell ill ');
    await user.click(popup().getByRole('button', { name: 'Cancel booking' }));
    expect([shown(), callsOf('booking/cancel').length]).toEqual(['booking-confirm', 1]);
    await click('Yes, cancel');
    expect((await call('booking/cancel', 1)).input).toEqual({ ...ref, quote_id: 'q1', reason: 'We fell ill' });
    await waitFor(() => expect(shown()).toBe('success'));
    expect(popup().getByText('We’re refunding US$6.83 to your original payment method.')).toBeTruthy();
    await call('booking/detail');
  });

  it('cancels nothing before the amount is known', async () => {
    const { call } = open({ 'booking/cancel': later });
    await click(/^Cancel booking/);
    const asked = await call('booking/cancel');
    await user.click(popup().getByRole('button', { name: 'Cancel booking' }));
    expect(shown()).toBe('booking-cancel');
    await asked.answer(quoteOf('q1', 0));
    await user.click(popup().getByRole('button', { name: 'Cancel booking' }));
    expect(popup().getByText('You won’t get a refund. This can’t be undone.')).toBeTruthy();
  });

  it('shows an amount that has changed meanwhile, and asks again', async () => {
    const amounts = [13.65, 6.83];
    const { call } = open({
      'booking/cancel': ({ quote_id: id }) =>
        id === 'q13.65'
          ? refusal('quote-changed')
          : id === undefined
            ? quoteOf(`q${amounts[0]}`, amounts.shift() ?? 0)
            : { ...quoteOf('x', 6.83), cancelled: true },
    });
    await click(/^Cancel booking/);
    await popup().findByText('US$13.65');
    await user.click(popup().getByRole('button', { name: 'Cancel booking' }));
    await click('Yes, cancel');
    await popup().findByText('US$6.83');
    expect(popup().getByText(/The amount has changed/)).toBeTruthy();
    expect(shown()).toBe('booking-confirm');
    await click('Yes, cancel');
    expect((await call('booking/cancel', 3)).input).toMatchObject({ quote_id: 'q6.83' });
    await waitFor(() => expect(shown()).toBe('success'));
  });

  it('keeps the reason and the question when the server does not answer, and takes a second press', async () => {
    let isGone = true;
    const { callsOf } = open({
      'booking/cancel': ({ quote_id: id }) =>
        id === undefined ? quoteOf('q1', 6.83) : isGone ? null : { ...quoteOf('q1', 6.83), cancelled: true },
    });
    await click(/^Cancel booking/);
    await user.type(popup().getByLabelText(/^Reason/), 'Ill');
    await popup().findByText('US$6.83');
    await user.click(popup().getByRole('button', { name: 'Cancel booking' }));
    await click('Yes, cancel');
    const trouble = await popup().findByText(/^You seem to be offline/);
    expect(trouble.closest('[tabindex]')).toBe(document.activeElement);
    isGone = false;
    await click('Yes, cancel');
    await waitFor(() => expect(shown()).toBe('success'));
    expect(callsOf('booking/cancel').at(-1)?.input).toMatchObject({ reason: 'Ill' });
  });

  it('by the host: the cause is chosen first, and the answer to the last one chosen counts', async () => {
    const { call, callsOf } = open(
      { 'booking/cancel': later },
      { viewer: 'host', can: { ...nothingAllowed, host_cancel: true } },
    );
    await click('Cancel this booking');
    expect(callsOf('booking/cancel')).toEqual([]);
    await user.click(popup().getByLabelText('I can’t host'));
    await user.click(popup().getByLabelText('The weather is unsafe'));
    const [first, second] = [await call('booking/cancel'), await call('booking/cancel', 1)];
    expect([first.input, second.input]).toMatchObject([{ cause: 'host' }, { cause: 'unsafe_weather' }]);
    await second.answer(quoteOf('weather', 13.65));
    await first.answer(quoteOf('host', 1));
    expect(popup().getByText('US$13.65')).toBeTruthy();
    await user.click(popup().getByRole('button', { name: 'Cancel booking' }));
    await click('Yes, cancel');
    expect((await call('booking/cancel', 2)).input).toMatchObject({ cause: 'unsafe_weather', quote_id: 'weather' });
  });
});

describe('the invitation of a companion', () => {
  const free = { companions: [], companions_left: 1 };
  const fill = async (email: string): Promise<void> => {
    await click(/^Invite your companion/);
    await user.type(field('First name'), 'Ine');
    await user.type(field('Last name'), 'Vik');
    await user.type(field('Email'), `${email}{Enter}`);
  };

  it('begins at the first name and sends nothing that is wrong', async () => {
    const { asked } = open({}, free);
    await click(/^Invite your companion/);
    expect(document.activeElement).toBe(field('First name'));
    await click('Send invitation');
    expect([field('First name'), field('Email')].map((one) => one.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    expect(asked).toEqual([]);
  });

  it('sends it once, and says to whom', async () => {
    const { call, callsOf } = open({ 'booking/send-companion': later }, free);
    await fill('ine@example.com{Enter}');
    const sent = await call('booking/send-companion');
    expect(sent.input).toEqual({
      ...ref,
      booking_id: booking.id,
      email: 'ine@example.com',
      first_name: 'Ine',
      last_name: 'Vik',
    });
    await click(/Send invitation/);
    await sent.answer({});
    await waitFor(() => expect(shown()).toBe('success'));
    expect(popup().getByText('We sent it to Ine at ine@example.com.')).toBeTruthy();
    expect(callsOf('booking/send-companion')).toHaveLength(1);
  });

  it('keeps what was typed when the server refuses it, and names the field', async () => {
    const wrong = { ...refusal('email-invalid'), message: 'Not accepted', fields: { email: 'This address bounced' } };
    open({ 'booking/send-companion': wrong }, free);
    await fill('ine@example.com');
    await popup().findByText('This address bounced');
    expect(popup().getByText('Not accepted')).toBeTruthy();
    expect(field('First name').value).toBe('Ine');
    expect(field('Email')).toBe(document.activeElement);
    expect(document.getElementById(field('Email').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This address bounced',
    );
  });

  it('says that it may have failed when no answer came', async () => {
    open({ 'booking/send-companion': noAnswer }, free);
    await fill('ine@example.com');
    await popup().findByText('Failed to send invitations');
    expect(field('Email').value).toBe('ine@example.com');
  });

  it('is taken back after one more press, and the focus stays in the list', async () => {
    const { call } = open({ 'companion/remove': {}, 'booking/detail': { ...booking, ...free } });
    await click(/^Remove/);
    await click('Yes, remove');
    expect((await call('companion/remove')).input).toEqual({ ...ref, companion_id: booking.companions[0]?.id });
    await waitFor(() => expect(screen.queryByText('Ine Vik')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your group' }));
  });

  it('is not taken back by a double click, which is meant as one press', async () => {
    const { asked } = open({ 'companion/remove': {} });
    await user.dblClick(screen.getByRole('button', { name: /^Remove/ }));
    expect(screen.getByRole('button', { name: 'Yes, remove' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
