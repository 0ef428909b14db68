import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '#src/domain/team/permissions.ts';
import { sampleDay, sampleDeparture, sampleHostId } from '#tests/support/web/day.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { directionsUrl } from './DepartureCard.tsx';
import { agoText, leftText } from './DayTools.tsx';
import { dayUrl, type Phone, shiftDate, type TodayData } from './load.ts';
import { TodayPage } from './page.tsx';

const host = (id: string, name: string) => ({
  id,
  name,
  image: null,
  has_stopped_feed: false,
  role: 'coordinator' as const,
  acts: actsOf('coordinator'),
});
const one = host(sampleHostId, 'Krishna');
const phone: Phone = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Gate',
  owner: 'Dawa',
  is_own: false,
  seen_at: '2026-11-26T02:55:00Z',
  revoked_at: null,
  erased_at: null,
};
const open = (more: Partial<TodayData> = {}, answers = {}) => {
  const panel = { hosts: [one], host: one, act: 'departures' as const };
  const data: TodayData = { panel, day: sampleDay, phones: [phone], hostId: null, ...more };
  return openApp(<TodayPage data={data} />, { url: '/dashboard/host-panel', answers });
};

describe('Today', () => {
  it('names the date of what began the evening before, and shows a guide the own departures first', () => {
    const evening = { ...sampleDeparture, date: '2026-11-25', time: '22:30', id: 4 };
    const own = { ...sampleDeparture, title: 'Ink', id: 6, is_led: true };
    const guide = { ...one, role: 'guide' as const };
    open({
      day: { ...sampleDay, departures: [evening, own] },
      panel: { hosts: [guide], host: guide, act: 'departures' },
    });
    const heads = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(heads).toEqual(['09:00 Ink', expect.stringMatching(/25 Nov 2026, 22:30 Pottery/)]);
  });

  it('shows the day: what needs an answer, who comes, cash, pickups, and the way to the check-in', () => {
    open();
    expect(screen.getByRole('link', { name: 'Check in guests' }).getAttribute('href')).toBe('/check');
    expect(screen.getByText('Ada, 2 guests: Pottery in Bhaktapur')).toBeTruthy();
    expect(screen.getByText(/1 day 4 hours left to reply/)).toBeTruthy();
    const card = within(screen.getByRole('article'));
    expect(card.getByText('6 of 8 seats · 1 of 6 checked in')).toBeTruthy();
    expect(card.getByText('1 of 2 checked in')).toBeTruthy();
    expect(card.getByText('We are vegetarian.')).toBeTruthy();
    expect(card.getByText('Pickup: Durbar Marg, east side')).toBeTruthy();
    expect(card.getAllByRole('link', { name: 'Call' }).map((link) => link.getAttribute('href'))).toEqual([
      'tel:+4755501234',
    ]);
    expect(card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/4755501234');
    expect(card.getByRole('link', { name: 'Print the list' }).getAttribute('href')).toBe(
      '/dashboard/host-panel/manifest/5',
    );
    expect(card.getByRole('link', { name: /Tell guests/ }).getAttribute('href')).toBe(
      `/dashboard/host-panel/tell?host=${sampleHostId}&date=2026-11-26&course=101&time=09%3A00#departure`,
    );
    expect(screen.getByRole('link', { name: /Tell all guests of this day/ }).getAttribute('href')).toBe(
      `/dashboard/host-panel/tell?host=${sampleHostId}&date=2026-11-26#all-day`,
    );
    expect(screen.getByRole('link', { name: /Sat 28 Nov 2026/ }).getAttribute('href')).toBe(
      '/dashboard/host-panel?date=2026-11-28',
    );
  });

  it('groups the hosts that somebody acts for, and offers one of them', () => {
    const other = host('00000000-0000-4000-8000-0000000000a2', 'Sunita');
    open({
      panel: { hosts: [one, other], host: one, act: 'departures' },
      day: {
        ...sampleDay,
        departures: [sampleDeparture, { ...sampleDeparture, id: 6, host_id: other.id, host_name: 'Sunita' }],
      },
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Krishna', 'Sunita']),
    );
    const choice = within(screen.getByLabelText('Host')).getAllByRole('option');
    expect(choice.map(({ textContent }) => textContent)).toEqual(['All hosts', 'Krishna', 'Sunita']);
  });

  it('puts a guide in front of a departure', async () => {
    const { asked } = open({}, { 'departure/guides': { guides: [] } });
    await user.click(screen.getByText('Choose guides'));
    await user.click(screen.getByLabelText('Dawa'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No guide yet')).toBeTruthy();
    expect(asked).toMatchObject([{ name: 'departure/guides', input: { departure_id: 5, guide_ids: [] } }]);
  });

  it('cuts a lost phone off after asking once', async () => {
    const { asked } = open({}, { 'check/cut-off': { message: '' } });
    expect(screen.getByText('Dawa · Last online: 5 minutes ago')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/It erases its list the next time it’s online/)).toBeTruthy();
    expect(asked).toMatchObject([{ name: 'check/cut-off', input: { device_id: phone.id } }]);
  });

  it('says so when nobody comes', () => {
    open({ day: { ...sampleDay, departures: [] } });
    expect(screen.getByText('No one is coming today.')).toBeTruthy();
  });
});

describe('words and addresses of a day', () => {
  it.each([
    ['2026-11-26T10:00:00Z', '2026-11-28T12:30:00Z', '2 days 2 hours'],
    ['2026-11-26T10:00:00Z', '2026-11-26T11:05:00Z', '1 hour 5 minutes'],
    ['2026-11-26T10:00:00Z', '2026-11-26T10:00:10Z', '1 minute'],
  ])('from %s until %s there are %s', (now, until, text) => expect(leftText(now, until)).toBe(text));

  it('says how long ago', () => {
    const now = '2026-11-26T10:00:00Z';
    expect(
      ['2026-11-26T09:59:50Z', '2026-11-26T07:30:00Z', '2026-11-24T10:00:00Z'].map((then) => agoText(now, then)),
    ).toEqual(['just now', '2 hours ago', '2 days ago']);
  });

  it('leave today and all hosts out', () => {
    expect(dayUrl(sampleDay, { date: '2026-11-26', hostId: null })).toBe('/dashboard/host-panel');
    expect(dayUrl(sampleDay, { date: '2026-11-27', hostId: 'x' })).toBe('/dashboard/host-panel?date=2026-11-27&host=x');
    expect([shiftDate('2026-12-31', 1), shiftDate('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  });

  it('lead past all pickups, those without a point by their words', () => {
    const stops = [
      { address: 'A', latitude: 27.71, longitude: 85.31 },
      { address: 'Hotel, Thamel', latitude: null, longitude: null },
    ];
    const url = new URL(directionsUrl({ latitude: 27.67, longitude: 85.43 }, stops));
    expect(url.searchParams.get('waypoints')).toBe('27.71000,85.31000|Hotel, Thamel');
    expect(url.searchParams.get('origin')).toBe('27.67000,85.43000');
  });
});
