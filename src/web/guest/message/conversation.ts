// A conversation in the browser: messages from the server, and messages on their way. Pure.
import type { CallInput, CallOutput } from '#src/contract/types.ts';

/** What names a conversation in calls. */
export type Opener = Pick<CallInput<'conversation/detail'>, 'booking_id' | 'inquiry_id' | 'ref' | 'token'>;

/** A conversation as calls answer it. */
export type ConversationAnswer = CallOutput<'conversation/detail'>;

/** Its participants and permissions. */
export type Conversation = ConversationAnswer['conversation'];

/** One message that the server has. */
export type Message = ConversationAnswer['data'][number];

/** A picture of a message as calls answer it. */
export type Attachment = Message['attachments'][number];

/** A message that the server has not, or has not said that it has. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  /** Sent before it, with what each shows. */
  readonly pictures: readonly Attachment[];
  readonly state: 'sending' | 'failed';
  /** What went wrong, where something did. */
  readonly trouble: string | null;
}

/**
 * Messages that are known with the newest ones that came, in the order of the server. What is newer than all that came stays at
 * the end: the answer to a message of one's own may be faster than a look that began before it. Where the two do not meet, the
 * older ones are let go, and can be loaded again.
 */
export function withNewest(existing: readonly Message[], incoming: readonly Message[]): Message[] {
  if (incoming.length === 0) return [...existing];
  const ids = new Set(incoming.map(({ id }) => id));
  const first = existing.findIndex(({ id }) => ids.has(id));
  if (first === -1) return [...incoming];
  const last = existing.findLastIndex(({ id }) => ids.has(id));
  return [...existing.slice(0, first), ...incoming, ...existing.slice(last + 1)];
}

/** Older messages before those that are known, each once. */
export function withOlder(existing: readonly Message[], older: readonly Message[]): Message[] {
  const ids = new Set(existing.map(({ id }) => id));
  return [...older.filter(({ id }) => !ids.has(id)), ...existing];
}

/** A message of one's own that the server has stored, at the end unless a look has brought it already. */
export function withSent(existing: readonly Message[], sent: Message): Message[] {
  return existing.some(({ id }) => id === sent.id) ? [...existing] : [...existing, sent];
}

/** What is still to be sent once the server has these: a look may be faster than the answer to sending. */
export function stillUnsent(unsent: readonly Unsent[], messages: readonly Message[]): Unsent[] {
  const keys = new Set(messages.map(({ key }) => key));
  return unsent.filter(({ key }) => !keys.has(key));
}

/** Messages of one day. */
export interface Day {
  readonly date: string;
  readonly messages: readonly Message[];
}

/** Messages by the day on which they were sent; `dateOf` knows the reader's zone. */
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

/** A line of the list of conversations. */
export type Thread = CallOutput<'message/history'>['threads'][number];

/**
 * Lines that are known with those that came, each once and as it is now, the newest first. Lines never leave the list by
 * themselves, so that what a reader has opened stays there when a message comes in.
 */
export function withThreads(existing: readonly Thread[], incoming: readonly Thread[]): Thread[] {
  const ids = new Set(incoming.map(({ id }) => id));
  const all = [...incoming, ...existing.filter(({ id }) => !ids.has(id))];
  return all.toSorted((one, other) => Date.parse(other.last_at) - Date.parse(one.last_at));
}
