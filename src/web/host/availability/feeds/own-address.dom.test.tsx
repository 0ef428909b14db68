import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { Feeds } from './FeedCard.tsx';
import { OwnAddress } from './OtherCalendars.tsx';

const url = '/dashboard/host-panel/calendar?form=feeds';
const hostId = '00000000-0000-4000-8000-000000000001';
const own = { course_id: null, made_at: '2026-11-02T00:00:00Z', read_at: null };

function open(addresses: Feeds['addresses'], answers: object, titles = ['Throw a bowl']) {
  const place = { city: 'Bhaktapur', time_zone: 'Asia/Kathmandu', min_pax: 1 };
  const listings = titles.map((title, index) => ({ ...place, course_id: 7 + index, title }));
  const feeds = { host_id: hostId, every_minutes: 30, stop_hours: 48, feeds: [], conflicts: [], addresses };
  return openApp(<OwnAddress feeds={feeds} listings={listings} />, { url, answers: { ...answers } });
}

const press = async (name: string) => user.click(screen.getByRole('button', { name }));

describe('the address for other programs', () => {
  const secret = 'https://banyan.example.test/ical/secret.ics';

  it('is made and shown once', async () => {
    const { callsOf } = open([], { 'calendar-address/make': { url: secret, message: 'Copy this address now.' } });
    expect(screen.getByText('No address yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Disable address' })).toBeNull();
    await press('Create an address');
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(callsOf('calendar-address/make')[0]?.input).toEqual({ host_id: hostId, course_id: null });
  });

  it('is ended', async () => {
    const answers = { 'calendar-address/revoke': { message: 'This address no longer works.' } };
    const { callsOf, opened } = open([{ ...own, read_at: '2026-12-01T08:00:00Z' }], answers);
    expect(screen.getByText('Created on Mon 2 Nov 2026. Last read on Tue 1 Dec 2026.')).toBeTruthy();
    await press('Disable address');
    expect(await screen.findByText('This address no longer works.')).toBeTruthy();
    expect(callsOf('calendar-address/revoke')[0]?.input).toEqual({ host_id: hostId, course_id: null });
    expect(opened).toContain(url);
  });

  it('is one for each listing, and what was refused is said', async () => {
    const answers = { 'calendar-address/make': { status: 'error', code: 'course-not-found', message: 'It is gone.' } };
    const { callsOf } = open([own], answers, ['Bowl', 'Plate']);
    expect(screen.getByRole('button', { name: 'Create a new address' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('For which experience'), 'Plate');
    expect(screen.getByText('No address yet.')).toBeTruthy();
    await press('Create an address');
    expect(await screen.findByText('It is gone.')).toBeTruthy();
    expect(callsOf('calendar-address/make')[0]?.input).toEqual({ host_id: hostId, course_id: 8 });
  });
});
