import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { type Mine, Page } from './page.tsx';

const mine: Mine = {
  kind: 'ambassador',
  state: 'active',
  code: 'MINA7K2Q',
  url: 'https://banyan.example/with/MINA7K2Q',
  qr: 'M4 4h1v1h-1z',
  qr_size: 33,
  clicks_30: 12,
  clicks: 40,
  bookings_30: 2,
  bookings: 3,
  waiting: 2,
  released: 4.5,
  paid: 10,
  commissions: [
    { title: 'Cook with Mai', date: '2026-11-02', state: 'released', reason: null, amount: 4.5 },
    { title: 'A walk', date: '2026-11-01', state: 'nothing', reason: 'same-card', amount: 0 },
  ],
  next: null,
  payments: [
    { id: '00000000-0000-4000-8000-0000000000b1', amount: 10, reference: 'AMB-1', paid_at: '2026-11-20T09:30:00.000Z' },
  ],
  months: ['2026-11'],
};

const open = (data: Partial<Mine> | null) =>
  openApp(<Page data={{ mine: data === null ? null : { ...mine, ...data }, isFirst: true }} />, {
    url: '/dashboard/partner',
  });

describe('the page of a partner', () => {
  it('shows link, code and what has come of it, and no guest', () => {
    open({});
    screen.getByText('https://banyan.example/with/MINA7K2Q');
    screen.getByRole('img', { name: 'QR code of your link' });
    screen.getByText('12 in 30 days');
    screen.getByText('US$4.50 earned');
    screen.getByText('No commission: paid with a card you’ve used');
    screen.getByText('Reference: AMB-1');
    expect(screen.getByRole('link', { name: '2026-11' }).getAttribute('href')).toBe(
      '/dashboard/partner/statement-2026-11.csv',
    );
  });

  it('says what to do while there is nothing', () => {
    open({ commissions: [], payments: [], months: [] });
    screen.getByText(/Send your link to someone who travels/);
  });

  it('has neither link nor visits for a distributor', () => {
    open({ kind: 'distributor', code: null, url: null, qr: null, commissions: [] });
    expect(screen.queryByText('Your link')).toBeNull();
    expect(screen.queryByText('Visits through your link')).toBeNull();
    screen.getByText(/Log in, then book for your customers/);
  });

  it('asks a stranger to log in', () => {
    open(null);
    screen.getByText('Log in to see your commission');
  });
});
