import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { bookingAnswers, timesOn } from '#tests/support/web/booking-answers.ts';
import { fixtureBooking } from '#tests/support/web/booking-detail.ts';
import '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { BookingDetailPage } from '#src/web/guest/booking/detail/page.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24) }));
afterEach(() => void vi.useRealTimers());

const booking = fixtureBooking;
const popup = () => within(screen.getByRole('dialog', { name: 'Move to another date' }));
const shown = () => popupState.getState().name;
const sixth = { date: '2026-12-06', time: '10:00' };
const quote = {
  moved: false,
  quote_id: 'q1',
  quote: { ...booking.quote, total_price: 60 },
  old_total: 55.65,
  cash: booking.cash,
  refund_amount: 0,
  offer_price: 'none',
};

async function open(answers: Answers = {}) {
  const app = openApp(<BookingDetailPage data={booking} />, {
    answers: { ...bookingAnswers, 'booking/detail': booking, 'reschedule/move': quote, ...answers },
  });
  await user.click(screen.getByRole('button', { name: /^Move to another date/ }));
  await user.click(await screen.findByRole('button', { name: /Sunday,? 6 December 2026/ }));
  return app;
}

const pick = async (time: string) => user.click(await popup().findByRole('radio', { name: new RegExp(`^${time}`) }));
const confirm = () => popup().getByRole('button', { name: /^Move to Sun/ });

describe('the move of a booking', () => {
  it('asks what another departure changes, moves as shown, and says so', async () => {
    const { call } = await open({
      'reschedule/move': ({ quote_id: id }: Readonly<Record<string, unknown>>) => ({ ...quote, moved: id === 'q1' }),
    });
    // The day's only time is chosen at once.
    expect((await call('reschedule/move')).input).toEqual({ ref: booking.ref, ...sixth });
    expect(await popup().findByText('US$60.00')).toBeTruthy();
    await user.click(confirm());
    expect((await call('reschedule/move', 1)).input).toEqual({ ref: booking.ref, ...sixth, quote_id: 'q1' });
    await waitFor(() => expect(shown()).toBe('success'));
  });

  it('offers neither its own departure nor one with too few seats', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: /Saturday,? 5 December 2026/ }));
    const times = await popup().findAllByRole<HTMLInputElement>('radio');
    expect(times.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['09:00', true],
      ['14:00', false],
    ]);
  });

  it('says why nothing of a day can be taken, and leads to the next day that can', async () => {
    const next = { date: '2026-12-05', time: '14:00' };
    await open({
      'booking/available-time': ({ date }: Readonly<Record<string, unknown>>) =>
        date === next.date
          ? timesOn('2026-12-05')
          : {
              ...timesOn('2026-12-06'),
              data: [],
              slots: [],
              closed: { reason: 'sold-out', message: 'Sold out on Sun 6 Dec. Next: Sat 5 Dec at 14:00.', next },
            },
    });
    expect(await popup().findByText(/^Sold out on Sun 6 Dec\. Next: Sat 5 Dec at 14:00\./)).toBeTruthy();
    await user.click(popup().getByRole('button', { name: 'Sat 5 Dec 2026' }));
    expect(await popup().findByRole('radio', { name: /^14:00/ })).toBeTruthy();
  });

  it('shows only the answer for the departure chosen last', async () => {
    const { call } = await open({ 'reschedule/move': later });
    await pick('10:00');
    await user.click(screen.getByRole('button', { name: /Saturday,? 5 December 2026/ }));
    await pick('14:00');
    await (await call('reschedule/move', 1)).answer({ ...quote, quote: { ...quote.quote, total_price: 70 } });
    await (await call('reschedule/move', 0)).answer(quote);
    expect(popup().queryByText('US$60.00')).toBeNull();
    expect(popup().getByText('US$70.00')).toBeTruthy();
  });

  it('shows a price that has changed meanwhile, and asks again', async () => {
    let id = 0;
    const { callsOf } = await open({
      'reschedule/move': (input: Readonly<Record<string, unknown>>) => {
        if (input['quote_id'] === 'q1') return refusal('quote-changed');
        id += 1;
        return { ...quote, quote_id: `q${id}`, moved: 'quote_id' in input };
      },
    });
    await pick('10:00');
    await popup().findByText('US$60.00');
    await user.click(confirm());
    expect(await popup().findByText(/The price has changed/)).toBeTruthy();
    expect(shown()).toBe('booking-move');
    await user.click(confirm());
    await waitFor(() => expect(shown()).toBe('success'));
    expect(callsOf('reschedule/move').at(-1)?.input).toMatchObject({ quote_id: 'q2' });
  });

  it('keeps what was chosen when no answer comes, and moves nothing', async () => {
    await open({ 'reschedule/move': noAnswer });
    await pick('10:00');
    expect(await popup().findByText(/^You seem to be offline/)).toBeTruthy();
    expect(popup().getByRole<HTMLInputElement>('radio', { name: '10:00' }).checked).toBe(true);
    expect(popup().getByRole('button', { name: 'Choose a date and time' }).getAttribute('aria-disabled')).toBe('true');
  });
});
