import { describe, expect, it } from 'vitest';
import { byDay, type Message, stillUnsent, withNewest, withOlder, withSent } from './conversation.ts';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  by: 'guest',
  name: 'Mara',
  text: id,
  is_masked: false,
  attachments: [],
  sent_at: '2026-11-25T07:00:00.000Z',
  read_at: null,
  is_mine: false,
  key: null,
  ...more,
});
const all = (...ids: string[]) => ids.map((id) => message(id));
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id).join('');

describe('messages that are known', () => {
  it('take in the newest ones, in the order of the server', () => {
    expect(idsOf(withNewest([], all('a', 'b')))).toBe('ab');
    expect(idsOf(withNewest(all('a', 'b', 'c'), all('b', 'c', 'd')))).toBe('abcd');
    expect(idsOf(withNewest(all('a', 'c', 'b'), all('b', 'c')))).toBe('abc');
    expect(idsOf(withNewest(all('a'), []))).toBe('a');
  });

  it('keep one of their own that is newer than the look', () => {
    expect(idsOf(withNewest(all('a', 'b', 'own'), all('a', 'b')))).toBe('abown');
  });

  it('let go of older ones that do not meet the newest', () => {
    expect(idsOf(withNewest(all('a', 'b'), all('x', 'y')))).toBe('xy');
  });

  it('take older ones and sent ones once', () => {
    expect(idsOf(withOlder(all('c', 'd'), all('a', 'b', 'c')))).toBe('abcd');
    expect(idsOf(withSent(all('a'), message('b')))).toBe('ab');
    expect(idsOf(withSent(all('a', 'b'), message('b')))).toBe('ab');
  });

  it('carry the changed marks of a later look', () => {
    const [read] = withNewest(all('a'), [message('a', { read_at: '2026-11-25T07:01:00.000Z' })]);
    expect(read?.read_at).not.toBeNull();
  });
});

it('what the server has under its key is not unsent any more', () => {
  const waiting = ['k1', 'k2'].map(
    (key) => ({ key, text: key, pictures: [], state: 'sending', trouble: null }) as const,
  );
  expect(stillUnsent(waiting, [message('a', { key: 'k1' })]).map(({ key }) => key)).toEqual(['k2']);
});

it('messages stand by the day of the reader', () => {
  const at = (id: string, sent_at: string) => message(id, { sent_at });
  const days = byDay(
    [at('a', '2026-11-24T23:00:00.000Z'), at('b', '2026-11-25T01:00:00.000Z'), at('c', '2026-11-25T02:00:00.000Z')],
    (instant) => instant.slice(0, 10),
  );
  expect(days.map(({ date, messages }) => `${date} ${idsOf(messages)}`)).toEqual(['2026-11-24 a', '2026-11-25 bc']);
});
