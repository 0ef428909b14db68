import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './city.tsx';

type AdminCity = CallOutput<'admin/city'>;

const city: NonNullable<AdminCity['city']> = {
  id: 3,
  name: 'Test Town',
  slug: 'test-town',
  native_name: 'Test Town',
  native_lang: 'en',
  country_code: 'VN',
  time_zone: 'Asia/Ho_Chi_Minh',
  latitude: 20.5,
  longitude: 105.5,
  blurb: 'A town of the test',
  introduction: 'It has a lake.',
  travel_tips: [{ title: 'Season', text: 'Come in spring.' }],
  position: 5,
  is_shown: true,
  image: null,
  version: '0'.repeat(32),
  has_listings: true,
  former_slugs: ['old-town'],
};
const place: AdminCity = {
  city,
  countries: [{ code: 'VN', name: 'Vietnam', currency: 'VND' }],
  zones: ['Asia/Ho_Chi_Minh'],
  closures: [],
};
const open = (data: AdminCity, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data } }} />, { url: '/admin/places/3', answers });

describe('one city', () => {
  it('is changed as a whole, with its tips, and says what it was seen as', async () => {
    const { asked } = open(place, { 'admin/city-save': { city_id: 3, message: 'Saved.' } });
    screen.getByText('These old addresses also lead here: old-town.');
    await user.click(screen.getByRole('button', { name: 'Add a tip' }));
    await user.type(screen.getByLabelText('Title of tip 2'), 'Money');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText('A tip needs a title and a text.');
    await user.type(screen.getByLabelText('Text of tip 2'), 'Bring cash.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    const { image: _, has_listings: __, former_slugs: ___, id, ...fields } = city;
    expect(asked[0]).toMatchObject({
      name: 'admin/city-save',
      input: {
        ...fields,
        city_id: id,
        travel_tips: [...city.travel_tips, { title: 'Money', text: 'Bring cash.' }],
      },
    });
  });

  it('closes days with a choice for bookings, and opens them again', async () => {
    const closure = {
      id: 7,
      from: '2026-12-05',
      to: '2026-12-06',
      reason: 'A flood in the old town',
      by: 'Op Q',
      made_at: '2026-11-30T06:00:00.000Z',
    };
    const { asked } = open(
      { ...place, closures: [closure] },
      { 'admin/city-close': { message: 'Closed.' }, 'admin/city-open': { message: 'Open.' } },
    );
    screen.getByText('A flood in the old town (Op Q)');
    await user.click(screen.getByRole('button', { name: 'Close days' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The river rises');
    await user.click(screen.getByRole('button', { name: 'Close these days' }));
    expect(screen.getAllByText('Choose a day.')).toHaveLength(2);
    await user.type(screen.getByLabelText('First day'), '2026-12-07');
    await user.type(screen.getByLabelText('Last day'), '2026-12-08');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Upcoming bookings' }), 'offer');
    await user.click(screen.getByRole('button', { name: 'Close these days' }));
    expect(await screen.findByText('Closed.')).toBeTruthy();
    const days = { city_id: 3, from: '2026-12-07', to: '2026-12-08', bookings: 'offer', reason: 'The river rises' };
    expect(asked.map(({ name, input }) => [name, input])).toContainEqual(['admin/city-close', days]);
    await user.click(screen.getByRole('button', { name: /^Reopen: / }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The river falls');
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(asked.map(({ name, input }) => [name, input])).toContainEqual([
      'admin/city-open',
      { closure_id: 7, reason: 'The river falls' },
    ]);
  });

  it('says at each field what is missing before anything is sent', async () => {
    const { asked } = open({ ...place, city: null });
    await user.click(screen.getByRole('button', { name: 'Add this city' }));
    expect(screen.getAllByText('Fill this in.').length).toBeGreaterThan(8);
    expect(asked).toEqual([]);
  });
});
