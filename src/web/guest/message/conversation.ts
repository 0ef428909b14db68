// A conversation in the browser: stored and unsent messages. Pure.
import type { CallInput, CallOutput } from '#src/contract/types.ts';

export type Opener = Pick<CallInput<'conversation/detail'>, 'booking_id' | 'inquiry_id' | 'ref' | 'token'>;

export type ConversationAnswer = CallOutput<'conversation/detail'>;

export type Conversation = ConversationAnswer['conversation'];

export type Message = ConversationAnswer['data'][number];

export type Attachment = Message['attachments'][number];

/** A message that the server has not confirmed. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  /** Uploaded before it, with descriptions. */
  readonly pictures: readonly Attachment[];
  readonly state: 'sending' | 'failed';
  readonly trouble: string | null;
}

/**
 * Merges the newest messages in server order. Newer known ones stay last: a send may be answered before an earlier
 * poll. Across a gap older ones are dropped.
 */
export function withNewest(existing: readonly Message[], incoming: readonly Message[]): Message[] {
  if (incoming.length === 0) return [...existing];
  const ids = new Set(incoming.map(({ id }) => id));
  const first = existing.findIndex(({ id }) => ids.has(id));
  if (first === -1) return [...incoming];
  const last = existing.findLastIndex(({ id }) => ids.has(id));
  return [...existing.slice(0, first), ...incoming, ...existing.slice(last + 1)];
}

export function withOlder(existing: readonly Message[], older: readonly Message[]): Message[] {
  const ids = new Set(existing.map(({ id }) => id));
  return [...older.filter(({ id }) => !ids.has(id)), ...existing];
}

/** Appends a stored message unless a poll has brought it. */
export function withSent(existing: readonly Message[], sent: Message): Message[] {
  return existing.some(({ id }) => id === sent.id) ? [...existing] : [...existing, sent];
}

/** Drops confirmed messages: a poll may be faster than the send's response. */
export function stillUnsent(unsent: readonly Unsent[], messages: readonly Message[]): Unsent[] {
  const keys = new Set(messages.map(({ key }) => key));
  return unsent.filter(({ key }) => !keys.has(key));
}

export interface Day {
  readonly date: string;
  readonly messages: readonly Message[];
}

/** `dateOf` uses the reader's zone. */
export function byDay(messages: readonly Message[], dateOf: (instant: string) => string): Day[] {
  const days: { date: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const date = dateOf(message.sent_at);
    const today = days.at(-1);
    if (today?.date === date) today.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}

export type Thread = CallOutput<'message/history'>['threads'][number];

/** Merges lists, newest first, without duplicates. Known entries never leave, so an opened one stays. */
export function withThreads(existing: readonly Thread[], incoming: readonly Thread[]): Thread[] {
  const ids = new Set(incoming.map(({ id }) => id));
  const all = [...incoming, ...existing.filter(({ id }) => !ids.has(id))];
  return all.toSorted((one, other) => Date.parse(other.last_at) - Date.parse(one.last_at));
}
