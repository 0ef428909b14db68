import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './ambassador.tsx';

type Partner = CallOutput<'admin/partner'>;

const partner: Partner = {
  id: '00000000-0000-4000-8000-0000000000b7',
  user_id: '00000000-0000-4000-8000-0000000000b8',
  kind: 'ambassador',
  state: 'active',
  name: 'Mina Partner',
  email: 'mina@example.test',
  code: 'MINA7K2Q',
  since: '2026-11-20T09:30:00.000Z',
  clicks: 12,
  bookings: 2,
  waiting: 2,
  released: 4.5,
  paid: 10,
  percent: null,
  usual_percent: 5,
  version: 3,
  clicks_by_day: [{ day: '2026-11-20', count: 12 }],
  commissions: [
    {
      booking_id: '00000000-0000-4000-8000-0000000000c1',
      ref: 'ABCDEFGH',
      booking_status: 'completed',
      title: 'Cook with Mai',
      way: 'link',
      made_at: '2026-11-21T09:30:00.000Z',
      taken_back: 0.5,
      state: 'released',
      reason: null,
      amount: 4.5,
    },
    {
      booking_id: '00000000-0000-4000-8000-0000000000c2',
      ref: 'BCDEFGHJ',
      booking_status: 'cancelled',
      title: 'A walk',
      way: 'code',
      made_at: '2026-11-20T09:30:00.000Z',
      taken_back: 0,
      state: 'nothing',
      reason: 'cancelled',
      amount: 0,
    },
  ],
  next: null,
  payments: [],
  lines: [{ at: '2026-11-25T09:30:00.000Z', kind: 'partner_released', ref: 'ABCDEFGH', amount: 4.5 }],
};

const open = (more: Partial<Partner> = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...partner, ...more } }, isFirst: true }} />, {
    url: `/admin/ambassadors/${partner.id}`,
    answers: { 'admin/partner-pay': later, 'admin/partner-change': later },
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const why = () => user.type(screen.getByLabelText('Reason'), 'Agreed with the partner');

describe('an ambassador in the back office', () => {
  it('has the usual rate in figures, or its own', () => {
    const { unmount } = open();
    screen.getByText(/^5% \(default\)$/);
    unmount();
    open({ percent: 7.5, kind: 'distributor' });
    expect(screen.getByRole('link', { name: 'Bookings and keys' }).getAttribute('href')).toBe(
      `/admin/distributors/${partner.user_id}`,
    );
    screen.getByText(/^7\.5%$/);
  });

  it('is marked as paid with what was seen, a reference and a reason', async () => {
    const { call } = open();
    await press('Mark US$4.50 as paid');
    screen.getByText('Partner commission released ABCDEFGH');
    await press('Mark US$4.50 as paid');
    screen.getByText('Enter the bank’s reference for this payment.');
    await user.type(screen.getByLabelText(/^Bank reference/), 'AMB-1');
    await why();
    await press('Mark US$4.50 as paid');
    expect((await call('admin/partner-pay')).input).toEqual({
      partner_id: partner.id,
      version: 3,
      amount: 4.5,
      reference: 'AMB-1',
      reason: 'Agreed with the partner',
    });
  });

  it('shows bookings with what they earn, and why one earns nothing', () => {
    open();
    const bookings = within(screen.getByRole('region', { name: 'Bookings' }));
    bookings.getByText(/US\$4\.50 released, US\$0\.50 reversed after a refund/);
    bookings.getByText(/No commission: Booking cancelled/);
  });

  it('is changed and paused as it was seen', async () => {
    const { call } = open();
    await press('Change code or rate');
    await user.type(screen.getByLabelText(/^Custom rate/), '7.5');
    await why();
    await press('Save');
    expect((await call('admin/partner-change')).input).toMatchObject({ version: 3, percent: 7.5, code: 'MINA7K2Q' });
  });

  it('whose state has no step and to whom nothing is owed offers neither', () => {
    open({ state: 'ended', released: 0 });
    expect(screen.queryByRole('button', { name: /Mark|Pause|End|Begin/ })).toBeNull();
    screen.getByText('No commission is due now.');
  });
});
