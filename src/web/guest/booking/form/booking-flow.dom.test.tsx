import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockPopup, popupState } from '#src/web/ui/popup/popup.ts';
import { bookingAnswers, timesOn } from '#tests/support/web/booking-answers.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { useBooking } from './use-booking.ts';
import type { StartChoice } from '#src/web/guest/booking/booking-course.ts';
import { FlowCheckout } from '#src/web/guest/checkout/FlowCheckout.tsx';
import { BookingFlow } from './BookingFlow.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24) }));
afterEach(() => void vi.useRealTimers());

const page = '/ubud/9/rice-terraces-tea';

function Flow({ choice = {} }: { readonly choice?: StartChoice }) {
  return <BookingFlow own={null} booking={useBooking(fixtureCourse, choice)} Checkout={FlowCheckout} />;
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Booking' }));
const button = (name: string | RegExp) => sheet().getByRole('button', { name });
const click = (name: string | RegExp) => user.click(button(name));
// The calendar has a hidden button of the same name before it.
const goOn = () => user.click(sheet().getAllByRole('button', { name: 'Next' }).at(-1) ?? document.body);
const heading = () => sheet().getByRole('heading', { name: /Step \d of 3$/ }).textContent;
const isOpen = () => popupState.getState().name === 'booking-flow';
const back = () => act(async () => history.back());

async function open(answers: Answers = {}) {
  const app = openApp(<Flow />, { url: page, answers: { ...bookingAnswers, ...answers } });
  const depth = history.length;
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  return { ...app, depth };
}

async function choose(): Promise<void> {
  await user.click(await sheet().findByRole('button', { name: /\b5 December 2026/ }));
  await user.click(await sheet().findByRole('radio', { name: '09:00' }));
}

/** Its own calls get no response: only the sheet matters. */
async function openCheckout() {
  const app = await open({ 'course/detail': later });
  await choose();
  await goOn();
  await sheet().findByText('Pay now US$10.00');
  await goOn();
  await waitFor(() => expect(heading()).toContain('Checkout'));
  return app;
}

describe('the sheet of a booking', () => {
  it('goes from date and time to guests and checkout, and says where one is', async () => {
    await open();
    expect(heading()).toBe('Date and time Step 1 of 3');
    expect(document.activeElement?.textContent).toBe(heading());
    await choose();
    await goOn();
    expect(heading()).toBe('Guests and price Step 2 of 3');
    await click('Add a guest');
    await sheet().findByText('Pay now US$15.00');
    await goOn();
    expect(heading()).toBe('Checkout Step 3 of 3');
    expect(location.pathname + location.search).toBe('/booking/checkout?cid=9&date=2026-12-05&time=09%3A00&pax=3');
  });

  it('asks for what is missing where it is chosen, and stays', async () => {
    await open();
    await sheet().findByRole('button', { name: /\b5 December 2026/ });
    await goOn();
    expect((await sheet().findByRole('alert')).id).toBe('flow-date-error');
    expect(document.activeElement?.textContent).toMatch(/5 December 2026/);
    await user.click(button(/\b5 December 2026/));
    await sheet().findByRole('radio', { name: '09:00' });
    await goOn();
    expect((await sheet().findByRole('alert')).id).toBe('book-time-error');
    expect([heading(), document.activeElement]).toEqual([
      'Date and time Step 1 of 3',
      sheet().getByRole('radio', { name: '09:00' }),
    ]);
  });

  it.each([
    ['its own Back', () => click('Back')],
    ["the browser's", back],
  ])('goes back one step by %s, with what was chosen, and out of the sheet at last', async (_how, goBack) => {
    await open();
    await choose();
    await goOn();
    await goBack();
    await waitFor(() => expect(heading()).toContain('Date and time'));
    expect(sheet().getByRole<HTMLInputElement>('radio', { name: '09:00' }).checked).toBe(true);
    await goBack();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(location.pathname).toBe(page);
  });

  it('goes forward again by the browser', async () => {
    await open();
    await choose();
    await goOn();
    await back();
    await waitFor(() => expect(heading()).toContain('Date and time'));
    await act(async () => history.forward());
    await waitFor(() => expect(heading()).toContain('Guests and price'));
  });

  it('is closed without a question before checkout, and leaves nothing in history', async () => {
    await open();
    const entry = (): unknown => history.state;
    await choose();
    await goOn();
    act(pressEscape);
    await waitFor(() => expect([isOpen(), location.pathname]).toEqual([false, page]));
    const left = entry();
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    await click('Close');
    await waitFor(() => expect(entry()).toEqual(left));
  });

  it('opens where something is left to say once date and time are chosen, a step before the way back to them', async () => {
    await open();
    await choose();
    act(pressEscape);
    await waitFor(() => expect(isOpen()).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(heading()).toBe('Guests and price Step 2 of 3');
    await click('Change date or time');
    await waitFor(() => expect(heading()).toBe('Date and time Step 1 of 3'));
    expect(sheet().getByRole<HTMLInputElement>('radio', { name: '09:00' }).checked).toBe(true);
    await back();
    await waitFor(() => expect([isOpen(), location.pathname]).toEqual([false, page]));
  });

  it.each([
    ['offered', timesOn('2026-12-06'), 'Guests and price Step 2 of 3'],
    ['not offered any more', timesOn('2026-12-05'), 'Date and time Step 1 of 3'],
    ['not answered', null, 'Date and time Step 1 of 3'],
  ])('waits, pressed early, for the time of the address: it is %s', async (_what, times, expected) => {
    const choice = { date: '2026-12-06', time: '10:00', pax: 3 };
    const answers = { ...bookingAnswers, 'booking/available-time': later };
    const { call } = openApp(<Flow choice={choice} />, { url: page, answers });
    const asked = await call('booking/available-time');
    const reserve = screen.getByRole('button', { name: 'Reserve' });
    await user.click(reserve);
    expect([isOpen(), reserve.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await asked.answer(times);
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(heading()).toBe(expected);
  });

  it.each([
    ['Escape', async () => void act(pressEscape)],
    ['the close button', () => click('Close')],
  ])('asks before checkout is left by %s: stay, or leave', async (_how, close) => {
    await openCheckout();
    await close();
    const question = () => within(screen.getByRole('alertdialog', { name: 'Leave this booking?' }));
    await user.click(question().getByRole('button', { name: 'Stay' }));
    expect([isOpen(), screen.queryByRole('alertdialog')]).toEqual([true, null]);
    await close();
    act(pressEscape);
    expect([isOpen(), screen.queryByRole('alertdialog')]).toEqual([true, null]);
    await close();
    await user.click(question().getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect([isOpen(), location.pathname]).toEqual([false, page]));
  });

  it('is neither left nor moved while it is locked by a payment: Back comes back, and works again afterwards', async () => {
    await openCheckout();
    const entry = (): unknown => history.state;
    const before = entry();
    act(() => lockPopup(true));
    expect(sheet().queryByRole('button', { name: 'Close' })).toBeNull();
    act(pressEscape);
    await back();
    await waitFor(() => expect(entry()).toEqual(before));
    expect([isOpen(), heading()]).toEqual([true, 'Checkout Step 3 of 3']);
    act(() => lockPopup(false));
    await back();
    await waitFor(() => expect(heading()).toContain('Guests and price'));
  });

  it('goes with the part of the page it belongs to', async () => {
    const { unmount } = await open({ 'booking/available-date': noAnswer });
    unmount();
    expect(isOpen()).toBe(false);
  });
});
