import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './country.tsx';

type AdminCountry = CallOutput<'admin/country'>;

const country: NonNullable<AdminCountry['country']> = {
  code: 'PT',
  name: 'Portugal',
  currency: 'EUR',
  isd: '351',
  position: 3,
  is_shown: true,
  cities: 2,
  shown_cities: 1,
  version: '0'.repeat(32),
  has_listings: true,
  rate_state: 'fresh',
  cash_step: 1,
};
const place: AdminCountry = { country, currencies: ['EUR', 'JPY'], free: [] };
const empty: AdminCountry = {
  country: null,
  currencies: ['EUR', 'JPY'],
  free: [
    { code: 'JP', name: 'Japan' },
    { code: 'PT', name: 'Portugal' },
  ],
};
const open = (data: AdminCountry, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data } }} />, { url: '/admin/places/countries/PT', answers });
const click = (name: string) => user.click(screen.getByRole('button', { name }));

describe('a country', () => {
  it('is added with the name that comes with its code', async () => {
    const { asked } = open(empty, { 'admin/country-save': { code: 'JP', message: 'Added.' } });
    await click('Add this country');
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText(/^Country/), 'Japan');
    await user.selectOptions(screen.getByLabelText(/Cash currency/), 'JPY – Japanese Yen');
    await click('Add this country');
    expect(await screen.findByText('Added.')).toBeTruthy();
    expect(asked).toMatchObject([
      {
        name: 'admin/country-save',
        input: { code: 'JP', name: 'Japan', currency: 'JPY', position: 100, is_shown: true },
      },
    ]);
  });

  it('asks why where its listings get other money', async () => {
    const { asked } = open(place, { 'admin/country-save': { code: 'PT', message: 'Saved.' } });
    screen.getByText(/2 cities, 1 visible/);
    screen.getByText(/multiples of 1 EUR/);
    expect(screen.queryByLabelText(/Reason/)).toBeNull();
    await user.selectOptions(screen.getByLabelText(/Cash currency/), 'JPY – Japanese Yen');
    await click('Save');
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText(/Reason/), 'They pay in yen now');
    await click('Save');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(asked).toMatchObject([
      { input: { code: 'PT', currency: 'JPY', reason: 'They pay in yen now', version: country.version } },
    ]);
  });

  it('says where cash cannot be in its currency', () => {
    open({ ...place, country: { ...country, rate_state: 'none', cash_step: null } });
    screen.getByText(/There is no exchange rate for EUR yet/);
  });
});
