import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './no-shows.tsx';

type NoShows = CallOutput<'no-show/list'>;

const one: NoShows['data'][number] = {
  booking_id: '00000000-0000-4000-8000-000000000001',
  ref: 'BCDFHJKM',
  title: 'Pottery in Bhaktapur',
  host_name: 'Krishna',
  guest_name: 'Mara Lind',
  pax: 2,
  date: '2026-11-26',
  time: '09:00',
  time_zone: 'Asia/Kathmandu',
  marked_at: '2026-11-26T03:50:00Z',
  marked_by: 'Dawa',
  marked_on: 'Gate',
  words: 'We stood at the blue gate.',
  contested_at: '2026-11-26T05:00:00Z',
  host_words: 'Nobody stood at the gate.',
  answer_until: '2026-11-28T05:00:00Z',
  acts: [{ kind: 'let_in', heads: 1, device: 'Door', at: '2026-11-26T03:20:00Z' }],
};

it('shows both sides and decides once', async () => {
  const { asked } = openApp(<Page data={{ admitted: { kind: 'in', data: { data: [one] } } }} />, {
    url: '/admin/no-shows',
    answers: { 'no-show/decide': { booking_status: 'completed' } },
  });
  expect(screen.getByText('We stood at the blue gate.')).toBeTruthy();
  expect(screen.getByText(/09:35.* by Dawa on “Gate”/)).toBeTruthy();
  expect(screen.getByText(/09:05.*1 checked in on “Door”/)).toBeTruthy();
  expect(screen.getByText('Nobody stood at the gate.')).toBeTruthy();
  await user.type(screen.getByLabelText('Reason (optional)'), 'The photo shows them.');
  await user.click(screen.getByRole('button', { name: 'The guest was there' }));
  expect(await screen.findByText('Decided for the guest. The booking is completed.')).toBeTruthy();
  expect(asked).toMatchObject([
    {
      name: 'no-show/decide',
      input: { booking_id: one.booking_id, decision: 'uphold', reason: 'The photo shows them.' },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Keep the no-show' })).toBeNull();
});

it('says that the host has not answered, and until when that is possible', () => {
  openApp(<Page data={{ admitted: { kind: 'in', data: { data: [{ ...one, host_words: '' }] } } }} />, {
    url: '/admin/no-shows',
  });
  expect(screen.getByText(/No reply yet. The host can reply until .*28 Nov/)).toBeTruthy();
});

it('says when there is nothing to decide, and is for operators', () => {
  openApp(<Page data={{ admitted: { kind: 'in', data: { data: [] } } }} />, { url: '/admin/no-shows' });
  expect(screen.getByText('No objections')).toBeTruthy();
});
