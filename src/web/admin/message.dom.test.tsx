import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './message.tsx';

type Message = CallOutput<'admin/message'>;

const message: Message = {
  id: 'm42',
  at: '2026-11-20T09:30:00.000Z',
  channel: 'mail',
  kind: 'booking-confirmed',
  to: 'guest@example.test',
  state: 'failed',
  subject: 'Confirmed: A bowl of clay',
  booking_id: '00000000-0000-4000-8000-0000000000b7',
  ref: 'ABCDEFGH',
  tries: 2,
  error: 'no such user',
  text: 'See you there.\nhttps://banyan.example/booking/detail?token=••••',
  has_html: true,
  files: ['booking.ics'],
  delivery: '',
  sent_at: null,
  next_try_at: '2026-11-20T11:30:00.000Z',
  failures: [
    { at: '2026-11-20T09:31:00.000Z', error: 'mailbox is full' },
    { at: '2026-11-20T09:33:00.000Z', error: 'no such user' },
  ],
  resend_of: 'm41',
  resent: [],
  resends: 0,
  can: 'now',
};

const open = (more: Partial<Message> = {}, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...message, ...more } } }} />, {
    url: '/admin/messages/m42',
    answers,
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('one message in the back office', () => {
  it('says what was said and each error, and is sent again once', async () => {
    const { callsOf } = open({}, { 'admin/message-resend': { id: 'm42', message: 'We’ll retry within a minute.' } });
    screen.getByText(/See you there\./);
    screen.getByText('mailbox is full');
    screen.getByText('no such user');
    expect(screen.getByRole('link', { name: 'm41' }).getAttribute('href')).toBe('/admin/messages/m41');
    expect(screen.getByRole('link', { name: 'Email preview' }).getAttribute('href')).toBe(
      '/admin/messages/m42/mail.html',
    );
    await press('Retry now');
    await screen.findByText('We’ll retry within a minute.');
    expect(callsOf('admin/message-resend').map(({ input }) => input)).toEqual([{ id: 'm42', resends: 0 }]);
  });

  it('says that somebody was quicker', async () => {
    open(
      { can: 'anew', state: 'sent' },
      { 'admin/message-resend': { ...refusal('message-resent'), message: 'Somebody was quicker.' } },
    );
    await press('Send again');
    await screen.findByText('Somebody was quicker.');
  });

  it('says why it cannot be sent again', () => {
    open({ can: null, state: 'sent', has_html: false });
    screen.getByText(/can’t be sent again/);
    expect(screen.queryByRole('button', { name: /Send again|Try now/ })).toBeNull();
  });

  it('says that it is not written yet', () => {
    open({ can: null, state: 'waiting', text: '', subject: '', has_html: false, failures: [] });
    screen.getByText(/hasn’t been tried yet/);
    screen.getByText(/Not generated yet/);
  });
});
