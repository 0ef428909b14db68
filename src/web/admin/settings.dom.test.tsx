import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './settings.tsx';

type Setting = CallOutput<'admin/setting-list'>['data'][number];

const name: Setting = {
  key: 'brand_name',
  group: 'brand',
  meaning: 'The name of the marketplace',
  must: 'a line of 1 to 60 characters',
  field: 'line',
  choices: [],
  most: 60,
  value: 'Days Out',
  first: 'Banyan',
  asks_reason: false,
  is_fixed: false,
  note: '',
  version: 2,
  changed_at: '2026-11-20T09:30:00.000Z',
  who: 'Operator of the test <op@example.test>',
};
const fee: Setting = {
  ...name,
  key: 'service_fee_rate',
  group: 'money',
  value: '0.06',
  first: '0.06',
  asks_reason: true,
};
const currency: Setting = {
  ...name,
  key: 'currency',
  group: 'money',
  value: 'USD',
  first: 'USD',
  is_fixed: true,
  who: '',
};
const partners: Setting = {
  ...name,
  key: 'partners_shown',
  group: 'pages',
  field: 'switch',
  choices: ['0', '1'],
  value: '1',
  first: '1',
};

const open = (data: Setting[], find = '') =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { data } }, find }} />, { url: '/admin/settings' });

describe('the settings of the marketplace', () => {
  it('shows each setting with what it may be and who changed it last', () => {
    open([name, currency]);
    const row = within(screen.getByRole('heading', { name: 'Name' }).closest('li')!);
    row.getByText('Days Out');
    row.getByText(/Default: Banyan/);
    row.getByText(/Changed .*20 Nov 2026, 09:30.* by Operator of the test/);
    expect(row.getByRole('link', { name: 'All changes' }).getAttribute('href')).toBe(
      '/admin/audit?about=setting%3Abrand_name',
    );
    const fixed = within(screen.getByRole('heading', { name: 'Currency' }).closest('li')!);
    fixed.getByText(/can no longer be changed/);
    expect(fixed.queryByRole('button')).toBeNull();
  });

  it('is found by words of name, meaning or value, and leads to its groups', () => {
    open([name, fee, currency, partners]);
    const jump = within(screen.getByRole('navigation', { name: 'Groups of settings' }));
    expect(jump.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#group-brand',
      '#group-money',
      '#group-pages',
    ]);
    document.body.replaceChildren();
    open([name, fee, currency, partners], 'marketplace days');
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['Name']);
    expect(screen.queryByRole('navigation', { name: 'Groups of settings' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/admin/settings');
  });

  it('says values in words', () => {
    const language = { ...name, key: 'mail_language', group: 'place', value: 'en_US', first: 'en_US' } as const;
    const kept = { ...name, key: 'kept_deposit_to', group: 'money', value: 'host', first: 'marketplace' } as const;
    open([language, kept]);
    expect(screen.queryByText(/en_US/)).toBeNull();
    screen.getByText('The host');
    screen.getByText(/Default: The marketplace/);
  });

  it('says that nothing was found', () => {
    open([name], 'nonsense');
    screen.getByText(/No setting with “nonsense”/);
  });

  it('asks for a reason where money is concerned, before anything is sent', async () => {
    open([fee]);
    await user.click(screen.getByRole('button', { name: 'Change Service fee' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const why = screen.getByRole('textbox', { name: 'Reason' });
    expect(why.getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/It must be a line of 1 to 60 characters\./);
  });

  it('offers the values of a switch, and leaves all as it is', async () => {
    open([partners]);
    await user.click(screen.getByRole('button', { name: 'Change Partner text' }));
    const options = within(screen.getByRole('combobox', { name: 'New value' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['No', 'Yes']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('takes a file for the mark, shows it, and can leave it out again', async () => {
    const logo: Setting = { ...name, key: 'logo', group: 'look', field: 'picture', value: '', first: '', most: 32_100 };
    const { container } = open([logo]);
    await user.click(screen.getByRole('button', { name: 'Change Logo' }));
    const file = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });
    await user.upload(screen.getByLabelText('New value'), file);
    const shown = await screen.findByRole('img', { name: 'Your own picture' });
    const sent = container.querySelector<HTMLInputElement>('input[name=value][type=hidden]');
    expect([shown.getAttribute('src'), sent?.value]).toEqual(Array(2).fill('data:image/svg+xml;base64,PHN2Zy8+'));
    await user.click(screen.getByRole('button', { name: 'No picture' }));
    expect(sent?.value).toBe('');
  });
});
