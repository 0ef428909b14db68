import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { Feeds } from './FeedCard.tsx';
import type { Range } from '#src/web/host/availability/days.ts';
import { readView } from '#src/web/host/availability/calendar-view.ts';
import { OtherCalendars } from './OtherCalendars.tsx';

const url = '/dashboard/host-panel/calendar?form=feeds';
const hostId = '00000000-0000-4000-8000-000000000001';
const feedId = '00000000-0000-4000-8000-0000000000f1';
const listing = (course_id: number, title: string) => ({
  course_id,
  title,
  city: 'Bhaktapur',
  time_zone: 'Asia/Kathmandu',
  min_pax: 1,
});
const feed = (more: Partial<Feeds['feeds'][number]> = {}): Feeds['feeds'][number] => ({
  feed_id: feedId,
  course_id: null,
  name: 'My phone',
  shown: 'calendar.example.test/…',
  added_at: '2026-11-01T00:00:00Z',
  read_at: '2026-12-01T00:00:00Z',
  age_minutes: 12,
  state: 'fresh',
  fault: null,
  skipped: 0,
  unread: [],
  is_doubted: false,
  is_cut: false,
  ...more,
});
const conflict = {
  feed_id: feedId,
  course_id: 7,
  title: 'Throw a bowl',
  date: '2026-12-04',
  time: '09:00',
  guests: 3,
  busy_from: '2026-12-04T08:00',
  busy_to: '2026-12-04T10:30',
};

function open(feeds: Partial<Feeds>, answers = {}, titles = ['Throw a bowl']) {
  const range: Range = {
    host_id: hostId,
    one_at_a_time: false,
    today: '2026-12-01',
    listings: titles.map((title, index) => listing(7 + index, title)),
    departures: [],
    blocks: [],
    parties: [],
  };
  const all = { host_id: hostId, every_minutes: 30, stop_hours: 48, feeds: [], conflicts: [], addresses: [], ...feeds };
  const place = readView(new URL(url, 'http://a.test'));
  return openApp(<OtherCalendars place={place} range={range} feeds={all} />, { url, answers });
}

const press = async (name: string) => user.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string) => user.type(screen.getByLabelText(label), text);
const refused = (fields: Record<string, string>) => ({
  status: 'error',
  code: 'bad-input',
  message: 'Check it.',
  fields,
});

describe('calendars that are read', () => {
  it('say that there is none yet, and what happens with one', () => {
    open({});
    expect(screen.getByText('No other calendar yet.')).toBeTruthy();
    expect(screen.getByText(/every 30 minutes/)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText('Busy and booked at the same time')).toBeNull();
  });

  it.each([
    [12, 'Read less than an hour ago'],
    [60, 'Read 1 hour ago'],
    [60 * 30 + 59, 'Read 30 hours ago'],
    [60 * 24 * 3, 'Read 3 days ago'],
  ])('%s minutes old: %s', (age_minutes, text) => {
    open({ feeds: [feed({ age_minutes })] });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('say where one has never been read', () => {
    open({ feeds: [feed({ read_at: null })] });
    expect(screen.getByText('Not read yet')).toBeTruthy();
  });

  it('say which of them nobody could read, why, and what follows', () => {
    open({
      feeds: [
        feed({ state: 'late', fault: 'This address doesn’t respond. Check the address.', age_minutes: 1500 }),
        feed({
          feed_id: hostId,
          name: 'Gone',
          course_id: 7,
          state: 'stopped',
          skipped: 2,
          unread: [
            { day: '2026-12-10', title: 'Dentist', why: 'time' },
            { day: null, title: null, why: 'zone' },
          ],
          is_doubted: true,
          is_cut: true,
          age_minutes: 3000,
        }),
      ],
    });
    const [late, stopped] = screen.getAllByRole('article').map((one) => within(one));
    expect(late?.getByText('We couldn’t read it for more than a day.')).toBeTruthy();
    expect(late?.getByText('This address doesn’t respond. Check the address.')).toBeTruthy();
    expect(late?.getByText(/For all experiences/)).toBeTruthy();
    expect(stopped?.getByText(/more than 48 hours.*guests can’t book/)).toBeTruthy();
    expect(stopped?.getByText(/Throw a bowl/)).toBeTruthy();
    expect(stopped?.getByText('We couldn’t read 2 entries.')).toBeTruthy();
    expect(stopped?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Thu 10 Dec 2026: Dentist (we don’t know when it is)',
      'No date: No title (we don’t know its time zone)',
    ]);
    expect(stopped?.getByText(/had entries before and is empty now/)).toBeTruthy();
    expect(stopped?.getByText(/more than a thousand busy times/)).toBeTruthy();
  });

  it('and are at odds with guests are named with both sides', () => {
    open({ feeds: [feed()], conflicts: [conflict] });
    const row = screen.getByText(/shows you as busy/).closest('li');
    expect(row?.textContent).toContain('Fri 4 Dec 2026, 09:00, Throw a bowl');
    expect(row?.textContent).toContain(
      'My phone shows you as busy Fri 4 Dec 2026, 08:00 to Fri 4 Dec 2026, 10:30, but 3 guests are booked.',
    );
  });

  it('with a long name, break it and are still told apart by it', () => {
    const name = 'Kalenderübersichtsverwaltungsgemeinschaftsbüroanschluss 2026';
    open({ feeds: [feed({ name }), feed({ feed_id: hostId, name: 'Short' })] });
    expect(screen.getByRole('heading', { name }).className).toContain('wrap-anywhere');
    expect(screen.getAllByRole('button', { name: /^Read now: / })).toHaveLength(2);
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy();
  });

  it('are read at once: what went wrong is said, and what went well', async () => {
    let turn = 0;
    const answers = {
      'feed/read-now': () =>
        (turn += 1) === 1
          ? { is_read: false, message: 'Nobody answers.' }
          : { is_read: true, message: 'Read just now.' },
    };
    const { opened, callsOf } = open({ feeds: [feed()] }, answers);
    await press('Read now: My phone');
    expect(await screen.findByText('Nobody answers.')).toBeTruthy();
    await press('Read now: My phone');
    expect(await screen.findByText('Read just now.')).toBeTruthy();
    expect(screen.queryByText('Nobody answers.')).toBeNull();
    expect(callsOf('feed/read-now').map(({ input }) => input)).toEqual([{ feed_id: feedId }, { feed_id: feedId }]);
    expect(opened).toContain(url);
  });

  it('are removed', async () => {
    const { callsOf } = open({ feeds: [feed()] }, { 'feed/remove': { message: 'It is no longer read.' } });
    await press('Remove My phone');
    expect(await screen.findByText('It is no longer read.')).toBeTruthy();
    expect(callsOf('feed/remove')[0]?.input).toEqual({ feed_id: feedId });
  });
});

describe('a calendar that is added', () => {
  it('is for the listing that was chosen, and the form is empty again', async () => {
    const { callsOf } = open({}, { 'feed/add': { feed_id: feedId, message: 'We read it now.' } }, ['Bowl', 'Plate']);
    await type('Calendar address', ' webcal://calendar.example.test/a.ics ');
    await type('Name only you see', 'My phone');
    const [choice] = screen.getAllByLabelText('For which experience');
    await user.selectOptions(choice!, 'Plate');
    await press('Add calendar');
    expect(await screen.findByText('We read it now.')).toBeTruthy();
    expect(callsOf('feed/add')[0]?.input).toEqual({
      host_id: hostId,
      course_id: 8,
      name: 'My phone',
      url: 'webcal://calendar.example.test/a.ics',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Calendar address').value).toBe('');
  });

  it('and cannot be read says so beside its address, which stays', async () => {
    open({}, { 'feed/add': refused({ url: 'There is no calendar at this address. Check the address.' }) });
    await type('Calendar address', 'https://calendar.example.test/a');
    await type('Name only you see', 'My phone');
    await press('Add calendar');
    expect(await screen.findByText('There is no calendar at this address. Check the address.')).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('Calendar address');
    expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', 'https://calendar.example.test/a']);
  });
});
