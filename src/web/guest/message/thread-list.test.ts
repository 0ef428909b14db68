import { expect, it } from 'vitest';
import { type Thread, withThreads } from './conversation.ts';

const thread = (id: string, minute: number, unread = 0) =>
  ({ id, last_at: `2026-11-25T07:${String(minute).padStart(2, '0')}:00.000Z`, unread }) as Thread;
const idsOf = (threads: readonly Thread[]) => threads.map(({ id }) => id).join('');

it('a part that comes later follows, each line once', () => {
  expect(idsOf(withThreads([thread('a', 9), thread('b', 8)], [thread('b', 8), thread('c', 7)]))).toBe('abc');
});

it('what a new message moves comes to the top, and what was opened below stays', () => {
  const known = [thread('a', 9), thread('b', 8), thread('c', 7)];
  const next = withThreads(known, [thread('c', 10, 1), thread('a', 9)]);
  expect(idsOf(next)).toBe('cab');
  expect(next[0]?.unread).toBe(1);
});

it('a line that was not known comes in', () => {
  expect(idsOf(withThreads([], [thread('a', 1)]))).toBe('a');
  expect(idsOf(withThreads([thread('a', 1)], []))).toBe('a');
});
