import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Panel } from '#src/web/host/panel.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { CalendarPage, type CalendarData } from './page.tsx';
import type { Range, Slot } from './days.ts';
import { readView } from './calendar-view.ts';

const hostId = '00000000-0000-4000-8000-000000000001';
const host = {
  id: hostId,
  name: 'Pema',
  image: null,
  has_stopped_feed: false,
  role: 'host' as const,
  acts: ['calendar' as const],
};
const panel: Panel = { hosts: [host], host, act: 'calendar' };
const slot = (more: Partial<Slot> = {}): Slot => ({
  course_id: 7,
  date: '2026-12-02',
  time: '09:00',
  capacity: 8,
  min_pax: 1,
  taken: 2,
  bookings: 1,
  guests: 2,
  requests: 0,
  holds: 0,
  state: 'open',
  reason: '',
  ...more,
});
const range = (departures: Slot[]): Range => ({
  host_id: hostId,
  one_at_a_time: false,
  today: '2026-12-01',
  listings: [{ course_id: 7, title: 'Throw a bowl', city: 'Bhaktapur', time_zone: 'Asia/Kathmandu', min_pax: 1 }],
  departures,
  blocks: [],
  parties: [],
});
const quote = (more: object = {}) => ({
  changed: false,
  quote_id: 'q'.repeat(43),
  listings: 1,
  bookings: 0,
  guests: 0,
  requests: 0,
  holds: 0,
  touched: [],
  overlaps: [],
  message: 'No one is booked then.',
  ...more,
});
const { min_pax: _minimum, state: _state, reason: _reason, ...counts } = slot();
const touched = [{ ...counts, title: 'Throw a bowl', effect: 'leaves', capacity: 0 }];

function open(query: string, departures: Slot[], answers = {}, more: Partial<CalendarData> = {}) {
  const url = `/dashboard/host-panel/calendar${query}`;
  const place = readView(new URL(url, 'http://a.test'));
  return openApp(
    <CalendarPage data={{ panel, place, range: range(departures), rules: null, feeds: null, ...more }} />,
    {
      url,
      answers,
    },
  );
}

const press = async (name: string) => user.click(screen.getByRole('button', { name }));

describe('the days of a host', () => {
  it('shows the days with who is on them, and leads to each', () => {
    open('', [slot(), slot({ date: '2026-12-03', taken: 8, state: 'full', requests: 1 })]);
    const [first, second] = screen.getAllByRole('article');
    expect(within(first!).getByText('2 of 8')).toBeTruthy();
    expect(within(first!).getByRole('link').getAttribute('href')).toContain('day=2026-12-02');
    expect(within(second!).getByText('Full')).toBeTruthy();
    expect(within(second!).getByText('1 request')).toBeTruthy();
  });

  it('says above all that nobody can book, and on a departure why', () => {
    const stopped = { ...host, has_stopped_feed: true };
    open('?day=2026-12-02', [slot({ state: 'stopped' })], {}, { panel: { ...panel, hosts: [stopped], host: stopped } });
    expect(screen.getByRole('alert').textContent).toContain('Guests can’t book');
    expect(screen.getByText('Can’t read calendar')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Other calendars' }).map((link) => link.getAttribute('href'))).toEqual([
      `/dashboard/host-panel/calendar?host=${hostId}&form=feeds`,
      `/dashboard/host-panel/calendar?host=${hostId}&form=feeds`,
    ]);
  });

  it('says of a departure with guests that another calendar is busy then', () => {
    open('?day=2026-12-02', [
      slot({ state: 'busy' }),
      slot({ time: '11:00', state: 'busy', bookings: 0, guests: 0, taken: 0 }),
    ]);
    expect(screen.getAllByText(/guests are booked\. We haven’t cancelled anything/)).toHaveLength(1);
  });

  it('moves between days by arrows, and turns by letters while the focus is in it', () => {
    const { opened } = open('', [slot(), slot({ date: '2026-12-03' }), slot({ date: '2026-12-04' })]);
    const days = screen.getAllByRole('link').filter((link) => link.dataset['day'] !== undefined);
    days[0]?.focus();
    fireEvent.keyDown(days[0]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(days[1]);
    fireEvent.keyDown(days[1]!, { key: 'End' });
    expect(document.activeElement).toBe(days[2]);
    fireEvent.keyDown(days[2]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(days[2]);
    fireEvent.keyDown(days[2]!, { key: 'w', ctrlKey: true });
    expect(opened).toEqual([]);
    fireEvent.keyDown(days[2]!, { key: 'w' });
    expect(opened.at(-1)).toContain('view=week');
    fireEvent.keyDown(days[2]!, { key: '?' });
    expect(screen.getByText('Keyboard').closest('details')?.open).toBe(true);
  });

  it('says so where there is nothing, and leads to a first experience', () => {
    open('', []);
    expect(screen.getByText('No departures on these days.')).toBeTruthy();
    openApp(
      <CalendarPage
        data={{
          panel,
          place: readView(new URL('http://a.test/')),
          range: { ...range([]), listings: [] },
          rules: null,
          feeds: null,
        }}
      />,
      { url: '/dashboard/host-panel/calendar' },
    );
    expect(screen.getByRole('link', { name: 'Offer an experience' })).toBeTruthy();
  });
});

describe('a day that is open', () => {
  it('closes a departure at once where nobody is on it', async () => {
    const answers = {
      'calendar/change': (input: { quote_id?: string }) =>
        quote({ changed: input.quote_id !== undefined, message: 'Saved.' }),
    };
    const { asked } = open('?day=2026-12-02', [slot({ taken: 0, bookings: 0, guests: 0 })], answers);
    await press('Close 09:00, Throw a bowl');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(asked.map(({ input }) => input['quote_id'] !== undefined)).toEqual([false, true]);
    expect(asked[0]?.input).toMatchObject({
      host_id: hostId,
      course_id: 7,
      change: { kind: 'close', date: '2026-12-02', time: '09:00' },
    });
  });

  it('names who is booked before the day is closed, and does nothing when the host thinks better of it', async () => {
    const named = quote({ bookings: 1, guests: 2, touched, message: '1 booking for 2 guests is there.' });
    const { callsOf } = open('?day=2026-12-02', [slot()], { 'calendar/change': named });
    await press('Close the day');
    const question = within(await screen.findByRole('group', { name: 'Guests are booked then' }));
    expect(question.getByText('1 booking for 2 guests is there.')).toBeTruthy();
    expect(question.getByText(/Wed 2 Dec 2026, 09:00/)).toBeTruthy();
    await press('Leave it as it is');
    expect(screen.queryByRole('group', { name: 'Guests are booked then' })).toBeNull();
    expect(callsOf('calendar/change')).toHaveLength(1);
  });

  it('asks again when somebody has booked meanwhile', async () => {
    let turn = 0;
    const answers = {
      'calendar/change': () => {
        turn += 1;
        if (turn === 2) return { status: 'error', code: 'quote-changed', message: 'Somebody booked meanwhile.' };
        return turn === 4
          ? quote({ changed: true, message: 'Saved.' })
          : quote({ guests: turn, bookings: turn, touched, message: `${turn} are there.` });
      },
    };
    open('?day=2026-12-02', [slot()], answers);
    await press('Close the day');
    await screen.findByText('1 are there.');
    await press('Yes, change it');
    await screen.findByText('3 are there.');
    expect(screen.getByText('Somebody booked meanwhile.')).toBeTruthy();
    await press('Yes, change it');
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });
});
