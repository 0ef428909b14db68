import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '#src/domain/team/permissions.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { InsightsPage, type City, type InsightsData, type Summary } from './page.tsx';
import type { FeedbackAnswer } from './PrivateFeedback.tsx';

const id = '00000000-0000-4000-8000-0000000000c1';
const nothing = { earned: 0, seats: 0, bookings: 0, views: 0, booked: 0 };
const weeks: Summary['weeks'] = [
  { ...nothing, week: '2026-11-09', earned: 120.5, seats: 4, bookings: 2, views: 30, booked: 1 },
  { ...nothing, week: '2026-11-16' },
  { ...nothing, week: '2026-11-23', views: 10 },
];
const city: City = {
  id: 1,
  name: 'Kathmandu',
  from: '2026-08-31',
  until: '2026-11-23',
  own: { earned: 120.5, seats: 4, rate: 0.025 },
  median: { earned: 200, seats: 9, rate: null },
};
const summary: Summary = {
  time_zone: 'Asia/Kathmandu',
  weeks,
  total: { ...nothing, earned: 120.5, seats: 4, bookings: 2, views: 40, booked: 1, rate: 0.025 },
  cities: [city],
};
const words: FeedbackAnswer = {
  aspects: [
    { aspect: 'host', total: 3, average: 4.3, labels: [{ label: 'warm', total: 2, is_good: true }] },
    { aspect: 'overall', total: 1, average: 5, labels: [{ label: 'unheard-of', total: 1, is_good: false }] },
  ],
  words: Array.from({ length: 8 }, (_, n) => ({ week: '2026-11-16', aspect: 'host', rating: 4, text: `Word ${n}` })),
};

function open(insights: InsightsData['insights'], hosts = 1) {
  const host = {
    id,
    name: 'Krishna',
    image: null,
    has_stopped_feed: false,
    role: 'host' as const,
    acts: actsOf('host'),
  };
  const others = Array.from({ length: hosts - 1 }, (_, n) => ({
    ...host,
    id: `00000000-0000-4000-8000-00000000000${n}`,
    name: `Host ${n}`,
    role: 'coordinator' as const,
  }));
  const data: InsightsData = { panel: { hosts: [host, ...others], host, act: 'earnings' }, span: 12, insights };
  return openApp(<InsightsPage data={data} />, { url: '/dashboard/host-panel/insights' });
}

const table = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => row.textContent);

describe('what a host learns', () => {
  it('shows each figure by week with its table, and the city beside it', () => {
    open({ summary, words });
    expect(screen.getAllByRole('img', { name: /by week, from 9 Nov to 23 Nov/ })).toHaveLength(4);
    screen.getByRole('img', { name: 'Earnings by week, from 9 Nov to 23 Nov. The highest are US$120.50.' });
    expect(table('Earnings as a table')).toEqual([
      'Week fromEarnings',
      '23 Nov, so farUS$0.00',
      '16 NovUS$0.00',
      '9 NovUS$120.50',
    ]);
    expect(table('Compared with others in Kathmandu')).toEqual([
      'FigureYouMedian',
      'EarnedUS$120.50US$200.00',
      'Guests49',
      'Views to bookings2.5 per 100 viewsnot shown',
    ]);
    screen.getByText(/31 Aug to 22 Nov/);
    expect(screen.getByRole('link', { name: 'Last 52 weeks' }).getAttribute('href')).toBe(
      '/dashboard/host-panel/insights?weeks=52',
    );
  });

  it('draws the highest week as high as the drawing, and this week lighter', () => {
    open({ summary, words });
    const chart = screen.getByRole('img', { name: /^Views of your listings/ });
    const bars = [...chart.querySelectorAll('rect:nth-of-type(2)')];
    expect(bars.map((bar) => Number(bar.getAttribute('height')).toFixed(1))).toEqual(['100.0', '0.0', '33.3']);
    expect(bars.map((bar) => bar.classList.contains('opacity-50'))).toEqual([false, false, true]);
    expect(chart.querySelector('title')?.textContent).toBe('9 Nov: 30');
  });

  it('shows what guests said in private, counted and without names', () => {
    open({ summary, words });
    expect(screen.getByText('Warm').textContent).toBe('Warm 2');
    screen.getByText('unheard-of');
    screen.getByText('Word 0');
    screen.getByText('Show all (8)');
    expect(screen.getAllByText(/^Week of 16 Nov/)).toHaveLength(8);
  });

  it('says in plain words why there is no median, or not yet', () => {
    const hidden = { ...city, median: { earned: null, seats: null, rate: null } };
    const { unmount } = open({ summary: { ...summary, cities: [hidden] }, words });
    screen.getByText(/at least 8 hosts with data.* Kathmandu doesn’t have that yet/);
    expect(screen.queryByText('not shown')).toBeNull();
    unmount();
    open({ summary: { ...summary, cities: [{ ...city, median: null }] }, words });
    screen.getByText('We’re still working out the figures for Kathmandu. Please come back later.');
  });

  it('leads a new host to the listings, and asks a coordinator for whom', () => {
    const empty: Summary = { ...summary, weeks: [], total: { ...nothing, rate: null }, cities: [] };
    open({ summary: empty, words: { aspects: [], words: [] } }, 3);
    screen.getByText('Nothing to show yet');
    expect(screen.getByRole('link', { name: 'See your listings' }).getAttribute('href')).toBe(
      '/dashboard/host-panel/listings',
    );
    expect(within(screen.getByRole('combobox', { name: 'Host' })).getAllByRole('option')).toHaveLength(3);
  });
});
