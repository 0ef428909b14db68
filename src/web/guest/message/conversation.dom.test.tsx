import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { loadSession } from '#src/web/platform/session/session.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { Conversation } from './Conversation.tsx';
import type { Message, ConversationAnswer } from './conversation.ts';

const id = '00000000-0000-4000-8000-0000000000b1';
const hello: Message = {
  id: '00000000-0000-4000-8000-0000000000a1',
  by: 'host',
  name: 'Mai',
  text: 'Hello',
  is_masked: false,
  attachments: [],
  sent_at: '2026-11-25T07:00:00.000Z',
  read_at: null,
  is_mine: false,
  key: null,
};
const talk = (
  more: Partial<ConversationAnswer['conversation']> = {},
  data: Message[] = [hello],
): ConversationAnswer => ({
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
  data,
  total: data.length,
});
const open = (first: ConversationAnswer | null, answers: Answers = {}) =>
  openApp(<Conversation opener={{ booking_id: id }} first={first} />, {
    answers: { 'conversation/detail': talk(), ...answers },
  });
const field = () => screen.getByRole('textbox', { name: 'Message to Mai' }) as HTMLTextAreaElement;
const send = async (text: string) => {
  await user.type(field(), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

const noOne = {
  user_id: null,
  user_name: null,
  user_image: null,
  roles: [],
  verified: false,
  wishlist: [],
  experiments: {},
};
beforeEach(async () => {
  localStorage.clear();
  await loadSession(createApi(async () => ({ status: 'success', ...noOne, total_unread: { guest: 0, host: 0 } })));
});

describe('a conversation', () => {
  it('shows a message at once, and says when it is sent', async () => {
    const app = open(talk(), { 'conversation/send': later });
    await send('Is there parking?');
    expect(screen.getByText('Sending')).toBeTruthy();
    expect(field().value).toBe('');
    const call = await app.call('conversation/send');
    const key = String(call.input['key']);
    await call.answer({ data: { ...hello, id: key, text: 'Is there parking?', is_mine: true, by: 'guest', key } });
    await screen.findByText(/Sent/);
    expect(screen.getAllByText('Is there parking?')).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });

  it('that is refused says why, keeps the words, and sends them again under the same key', async () => {
    const app = open(talk(), { 'conversation/send': refusal('message-limit') });
    await send('One more');
    await screen.findByText('message-limit');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const [first, second] = [await app.call('conversation/send'), await app.call('conversation/send', 1)];
    expect(second.input['key']).toBe(first.input['key']);
    await screen.findByRole('button', { name: 'Discard' });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('One more')).toBeNull();
  });

  it.each([
    ['guest', /rest in cash to your host on the day\. Never pay by transfer/],
    ['host', /rest in cash to you on the day\. Never ask for a transfer/],
    ['operator', null],
  ] as const)('says to the %s where money is paid', (role, text) => {
    open(talk({ role }));
    expect(screen.queryAllByText(text ?? /deposit/)).toHaveLength(text === null ? 0 : 1);
  });

  it('shows a translation when asked, then the original again, and asks once', async () => {
    const mine = { ...hello, id, text: 'Mine', is_mine: true };
    const app = open(talk({ translates: true }, [hello, mine]), {
      'conversation/translate': { text: 'Bonjour', language: 'en' },
    });
    expect(app.asked.filter(({ name }) => name === 'conversation/translate')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show translation' }));
    await screen.findByText('Bonjour');
    expect(screen.queryByText('Hello')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show original' }));
    await screen.findByText('Hello');
    await user.click(screen.getByRole('button', { name: 'Show translation' }));
    await screen.findByText('Bonjour');
    const asked = app.asked.filter(({ name }) => name === 'conversation/translate');
    expect(asked).toMatchObject([{ input: { booking_id: id, message_id: hello.id } }]);
  });

  it('says why a message is not translated, and offers it only with a service', async () => {
    const app = open(talk({ translates: true }), { 'conversation/translate': refusal('translation-failed') });
    await user.click(screen.getByRole('button', { name: 'Show translation' }));
    await screen.findByText('translation-failed');
    screen.getByText('Hello');
    app.unmount();
    open(talk());
    expect(screen.queryByRole('button', { name: 'Show translation' })).toBeNull();
  });

  it('keeps what is being typed', async () => {
    const app = open(talk());
    await user.type(field(), 'A thought');
    app.unmount();
    open(talk());
    await waitFor(() => expect(field().value).toBe('A thought'));
  });

  it('marks what is seen as read', async () => {
    const app = open(talk({ unread: 1 }), { 'conversation/read': { unread: 0 } });
    const call = await app.call('conversation/read');
    expect(call.input).toEqual({ booking_id: id, message_id: hello.id });
  });

  it('that cannot be loaded says so, and tries again', async () => {
    let isThere = false;
    open(null, { 'conversation/detail': () => (isThere ? talk() : noAnswer()) });
    await screen.findByRole('alert');
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Hello');
  });

  it.each([
    ['over', 'This conversation has ended.'],
    ['blocked', 'You can’t message this person.'],
    ['answer-first', 'Reply to the question first. You can make an offer there, too.'],
  ] as const)('that is closed (%s) has no field', (closed, text) => {
    open(talk({ closed }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message to Mai' })).toBeNull();
  });

  it('asks before it blocks', async () => {
    const app = open(talk(), {
      'conversation/block': {
        conversation: talk({ closed: 'blocked', is_blocked_by_me: true }).conversation,
        message: 'Blocked.',
      },
    });
    await user.click(screen.getByText('Report or block'));
    await user.click(screen.getByRole('button', { name: 'Block Mai' }));
    expect(app.callsOf('conversation/block')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, block Mai' }));
    await screen.findByText('You blocked Mai.');
  });
});
