import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './refund.tsx';

type Refund = CallOutput<'admin/refund-show'>;

const lines = (account: string) => [
  { account, amount_minor: -540, currency: 'USD' },
  { account: 'goodwill', amount_minor: 540, currency: 'USD' },
];
const refund: Refund = {
  id: '00000000-0000-4000-8000-0000000000b7',
  state: 'failed',
  amount_minor: 540,
  currency: 'USD',
  due: 5.4,
  reason: 'cancelled',
  maker: 'guest',
  who: '',
  provider: 'stripe',
  provider_ref: 're_7',
  made_at: '2026-11-20T09:30:00.000Z',
  changed_at: '2026-11-21T09:30:00.000Z',
  age_hours: 76,
  booking_id: '00000000-0000-4000-8000-0000000000b8',
  ref: 'BCDFHJKM',
  guest: 'Ada Lovelace',
  is_own: false,
  acts: ['retry', 'settle'],
  is_twice: false,
  settlement: null,
  lines: { bank: lines('bank:usd'), cash: lines('Cash till, USD') },
};
const open = (more: Partial<Refund> = {}, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...refund, ...more } } }} />, {
    url: `/admin/refunds/${refund.id}`,
    answers,
  });

describe('a refund in the back office', () => {
  it('that failed is tried again', async () => {
    const { asked } = open({}, { 'admin/refund-retry': { message: 'On its way again.' } });
    await user.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByText('On its way again.')).toBeTruthy();
    expect(asked.map(({ name, input }) => [name, input])).toContainEqual([
      'admin/refund-retry',
      { refund_id: refund.id },
    ]);
  });

  it('is written down as paid otherwise, with the lines that the ledger gets', async () => {
    const { asked } = open({}, { 'admin/refund-settle': { message: 'It is in the books.' } });
    const form = within(screen.getByRole('form', { name: 'Paid manually' }));
    form.getByText('Bank account, USD');
    await user.click(form.getByRole('button', { name: /Record as paid/ }));
    expect([...form.getAllByText(/Enter the reference|Enter the day|Enter a reason/)]).toHaveLength(3);
    await user.click(form.getByRole('radio', { name: /In cash/ }));
    form.getByText('Cash till, USD');
    await user.type(form.getByLabelText(/^Reference/), 'Receipt 12');
    await user.type(form.getByLabelText('Paid on'), '2026-11-22');
    await user.type(form.getByLabelText(/^Reason for paying manually/), 'The card was closed');
    await user.click(form.getByRole('button', { name: /Record as paid/ }));
    expect(await screen.findByText('It is in the books.')).toBeTruthy();
    expect(asked.map(({ name, input }) => [name, input])).toContainEqual([
      'admin/refund-settle',
      {
        refund_id: refund.id,
        way: 'cash',
        reference: 'Receipt 12',
        paid_on: '2026-11-22',
        reason: 'The card was closed',
      },
    ]);
  });

  it('that was paid otherwise says how, and when the provider delivered it as well', () => {
    const settlement = {
      way: 'bank',
      reference: 'TR 4711',
      paid_on: '2026-11-22',
      at: '2026-11-22T09:30:00.000Z',
    } as const;
    open({ state: 'settled', acts: [], lines: null, settlement, is_twice: true });
    for (const text of ['By bank transfer', 'TR 4711', /was refunded twice/, /nothing to do/]) screen.getByText(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of an own booking is only looked at', () => {
    open({ is_own: true, acts: [], lines: null });
    screen.getByText(/Another operator has to decide/);
  });
});
