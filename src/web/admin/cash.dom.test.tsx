import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './cash.tsx';

type Dispute = CallOutput<'cash/disputes'>['data'][number];

const dispute: Dispute = {
  booking_id: '00000000-0000-4000-8000-0000000000b7',
  ref: 'KHWMTQRA',
  title: 'Throw a bowl',
  starts_at: '2026-11-24T03:15:00.000Z',
  ends_at: '2026-11-24T06:15:00.000Z',
  time_zone: 'Asia/Kathmandu',
  guest_name: 'Ada Long',
  host_name: 'Krishna',
  pax: 2,
  usd: 36.9,
  amount: 4920,
  currency: 'NPR',
  words: [
    { side: 'host', word: 'not_paid', actor: 'coordinator', by: 'Bikash', at: '2026-11-24T07:00:00.000Z' },
    { side: 'guest', word: 'paid', actor: 'guest', by: null, at: '2026-11-24T08:00:00.000Z' },
  ],
};
const open = (data: Dispute[], answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { data, total: data.length } }, offset: 0 }} />, {
    url: '/admin/cash',
    answers,
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the disputes about cash', () => {
  it('show the amount and every word of both sides, and are decided with a reason', async () => {
    const { call, callsOf } = open([dispute], { 'cash/decide': {} });
    const card = within(screen.getByRole('article'));
    card.getByText(/4,920 in cash$/);
    card.getByText('The host says: not received');
    card.getByText(/by Bikash \(coordinator\)$/);
    card.getByText('The guest says: I paid');
    await press('Decide');
    expect(callsOf('cash/decide')).toEqual([]);
    await user.click(screen.getByLabelText('It was paid'));
    await user.type(screen.getByLabelText(/^Reason/), ' A signed slip was shown. ');
    await press('Decide');
    expect((await call('cash/decide')).input).toEqual({
      booking_id: dispute.booking_id,
      decision: 'paid',
      reason: 'A signed slip was shown.',
    });
    await screen.findByText(/^Decided\./);
  });

  it('say when somebody else was first', async () => {
    open([dispute], { 'cash/decide': { ...refusal('booking-state'), message: 'Remove role: possible' } });
    await user.click(screen.getByLabelText('It wasn’t paid'));
    await user.type(screen.getByLabelText(/^Reason/), 'Nobody answered the phone.');
    await press('Decide');
    await screen.findByText('Remove role: possible');
  });

  it('say that there are none', () => {
    open([]);
    screen.getByText('No cash disputes');
  });
});
