import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import '#tests/support/web/native-dialog.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { Conversation } from './Conversation.tsx';
import { saveUnsent } from './unsent-text.ts';
import type { Attachment, Message, ConversationAnswer } from './conversation.ts';

const id = '00000000-0000-4000-8000-0000000000b1';
const picture = (place: number, alt = ''): Attachment => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  name: `Picture ${place}`,
  alt,
  url: `/message-pictures/${place}/full-1600.webp`,
  preview_url: `/message-pictures/${place}/square-384.webp`,
  width: 900,
  height: 600,
  dominant: '#336699',
});
const said: Message = {
  id: '00000000-0000-4000-8000-0000000000a1',
  by: 'host',
  name: 'Mai',
  text: '',
  is_masked: false,
  attachments: [picture(1, 'The gate'), picture(2)],
  sent_at: '2026-11-25T07:00:00.000Z',
  read_at: null,
  is_mine: false,
  key: null,
};
const talk = (more: Partial<ConversationAnswer['conversation']> = {}): ConversationAnswer => ({
  conversation: {
    id,
    booking_id: id,
    inquiry_id: null,
    role: 'guest',
    title: 'Cook with Mai',
    with_name: 'Mai',
    page_url: '/booking/detail?ref=ABCDEFGH',
    closed: null,
    hides_contacts: false,
    takes_pictures: true,
    is_blocked_by_me: false,
    translates: false,
    unread: 0,
    reply_minutes: null,
    ...more,
  },
  data: [said],
  total: 1,
});
const open = (first: ConversationAnswer, answers = {}) =>
  openApp(<Conversation opener={{ booking_id: id }} first={first} />, {
    answers: { 'conversation/detail': first, ...answers },
  });
beforeEach(() => localStorage.clear());

describe('pictures of a message', () => {
  it('open large, one after the other, and close', async () => {
    open(talk());
    await user.click(screen.getByRole('link', { name: 'Open photo 1 of 2: The gate' }));
    const next = await screen.findByRole('button', { name: 'Next photo' });
    expect(screen.getByRole('img', { name: 'The gate' })).toBeTruthy();
    await user.click(next);
    expect(screen.getByText('2 of 2')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Picture 2' }).getAttribute('src')).toBe(picture(2).url);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('img', { name: 'Picture 2' })).toBeNull();
  });

  it('wait in the browser with words that could not be sent, and go with them', async () => {
    const key = '00000000-0000-4000-8000-0000000000c1';
    saveUnsent(id, { draft: '', unsent: [{ key, text: 'Look', pictures: [picture(3, 'A bag')] }] });
    const app = open(talk(), {
      'conversation/send': { status: 'error', code: 'message-limit', message: 'message-limit' },
    });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect((await app.call('conversation/send')).input).toEqual({
      booking_id: id,
      message: 'Look',
      key,
      attachments: [picture(3).id],
      attachment_alts: ['A bag'],
    });
    expect(screen.getByRole('link', { name: 'Open photo 1 of 1: A bag' })).toBeTruthy();
  });

  it('cannot be added before the booking is confirmed, and the page says so', () => {
    open(talk({ takes_pictures: false, hides_contacts: true }));
    expect(screen.queryByText('Add photos')).toBeNull();
    expect(screen.getByText(/you can’t send photos/)).toBeTruthy();
  });

  it('that are no pictures, or too large, are named and not sent', async () => {
    open(talk());
    const input = screen.getByLabelText<HTMLInputElement>('Add photos');
    const big = new File([new Uint8Array(5 * 1_048_576)], 'big.jpg', { type: 'image/jpeg' });
    await user.upload(input, [big]);
    expect(screen.getByText(/^big\.jpg: /)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Photos to send' })).toBeNull();
  });
});
