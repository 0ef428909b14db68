import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actsOf, type HostRole } from '#src/domain/team/permissions.ts';
import { sampleHostId } from '#tests/support/web/day.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { type HostBookingsData, HostBookingsPage } from './page.tsx';

const open = (role: HostRole) => {
  const host = { id: sampleHostId, name: 'Krishna', image: null, has_stopped_feed: false, role, acts: actsOf(role) };
  const list = { data: [], total: 0, counts: { upcoming: 0, waiting: 2, past: 9, cancelled: 1 } };
  const data: HostBookingsData = {
    panel: { hosts: [host], host: role === 'guide' ? null : host, act: 'requests' },
    shelf: role === 'guide' ? null : { as: 'host', tab: 'past', search: 'mara', list },
  };
  return openApp(<HostBookingsPage data={data} />, { url: '/dashboard/host-panel/bookings?tab=past&q=mara' });
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('stand in the panel, with a file for those who answer requests', () => {
  open('manager');
  screen.getByRole('heading', { level: 1, name: 'Bookings' });
  expect(hrefOf('Download as CSV')).toBe('/dashboard/host-panel/bookings.csv?tab=past&q=mara');
  expect(hrefOf('Upcoming (0)')).toBe('/dashboard/host-panel/bookings?q=mara');
  expect(hrefOf(/^2 requests need/)).toBe('/dashboard/host-panel/bookings?tab=waiting&q=mara');
  expect(screen.getByRole('search').getAttribute('action')).toBe('/dashboard/host-panel/bookings');
});

it('are not for a guide, who sees departures alone', () => {
  open('guide');
  screen.getByText('Not part of your role');
  for (const name of ['Download as CSV', 'Bookings']) expect(screen.queryByRole('link', { name })).toBeNull();
});
