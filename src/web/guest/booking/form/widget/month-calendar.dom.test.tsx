import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingAnswers } from '#tests/support/web/booking-answers.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { type Answers, later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { useBooking } from '#src/web/guest/booking/form/use-booking.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

// Tuesday, 24 November 2026 in Ubud.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24) }));
afterEach(() => void vi.useRealTimers());

const picked = vi.fn<() => void>();

function Shown() {
  const booking = useBooking(fixtureCourse, {});
  return <MonthCalendar booking={booking} onPicked={picked} />;
}

/** The calendar with its first month, focused on its first free day, 5 December. */
async function open(answers: Answers = {}) {
  picked.mockClear();
  const app = openApp(<Shown />, { answers: { ...bookingAnswers, ...answers } });
  await screen.findByText(/“Full” means sold out\. Other grey dates aren’t available\.$/);
  act(() => screen.getByRole('button', { name: /\b5 December 2026/ }).focus());
  return app;
}

const nameOf = (cell: Element | null) => cell?.querySelector('.visually-hidden')?.textContent;

const day = () => /\d+ \w+ \d{4}/.exec(nameOf(document.activeElement) ?? '')?.[0];
const month = () => screen.getByRole('grid').getAttribute('aria-label') ?? '';
const press = (keys: string) => user.keyboard(keys);

describe('the month with the days that can be booked', () => {
  it.each([
    ['{ArrowRight}', '6 December 2026'],
    ['{ArrowLeft}', '4 December 2026'],
    ['{ArrowDown}', '12 December 2026'],
    ['{ArrowDown}{ArrowUp}', '5 December 2026'],
    ['{Home}', '1 December 2026'],
    ['{End}', '31 December 2026'],
    ['{PageDown}', '5 January 2027'],
    ['{PageDown}{PageUp}', '5 December 2026'],
  ])('%s moves the focus to %s', async (keys, wanted) => {
    await open();
    await press(keys);
    await waitFor(() => expect(day()).toBe(wanted));
  });

  it('loads a month that is turned to by keys, once, and keeps the day that has the focus', async () => {
    const { callsOf } = await open();
    await press('{PageDown}');
    await waitFor(() => expect(month()).toContain('January 2027'));
    await press('{ArrowRight}');
    await waitFor(() => expect(day()).toBe('6 January 2027'));
    expect(callsOf('booking/available-date').map(({ input }) => input['month'])).toEqual([
      '2026-12',
      '2026-11',
      '2027-01',
    ]);
  });

  it('goes neither before today nor beyond the last month with dates', async () => {
    await open();
    await press('{PageUp}');
    await waitFor(() => expect(day()).toBe('24 November 2026'));
    await press('{ArrowLeft}');
    expect(day()).toBe('24 November 2026');
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    await press('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    await waitFor(() => expect(day()).toBe('28 February 2027'));
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
  });

  it.each(['{Enter}', ' '])('chooses the day that has the focus by "%s"', async (key) => {
    const { call } = await open();
    await press(`{ArrowRight}${key}`);
    expect((await call('booking/available-time')).input).toMatchObject({ date: '2026-12-06' });
    expect(picked).toHaveBeenCalledTimes(1);
  });

  it('lets the focus on a day that is taken, but does not choose it', async () => {
    const { callsOf } = await open();
    await press('{ArrowDown}{Enter} ');
    await user.click(screen.getByRole('button', { name: /\b9 December 2026/ }));
    expect([callsOf('booking/available-time'), picked.mock.calls]).toEqual([[], []]);
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  });

  it('tells a sold-out day from one that does not run, by a word for the eye and the ear', async () => {
    await open();
    const [full, none] = [/\b7 December 2026/, /\b8 December 2026/].map((name) => screen.getByRole('button', { name }));
    expect([nameOf(full ?? null), full?.querySelector('[aria-hidden]')?.textContent]).toEqual([
      'Monday, 7 December 2026, sold out',
      '7Full',
    ]);
    expect([nameOf(none ?? null), none?.querySelector('[aria-hidden]')?.textContent]).toEqual([
      'Tuesday, 8 December 2026, not available',
      '8',
    ]);
    expect([full, none].map((day) => day?.getAttribute('aria-disabled'))).toEqual([null, 'true']);
  });

  it('chooses a sold-out day, which then says what else there is', async () => {
    const { call } = await open();
    await user.click(screen.getByRole('button', { name: /\b7 December 2026/ }));
    expect((await call('booking/available-time')).input).toMatchObject({ date: '2026-12-07' });
    expect(picked).toHaveBeenCalledTimes(1);
  });

  it('chooses nothing while a month is loading, and says so', async () => {
    const answers = { ...bookingAnswers };
    const { call, callsOf } = await open({
      'booking/available-date': (input: Readonly<Record<string, unknown>>) =>
        input['month'] === '2027-01' ? later : answers['booking/available-date'](input),
    });
    await press('{PageDown}');
    const asked = await call('booking/available-date', 2);
    expect(screen.getByRole('status').textContent).toBe('Loading available dates');
    await press('{Enter}');
    expect(callsOf('booking/available-time')).toEqual([]);
    await asked.answer({ dates: ['2027-01-05'], days: [], closed: [], first_month: '2026-11', last_month: '2027-02' });
    expect(screen.getByRole('status').textContent).toBe('“Full” means sold out. Other grey dates aren’t available.');
    await press('{Enter}');
    expect((await call('booking/available-time')).input).toMatchObject({ date: '2027-01-05' });
  });

  describe('with prices and seats', () => {
    const named = (part: string) => screen.getByRole('button', { name: new RegExp(`\\b${part}`) });
    const seen = (part: string) => named(part).querySelector('[aria-hidden]')?.textContent;
    const november = {
      dates: ['2026-11-26'],
      days: [{ date: '2026-11-26', seats_left: 9, from_price: 21.2 }],
      closed: [],
      first_month: '2026-11',
      last_month: '2027-02',
    };

    it('says them in every day, short to the eye and whole to the ear', async () => {
      await open();
      expect(nameOf(named('5 December'))).toBe('Saturday, 5 December 2026, US$21.20 per person, first available date');
      expect(seen('5 December')).toBe('5$22');
      expect(nameOf(named('6 December'))).toBe('Sunday, 6 December 2026, US$19.08 per person, 3 seats left');
      expect(seen('6 December')).toBe('6$203 left');
      expect(nameOf(named('7 December'))).toBe('Monday, 7 December 2026, sold out');
    });

    it('calls the first date that can be booked so, and not today', async () => {
      const answers = { ...bookingAnswers };
      await open({
        'booking/available-date': (input: Readonly<Record<string, unknown>>) =>
          input['month'] === '2026-11' ? november : answers['booking/available-date'](input),
      });
      await press('{PageUp}');
      await waitFor(() => expect(nameOf(named('26 November'))).toMatch(/, first available date$/));
      expect(nameOf(named('24 November'))).toBe('Today, Tuesday, 24 November 2026, not available');
    });
  });
});
