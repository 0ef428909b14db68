import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '#src/domain/team/permissions.ts';
import type { Panel } from '#src/web/host/panel.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { type Departure, TellPage } from './page.tsx';
import type { Day } from './TellForms.tsx';

const id = '00000000-0000-4000-8000-0000000000a1';
const panelOf = (role: 'host' | 'guide'): Panel => {
  const host = { id, name: 'Sunita', image: null, has_stopped_feed: false, role, acts: actsOf(role) };
  return { hosts: [host], host, act: 'departures' };
};
const departure = (more: Partial<Departure> = {}): Departure => ({
  course_id: 7,
  title: 'Pottery in Bhaktapur',
  time: '09:00',
  time_zone: 'Asia/Kathmandu',
  starts_at: '2026-12-05T03:15:00.000Z',
  late_minutes: 0,
  can_be_late: true,
  is_closed: false,
  is_over: false,
  bookings: 2,
  guests: 5,
  checked_in: 0,
  ...more,
});
const dayOf = (departures: Departure[], more: Partial<Day> = {}): Day => ({
  host_id: id,
  date: '2026-12-05',
  day_before: '2026-12-04',
  day_after: '2026-12-06',
  departures,
  is_ending: false,
  reliability: { made: 54, by_host: 1, late: 1, weather: 3, rate: 2 / 54 },
  ...more,
});
const open = (day: Day, answers = {}, role: 'host' | 'guide' = 'host') =>
  openApp(<TellPage data={{ panel: panelOf(role), day, chosen: { course_id: 7, time: '09:00' } }} />, {
    url: '/dashboard/host-panel/tell',
    answers,
  });
const unfold = async (name: string, at = 0) => user.click(screen.getAllByText(name)[at]!);

describe('telling guests', () => {
  it('that their host is late: by how much, when they meet, and what was told', async () => {
    const message = 'We’ve told 5 guests that you’ll be 20 minutes late.';
    const { asked, opened } = open(dayOf([departure()]), { 'departure/late': { departures: 1, guests: 5, message } });
    await unfold('I’m running late');
    expect(screen.getByText('You meet at 09:20')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /20 minutes/ }));
    await user.click(screen.getByRole('button', { name: 'Tell 5 guests' }));
    expect(await screen.findByText(message)).toBeTruthy();
    // The page loads the day again.
    expect(opened).toContain('/dashboard/host-panel/tell');
    expect(asked[0]).toMatchObject({
      name: 'departure/late',
      input: { host_id: id, course_id: 7, time: '09:00', minutes: 20 },
    });
  });

  it('that it is cancelled: whom it concerns first, then the act; what has changed is read again', async () => {
    const quote = {
      cancelled: false,
      quote_id: 'first-quote-of-22-signs',
      bookings: 2,
      guests: 5,
      refund_total: 26,
      message: '',
    };
    const told = [
      { name: 'Ada', guests: 3 },
      { name: 'Ben', guests: 2 },
    ];
    let turn = 0;
    const { asked } = open(dayOf([departure()]), {
      'departure/cancel': () => {
        turn += 1;
        if (turn === 2) return { status: 'error', code: 'quote-changed', message: 'changed' };
        const alternatives = { departures: 4, similar: 2 };
        const rates = { rate: 2 / 54, rate_after: 4 / 54 };
        if (turn < 4) return { ...quote, told, alternatives, ...rates };
        return {
          ...quote,
          told,
          alternatives,
          ...rates,
          cancelled: true,
          quote_id: null,
          message: 'Departure cancelled.',
        };
      },
    });
    await unfold('Cancel');
    expect(screen.getByRole('button', { name: 'Choose a reason first' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('radio', { name: 'I can’t host' }));
    expect(await screen.findByText('2 bookings for 5 guests')).toBeTruthy();
    for (const text of [
      'Ada (3), Ben (2)',
      'We refund them US$26.00. You pay no fee.',
      'This affects your cancellation rate. It becomes 7%.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/another departure \(4 near this day\).*\(2 found\)/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel 2 bookings' }));
    expect(await screen.findByText(/Someone booked or cancelled just now/)).toBeTruthy();
    await user.type(screen.getByLabelText(/Message to your guests/), 'I am ill');
    await user.click(screen.getByRole('button', { name: 'Cancel 2 bookings' }));
    expect(await screen.findByText('Departure cancelled.')).toBeTruthy();
    expect(asked.at(-1)?.input).toMatchObject({ cause: 'host', reason: 'I am ill', quote_id: quote.quote_id });
  });

  it('of all of a day when it rains, which does not count', async () => {
    const two = [departure(), departure({ course_id: 8, time: '14:00', guests: 0, bookings: 0, can_be_late: false })];
    const quote = {
      cancelled: false,
      quote_id: 'x'.repeat(22),
      departures: 2,
      bookings: 2,
      guests: 5,
      refund_total: 26,
      told: [],
      alternatives: [
        { course_id: 7, title: 'Pottery in Bhaktapur', departures: 1, similar: 0 },
        { course_id: 8, title: 'Momo evening', departures: 0, similar: 2 },
      ],
      rate: 0.04,
      rate_after: 0.04,
      message: '',
    };
    const { asked } = open(dayOf(two), { 'departure/cancel-day': quote });
    const all = within(screen.getByRole('region', { name: 'The whole day' }));
    expect(all.getByText('2 departures, 5 guests')).toBeTruthy();
    await user.click(all.getByText('Cancel this day'));
    await user.click(all.getByRole('radio', { name: 'The weather is unsafe' }));
    expect(await all.findByText('Unsafe weather doesn’t affect your cancellation rate.')).toBeTruthy();
    expect(all.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Pottery in Bhaktapur: 1 other departure, no similar experience',
      'Momo evening: no other departure, 2 similar experiences',
    ]);
    expect(asked[0]).toMatchObject({
      name: 'departure/cancel-day',
      input: { date: '2026-12-05', cause: 'unsafe_weather' },
    });
  });

  it('points out the departure that the address names', () => {
    open(dayOf([departure(), departure({ course_id: 8, time: '14:00' })]));
    const named = screen.getAllByRole('article').filter((card) => card.getAttribute('aria-current') === 'true');
    expect(named.map((card) => [card.id, card.querySelector('h3')?.textContent])).toEqual([
      ['departure', '09:00 Pottery in Bhaktapur'],
    ]);
  });

  it('says how often the host cancels, and leads a day back and on', () => {
    open(dayOf([]));
    expect(screen.getByText('4%')).toBeTruthy();
    expect(screen.getByText(/you cancelled 2 of 54 bookings/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next day' }).getAttribute('href')).toBe(
      '/dashboard/host-panel/tell?date=2026-12-06',
    );
    expect(screen.getByText('No departures on this day')).toBeTruthy();
  });

  it('a guide may say late, and cancels nothing', () => {
    open(dayOf([departure(), departure({ course_id: 8, is_over: true, can_be_late: false })]), {}, 'guide');
    expect(screen.getAllByText('I’m running late')).toHaveLength(1);
    expect(screen.queryByText('Cancel')).toBeNull();
  });
});
