import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './distributor.tsx';

type Distributor = CallOutput<'admin/distributor'>;

const key = '00000000-0000-4000-8000-0000000000c1';
const one: Distributor = {
  id: '00000000-0000-4000-8000-0000000000b7',
  name: 'Desk of the test',
  email: 'desk@example.test',
  phone: '',
  state: 'active',
  made_at: '2026-11-20T09:30:00.000Z',
  keys: [
    {
      id: key,
      name: 'Shop',
      prefix: 'banyan_key_abcd',
      created_at: '2026-11-20T09:30:00.000Z',
      expires_at: null,
      is_expired: false,
      used_on: '2026-11-21',
    },
  ],
  partner_id: '00000000-0000-4000-8000-0000000000d1',
  can_remove: true,
  sums: { bookings: 3, cancelled: 1, total: 120, paid_online: 24, is_cut: true },
  bookings: [],
};
const open = (data: Distributor) =>
  openApp(<Page data={{ admitted: { kind: 'in', data } }} />, {
    url: `/admin/distributors/${one.id}`,
    answers: { 'admin/distributor-key-remove': { message: 'The key is gone' } },
  });

it('shows what it books and loses a key with a reason', async () => {
  const { callsOf } = open(one);
  expect(screen.getByText('US$120.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Commission' }).getAttribute('href')).toBe(
    `/admin/ambassadors/${one.partner_id}`,
  );
  expect(screen.getByText('Based on the last 1,000 bookings.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the key Shop' }));
  await user.type(screen.getByLabelText('Reason'), 'its program was taken over');
  const buttons = screen.getAllByRole('button', { name: 'Remove the key Shop' });
  await user.click(buttons.at(-1) as HTMLElement);
  await waitFor(() =>
    expect(callsOf('admin/distributor-key-remove')[0]?.input).toEqual({
      user_id: one.id,
      key_id: key,
      reason: 'its program was taken over',
    }),
  );
});

it('offers no removal to who may not', () => {
  open({ ...one, can_remove: false });
  expect(screen.queryByRole('button', { name: 'Remove the key Shop' })).toBeNull();
});
