import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { actsOf } from '#src/domain/team/permissions.ts';
import { openApp, type Answers } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { EarningsPage, type EarningsData } from './page.tsx';
import type { Details, Earnings } from './EarningsSections.tsx';

const id = '00000000-0000-4000-8000-0000000000c1';
const details: Details = {
  state: 'missing',
  held_until: null,
  in_force: null,
  waiting: null,
  has_factor: true,
  has_passkey: false,
  iban_countries: ['DE'],
};
const earnings: Earnings = {
  summary: {
    time_zone: 'Asia/Kathmandu',
    owed: 42.5,
    payout: {
      state: 'missing',
      held_until: null,
      minimum: 20,
      last: { amount: 30, paid_on: '2026-10-30', reference: 'B7' },
    },
    months: [
      {
        month: '2026-11',
        bookings: 3,
        seats: 7,
        cash: [{ currency: 'NPR', received: 4920, due: 0, disputed: 1000, waived: 0 }],
        earned: 12,
        paid_out: 30,
        statement: { pdf: '/statement.pdf', csv: '/statement.csv' },
      },
    ],
  },
  lines: {
    time_zone: 'Asia/Kathmandu',
    has_more: true,
    data: [
      {
        id: 77,
        at: '2026-11-24T06:00:00.000Z',
        kind: 'completed',
        amount: 4,
        booking: { id, ref: 'KHWMTQRA', title: 'Throw a bowl', date: '2026-11-24', pax: 2 },
      },
    ],
  },
  isOlder: false,
  bank: {
    details,
    countries: [
      { code: 'DE', name: 'Germany', isd: '49' },
      { code: 'NP', name: 'Nepal', isd: '977' },
    ],
  },
};
const open = (shown: Earnings, answers: Answers = {}, role: 'host' | 'manager' = 'host') => {
  const host = { id, name: 'Krishna', image: null, has_stopped_feed: false, role, acts: actsOf(role) };
  const data: EarningsData = { panel: { hosts: [host], host, act: 'earnings' }, earnings: shown };
  return openApp(<EarningsPage data={data} />, { url: '/dashboard/host-panel/earnings', answers });
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the earnings of a host', () => {
  it('say first what was earned this month, in cash and online, and fold the years before', () => {
    const [month] = earnings.summary.months;
    const months = [month!, { ...month!, month: '2025-12', earned: 7 }];
    open({ ...earnings, summary: { ...earnings.summary, months } });
    const earned = within(screen.getByRole('region', { name: 'You earned this month' }));
    expect(earned.getByText(/4,920/)).toBeTruthy();
    expect(earned.getByText('US$12.00')).toBeTruthy();
    expect(screen.getByText('2025, 1 month').closest('details')?.open).toBe(false);
  });

  it('shows what is owed, each month with its statement, and each line with its booking', () => {
    open(earnings);
    screen.getByText('US$42.50');
    screen.getByText('Add your bank account so we can pay you.');
    const month = within(screen.getByRole('group', { name: 'Statement for November 2026' }));
    expect(month.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/statement.pdf',
      '/statement.csv',
    ]);
    screen.getByText('3 completed bookings, 7 guests');
    screen.getByText(/^Cash received: .*4,920, disputed .*1,000$/);
    expect(screen.getByRole('link', { name: 'KHWMTQRA' }).getAttribute('href')).toContain(id);
    expect(screen.getByRole('link', { name: 'Older lines' }).getAttribute('href')).toBe(
      '/dashboard/host-panel/earnings?before=77#lines',
    );
  });

  it('takes a bank account with the second factor: an IBAN where there is one, else number and bank', async () => {
    const { call } = open(earnings, {
      'payout/details-save': {
        ...refusal('bank-details-invalid'),
        fields: { iban: 'A slip' },
        message: 'Please check',
      },
    });
    await press('Add your bank account');
    expect(screen.queryByLabelText('Account number')).toBeNull();
    await user.type(screen.getByLabelText('IBAN'), 'DE89');
    await user.type(screen.getByLabelText('Account holder'), 'Krishna');
    await user.type(screen.getByLabelText('Code from your authenticator app'), '123456');
    await press('Save bank account');
    expect((await call('payout/details-save')).input).toMatchObject({
      host_id: id,
      country: 'DE',
      iban: 'DE89',
      account_number: '',
      code: '123456',
    });
    await screen.findByText('A slip');
    expect(screen.getByLabelText<HTMLInputElement>('IBAN').value).toBe('DE89');
    await user.selectOptions(screen.getByLabelText('Country of the account'), 'NP');
    screen.getByLabelText('Account number');
    expect(screen.queryByLabelText('IBAN')).toBeNull();
  });

  it('without one says that our team asks first, and a change that waits can be taken back', async () => {
    const waiting = { country: 'DE', bank_name: '', ending: '3000', asked_at: '2026-11-24T06:00:00.000Z' };
    const bank = earnings.bank && { ...earnings.bank, details: { ...details, has_factor: false, waiting } };
    const { call } = open({ ...earnings, bank }, { 'payout/details-withdraw': { message: 'Taken back' } });
    screen.getByText('…3000');
    await press('Cancel the change');
    expect((await call('payout/details-withdraw')).input).toEqual({ host_id: id });
    await press('Change bank account');
    expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
    screen.getByText(/^Without two-step login/);
  });

  it('tells a manager that the bank account is the host’s', () => {
    open({ ...earnings, bank: null }, {}, 'manager');
    screen.getByText('Only the host can see and change the bank account.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
