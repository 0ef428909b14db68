import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import '#tests/support/web/native-dialog.ts';
import { type Answers, later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { UpcomingDates } from './UpcomingDates.tsx';

const day = (date: string, seats_left = 8) => ({
  date,
  times: [{ time: '09:00', seats_left }],
  from_price: 21.2,
});
const month = (days: readonly object[], last_month = '2027-01') => ({ days, dates: [], last_month });
const open = (answers: Answers) => openApp(<UpcomingDates course={fixtureCourse} />, { answers });
const more = () => screen.queryByRole('button', { name: /^See more dates/ });
const press = () => user.click(screen.getByRole('button', { name: /^See more dates/ }));
const rows = () => screen.getAllByRole('listitem');

describe('the next dates of an experience', () => {
  it('brings more of them, month after month; the first new one has the focus, how many is said', async () => {
    const { callsOf } = open({
      'booking/available-date': ({ month: asked }: Readonly<Record<string, unknown>>) =>
        month(asked === '2026-12' ? [day('2026-12-06'), day('2026-12-20', 0)] : [day('2027-01-03', 2)]),
    });
    await press();
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(callsOf('booking/available-date').map(({ input }) => input['month'])).toEqual(['2026-12', '2027-01']);
    expect(rows().map((row) => row.firstElementChild?.textContent)).toEqual([
      'Sat 5 Dec 2026',
      'Sun 6 Dec 2026',
      'Sun 20 Dec 2026',
      'Sun 3 Jan 2027',
    ]);
    // The first new day is full: its row takes the focus.
    expect(document.activeElement).toBe(rows()[2]);
    expect(rows()[2]?.textContent).toContain('sold out');
    expect(rows()[3]?.textContent).toContain('2 seats left');
    await screen.findByText('2 more dates. No more dates for now.');
    expect(more()).toBeNull();
  });

  it('says that there are no more, and keeps the focus in the list when the button goes', async () => {
    open({ 'booking/available-date': month([], '2026-12') });
    await press();
    await screen.findByText('No more dates for now.');
    expect(more()).toBeNull();
    expect(document.activeElement?.closest('li')).toBe(rows()[1]);
  });

  it('says that they could not be loaded, keeps the button, and asks again at another press', async () => {
    const { call, callsOf } = open({ 'booking/available-date': later });
    await press();
    const first = await call('booking/available-date');
    await press();
    expect(callsOf('booking/available-date')).toHaveLength(1);
    await first.answer(null);
    expect(screen.getByText('Failed to fetch date')).toBeTruthy();
    expect(document.activeElement).toBe(more());
    await press();
    await (await call('booking/available-date', 1)).answer(month([day('2026-12-24')], '2026-12'));
    expect([rows().length, screen.queryByText('Failed to fetch date')]).toEqual([3, null]);
  });
});
