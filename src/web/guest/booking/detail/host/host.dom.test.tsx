import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { fixtureBooking, nothingAllowed } from '#tests/support/web/booking-detail.ts';
import '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { user } from '#tests/support/web/user.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { BookingDetailPage } from '#src/web/guest/booking/detail/page.tsx';

const seen: BookingDetail = { ...fixtureBooking, viewer: 'host', can: nothingAllowed };
const popup = () => within(screen.getByRole('dialog'));
const shown = () => popupState.getState().name;
const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const slot = { course_id: seen.course.id, date: seen.date, time: seen.time };

describe('the departure of a host', () => {
  const departure = { taken: 2, seats_left: 6, is_closed: false };
  const open = (answers: Answers) =>
    openApp(<BookingDetailPage data={{ ...seen, departure, can: { ...nothingAllowed, close_departure: true } }} />, {
      answers,
    });
  const counts = (quote_id: string, bookings: number) => ({
    quote_id,
    bookings,
    guests: 2 * bookings,
    refund_total: 27.3,
    cancelled: false,
  });

  it('is closed for new bookings at a press, and the page shows what is then', async () => {
    const { call } = open({
      'departure/close': {},
      'booking/detail': {
        ...seen,
        departure: { ...departure, is_closed: true },
        can: { ...nothingAllowed, close_departure: true },
      },
    });
    await click('Close for new bookings');
    expect((await call('departure/close')).input).toEqual({ ...slot, is_closed: true });
    await screen.findByRole('button', { name: 'Reopen for bookings' });
  });

  it('says what went wrong with it, and is free to be pressed again', async () => {
    const { callsOf } = open({ 'departure/close': noAnswer });
    await click('Close for new bookings');
    await screen.findByText(/^You seem to be offline/);
    await click('Close for new bookings');
    expect(callsOf('departure/close')).toHaveLength(2);
  });

  it('is cancelled for everybody only with a cause, and as many as were shown', async () => {
    const { call, callsOf } = open({
      'departure/cancel': ({ quote_id: id }: Readonly<Record<string, unknown>>) =>
        id === 'q1'
          ? { ...counts('q2', 3), quote_id: 'q2' }
          : { ...counts('q1', 2), cancelled: id === 'q2', bookings: id === 'q2' ? 3 : 2 },
      'booking/detail': seen,
    });
    await click('Cancel for everyone');
    await user.click(popup().getByRole('button', { name: 'Choose a reason' }));
    expect(callsOf('departure/cancel')).toEqual([]);
    await user.click(popup().getByLabelText('The weather is unsafe'));
    expect((await call('departure/cancel')).input).toEqual({ ...slot, cause: 'unsafe_weather' });
    await user.type(popup().getByLabelText(/^Message to your guests/), 'A storm');
    await user.click(await popup().findByRole('button', { name: 'Cancel 2 bookings' }));
    await popup().findByText(/Someone booked or cancelled in the meantime/);
    expect(shown()).toBe('departure-cancel');
    await user.click(popup().getByRole('button', { name: 'Cancel 3 bookings' }));
    await waitFor(() => expect(shown()).toBe('success'));
    expect(callsOf('departure/cancel').at(-1)?.input).toEqual({
      ...slot,
      cause: 'unsafe_weather',
      quote_id: 'q2',
      reason: 'A storm',
    });
  });
});

describe('the answer of a host to a request', () => {
  const asked = { ...seen, booking_status: 'requested', can: { ...nothingAllowed, answer_request: true } } as const;
  const open = (answers: Answers, url = '/booking/detail') =>
    openApp(<BookingDetailPage data={asked} />, { url, answers: { 'booking/detail': asked, ...answers } });

  it('is yes at a press, once', async () => {
    const { call, callsOf } = open({ 'booking/confirm': later });
    await click('Accept');
    const sent = await call('booking/confirm');
    expect(sent.input).toEqual({ booking_id: seen.id, decision: 'accept' });
    await click(/^Accept/);
    await sent.answer({});
    await waitFor(() => expect(shown()).toBe('success'));
    expect(callsOf('booking/confirm')).toHaveLength(1);
  });

  it('goes by the token of the mail that led here', async () => {
    const { call } = open({ 'request/answer': {} }, '/booking/detail?token=from-a-mail');
    await click('Accept');
    expect((await call('request/answer')).input).toEqual({ ref: seen.ref, token: 'from-a-mail', decision: 'accept' });
  });

  it('is no only after one more press, with the words for the guest', async () => {
    const { call, asked: calls } = open({ 'booking/confirm': {} });
    await click('Decline');
    expect([shown(), calls.length]).toEqual(['request-decline', 0]);
    await user.type(popup().getByLabelText(/^Message to the guest/), ' We are ill ');
    await click('Yes, decline');
    expect((await call('booking/confirm')).input).toMatchObject({ decision: 'decline', reason: 'We are ill' });
    await waitFor(() => expect(shown()).toBe('success'));
  });

  it('that is refused shows the page as it is now, and keeps the words', async () => {
    const { call } = open({ 'booking/confirm': { ...refusal('request-over'), message: 'Answered already' } });
    await click('Decline');
    await user.type(popup().getByLabelText(/^Message to the guest/), 'We are ill');
    await click('Yes, decline');
    const said = await screen.findByText('Answered already');
    expect([said.closest('[tabindex]') === document.activeElement, shown()]).toEqual([true, null]);
    await call('booking/detail');
    await click('Decline');
    expect(popup().getByLabelText<HTMLTextAreaElement>(/^Message to the guest/).value).toBe('We are ill');
  });
});

describe('the price of a booking', () => {
  it.each([
    [null, 'You get Rp 672,000 in cash on the day. We keep what the guest paid online.'],
    [0.15, 'You get Rp 672,000 in cash on the day and US$2.62 from us afterwards, in a payout.'],
  ])('is shown to its host line by line, with what is theirs at a commission of %j', (commission, gets) => {
    const rates = { ...fixtureSettings.rates, commission };
    openApp(<BookingDetailPage data={seen} />, { settings: { rates } });
    const price = within(screen.getByRole('region', { name: 'Price' }));
    for (const text of ['Pickup by car × 1', 'US$12.50', 'US$55.65', gets]) price.getByText(text);
  });
});

describe('the conversation with the guest', () => {
  it.each([true, false])('is offered to who may write: %s', (message) => {
    openApp(<BookingDetailPage data={{ ...seen, can: { ...nothingAllowed, message } }} />);
    expect(screen.queryAllByText(/Message Mara/).length > 0).toBe(message);
  });
});

describe('an objection to a no-show', () => {
  const objection = {
    state: 'open',
    objected_at: '2026-12-05T09:00:00Z',
    answer_until: '2026-12-07T09:00:00Z',
    guest: 'We stood at the blue gate.',
    host: '',
    reason: '',
    may_answer: true,
  } as const;
  const contested = { ...seen, booking_status: 'no_show', objection } as const;

  it('shows the host the guest’s words and until when to answer, and sends the answer', async () => {
    const { call } = openApp(<BookingDetailPage data={contested} />, {
      answers: {
        'no-show/answer': { message: 'We have your answer.' },
        'booking/detail': { ...contested, objection: { ...objection, host: 'I waited an hour.', may_answer: false } },
      },
    });
    screen.getByRole('heading', { name: 'Mara says they were there' });
    screen.getByText('We stood at the blue gate.');
    screen.getByText(/Tell us what you saw by .*7 Dec/);
    await user.type(screen.getByLabelText(/What did you see/), 'I waited an hour.');
    await click('Send reply');
    expect((await call('no-show/answer')).input).toMatchObject({ words: 'I waited an hour.' });
    await screen.findByText('We have your reply. We’ll decide and email you both.');
    expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull();
  });

  it('shows the guest what was said, what comes next, and no form any more', () => {
    openApp(
      <BookingDetailPage data={{ ...contested, viewer: 'guest', objection: { ...objection, may_answer: false } }} />,
    );
    screen.getByText(/We have your statement. Wayan Sari can reply until/);
    expect(screen.queryByText(/tell us within 24 hours/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'I was there' })).toBeNull();
  });

  it('says to both what was decided, and why', () => {
    openApp(
      <BookingDetailPage
        data={{ ...contested, objection: { ...objection, state: 'rejected', reason: 'The list.', may_answer: false } }}
      />,
    );
    screen.getByText(/decided: this booking stays a no-show/);
    screen.getByText('The list.');
  });
});
