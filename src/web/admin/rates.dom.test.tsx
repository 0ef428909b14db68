import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './rates.tsx';

type Rates = CallOutput<'admin/rate-list'>;

const rates: Rates = {
  data: [
    {
      code: 'VND',
      rate: 26_345,
      good_at: '2026-11-20T00:00:00.000Z',
      age_hours: 120,
      state: 'late',
      source: 'rates.example',
      held_until: null,
      is_used: true,
    },
    {
      code: 'NPR',
      rate: null,
      good_at: null,
      age_hours: null,
      state: 'none',
      source: '',
      held_until: null,
      is_used: true,
    },
    {
      code: 'THB',
      rate: 32.45,
      good_at: '2026-11-25T00:00:00.000Z',
      age_hours: 3,
      state: 'fresh',
      source: 'hand',
      held_until: '2026-11-28T00:00:00.000Z',
      is_used: false,
    },
  ],
  source: 'rates.example',
  asked_at: '2026-11-25T06:00:00.000Z',
  failed: false,
};
const open = (more: Partial<Rates> = {}, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...rates, ...more } } }} />, { url: '/admin/rates', answers });

describe('exchange rates', () => {
  it('are shown with age and source, those in use first', () => {
    open();
    const used = within(screen.getByRole('region', { name: 'Rates in use' }));
    const cells = used
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(cells.slice(1)).toEqual([
      ['US$1 = ₫26,345', 'Older than 3 days', '5 days', 'Fri 20 Nov 2026, 00:00', 'rates.example', ''],
      ['', 'None', '', '', '', ''],
    ]);
    expect(screen.getByRole('link', { name: /VND/ }).getAttribute('href')).toBe('/admin/rates/VND');
    screen.getByText(/Not in use \(1\)/);
  });

  it('are fetched with one press', async () => {
    const { asked } = open({}, { 'admin/rate-fetch': { message: '2 rates from rates.example.' } });
    await user.click(screen.getByRole('button', { name: 'Fetch rates now' }));
    await screen.findByText('2 rates from rates.example.');
    expect(asked).toMatchObject([{ name: 'admin/rate-fetch', input: {} }]);
  });

  it('say that nothing renews them where no source is set', () => {
    open({ source: null, asked_at: null, data: [] });
    screen.getByText(/No exchange-rate service is set/);
    screen.getByText('No rates in use');
    expect(screen.queryByRole('button', { name: 'Fetch rates now' })).toBeNull();
  });
});
