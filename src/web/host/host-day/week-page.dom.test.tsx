import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actsOf } from '#src/domain/team/permissions.ts';
import { sampleDay, sampleDeparture, sampleHostId } from '#tests/support/web/day.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { type Week, WeekPage } from './week-page.tsx';

const host = { id: sampleHostId, name: 'Krishna', image: null, has_stopped_feed: false, role: 'host' as const };
const one = { ...host, acts: actsOf('host') };
const [dawa] = sampleDeparture.guides;
const { meeting: _, parties: __, pickup_order: ___, heads: ____, time_zone: _____, ...led } = sampleDeparture;
const free = { ...led, id: 6, title: 'Ink', time: '11:00', starts_at: '2026-11-26T05:15:00Z', guides: [] };
const week: Week = {
  from: '2026-11-26',
  today: '2026-11-24',
  departures: [led, free, { ...free, id: 7, title: 'Tea', date: '2026-11-28', starts_at: '2026-11-28T05:15:00Z' }],
  guides: sampleDay.guides,
};
const open = (answers = {}) => {
  const data = { panel: { hosts: [one], host: one, act: 'departures' as const }, week };
  return openApp(<WeekPage data={data} />, { url: '/dashboard/host-panel/guides', answers });
};

it('shows who leads what, and who would be at two places at once', async () => {
  const { call } = open({ 'departure/guides': { guides: [dawa] } });
  expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
    expect.stringContaining('26 Nov'),
    expect.stringContaining('28 Nov'),
  ]);
  const line = within(screen.getByText('Ink').closest('li')!);
  line.getByText('No guide yet');
  await user.click(line.getByText('Choose guides'));
  await user.click(line.getByRole('checkbox', { name: dawa!.name }));
  await user.click(line.getByRole('button', { name: 'Save' }));
  expect((await call('departure/guides')).input).toEqual({ departure_id: 6, guide_ids: [dawa!.id] });
  await line.findByText('Dawa also leads “Pottery in Bhaktapur” at 09:00');
  within(screen.getByText('Pottery in Bhaktapur', { exact: true }).closest('li')!).getByText(/^Dawa also leads “Ink”/);
});

it('leads to the seven days before, after and from today', () => {
  open();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Previous seven days')).toBe('/dashboard/host-panel/guides?date=2026-11-19');
  expect(hrefOf('Next seven days')).toBe('/dashboard/host-panel/guides?date=2026-12-03');
  expect(hrefOf('Back to today')).toBe('/dashboard/host-panel/guides');
});
