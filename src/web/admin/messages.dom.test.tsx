import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messageList } from '#src/contract/admin/log-lists.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './messages.tsx';

type MessageLine = CallOutput<'admin/messages'>['data'][number];
type Messages = CallOutput<'admin/messages'>;

const message: MessageLine = {
  id: 'm42',
  at: '2026-11-20T09:30:00.000Z',
  channel: 'mail',
  kind: 'booking-confirmed',
  to: 'guest@example.test',
  state: 'failed',
  subject: 'Confirmed: A bowl of clay',
  booking_id: '00000000-0000-4000-8000-0000000000b7',
  ref: 'ABCDEFGH',
  tries: 3,
  error: 'mailbox is full',
};

function open(search: string, found: Partial<Messages> = {}) {
  const data: Messages = { data: [message], next: null, is_cut: false, kinds: ['booking-confirmed'], ...found };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: messageList.read(search), extra: null }} />, {
    url: `/admin/messages${search}`,
  });
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the messages of the back office', () => {
  it('are shown with their way and their state, and lead to their page', () => {
    open('');
    const cells = within(screen.getByRole('row', { name: /guest@example\.test/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'guest@example.test',
      'Confirmed: A bowl of clay',
      'Booking confirmed',
      'Email',
      'Failed, retrying',
      'ABCDEFGH',
    ]);
    expect(hrefOf(/20 Nov 2026/)).toBe('/admin/messages/m42');
    expect(hrefOf('ABCDEFGH')).toBe('/admin/bookings/00000000-0000-4000-8000-0000000000b7');
  });

  it('keep filter and columns on the way to the next page, and the filter in the file', () => {
    const next = '1764000000000000.p00000000-0000-4000-8000-0000000000b7';
    open('?find=ABCDEFGH&channel=mail&state=failed&kind=booking-confirmed&from=2026-11-20&column=error&column=tries', {
      next,
    });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Created (UTC)',
      'Attempts',
      'Last error',
    ]);
    const filter = 'find=ABCDEFGH&channel=mail&state=failed&kind=booking-confirmed&from=2026-11-20';
    expect(hrefOf('Next page')).toBe(`/admin/messages?${filter}&before=${next}&column=error&column=tries`);
    expect(hrefOf('Download as CSV')).toBe(`/admin/messages.csv?${filter}`);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' }).value).toBe('booking-confirmed');
  });

  it('say when nothing fits, with a way to all', () => {
    open('?find=nobody', { data: [] });
    expect(hrefOf('See all messages')).toBe('/admin/messages');
  });
});
