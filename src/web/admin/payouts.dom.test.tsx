import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, type Answers } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Extra, Page } from './payouts.tsx';

interface Payouts extends Extra {
  readonly outlook: CallOutput<'payout/outlook'>;
}

const [host, item] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000e1'];
const run = {
  number: 7,
  currency: 'USD',
  state: 'open',
  made_at: '2026-11-26T06:00:00.000Z',
  made_by: 'Olu',
  paid_on: null,
  bank_reference: '',
  items: 1,
  total: 42,
  paid: 0,
  failed: 0,
} as const;
const payouts: Payouts = {
  outlook: {
    minimum: 20,
    hosts: 1,
    total: 42,
    owed: 141,
    is_cut: false,
    has_account: true,
    data: [
      { host_id: host, name: 'Mai', owed: 99, country: '', ending: '', verdict: 'missing' },
      { host_id: item, name: 'Krishna', owed: 42, country: 'DE', ending: '3000', verdict: 'pay' },
    ],
  },
  waiting: [],
  runs: { data: [run], has_more: false },
  open: null,
};
function open(more: Partial<Payouts> = {}, answers: Answers = {}) {
  const { outlook, ...extra } = { ...payouts, ...more };
  return openApp(<Page data={{ admitted: { kind: 'in', data: outlook }, ...extra }} />, {
    url: '/admin/payouts',
    answers,
  });
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('payouts in the back office', () => {
  it('shows whom a run would pay and why not the others, and makes one at a press', async () => {
    const { call } = open({}, { 'payout/run-make': { number: 8, message: '' } });
    screen.getByText('No bank account yet');
    screen.getByText('In the next run · DE …3000');
    await press('Create a run for 1 host');
    await call('payout/run-make');
    expect(screen.getByRole('link', { name: /^Run 7/ }).getAttribute('href')).toBe('/admin/payouts?run=7');
  });

  it('shows a run with its files, marks it as paid with day and reference, and an item as failed', async () => {
    const one = {
      id: item,
      place: 1,
      host_id: host,
      host_name: 'Krishna',
      amount: 42,
      state: 'open',
      country: 'DE',
      ending: '3000',
      fail_reason: '',
      can_fail: true,
    } as const;
    const { call } = open(
      { open: { run, items: [one] } },
      { 'payout/run-paid': { ...refusal('payout-state'), message: 'Somebody was first' }, 'payout/item-fail': {} },
    );
    expect(screen.getByRole('link', { name: 'pain.001 for the bank' }).getAttribute('href')).toBe(
      '/admin/payouts/run-7.xml',
    );
    await user.type(screen.getByLabelText('Paid on'), '2026-11-27');
    await user.type(screen.getByLabelText('Bank reference'), ' B7 ');
    await press('Mark as paid');
    expect((await call('payout/run-paid')).input).toEqual({ number: 7, paid_on: '2026-11-27', reference: 'B7' });
    await screen.findByText('Somebody was first');
    await user.click(screen.getByText('Mark as failed', { selector: 'summary' }));
    await user.type(screen.getByLabelText('Reason from the bank'), 'AC04');
    await press('Mark as failed');
    expect((await call('payout/item-fail')).input).toEqual({ item_id: item, reason: 'AC04' });
  });

  it('shows a bank account in full only when asked to, and decides with a note', async () => {
    const change = {
      id: item,
      host_id: host,
      host_name: 'Mai',
      country: 'DE',
      bank_name: '',
      ending: '3000',
      old_ending: '9999',
      asked_at: '2026-11-26T06:00:00.000Z',
      has_new_address: true,
    };
    const details = {
      holder: 'Mai',
      country: 'DE',
      iban: 'DE89370400440532013000',
      account_number: '',
      bank_name: '',
      bic: '',
      branch_code: '',
    };
    const { call, callsOf } = open(
      { waiting: [change] },
      {
        'payout/show': { data: [{ id: item, counts: false, asked_at: change.asked_at, details }] },
        'payout/details-decide': { message: 'Approved.' },
      },
    );
    const card = within(screen.getByRole('article'));
    card.getByText(/^This account’s email address changed/);
    expect(screen.queryByText(details.iban)).toBeNull();
    await press('Show in full');
    await card.findByText(details.iban);
    await press('Approve');
    expect(callsOf('payout/details-decide')).toEqual([]);
    await user.type(screen.getByLabelText('How you checked with the host'), 'Called the number on the listing');
    await press('Approve');
    expect((await call('payout/details-decide')).input).toEqual({
      id: item,
      decision: 'approve',
      note: 'Called the number on the listing',
    });
    await screen.findByText('Approved.');
  });
});
