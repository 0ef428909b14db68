// States of emails and phone messages in the log, and whether they can be resent (docs/reference/back-office.md#messages).

export const messageChannels = ['mail', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `failed`: retried later. `given-up`: no further try. `nothing`: when due, there was no one to tell, or the address
 * was at its limit.
 */
export const messageStates = ['waiting', 'failed', 'sent', 'given-up', 'nothing'] as const;
export type MessageState = (typeof messageStates)[number];

/** Days after which a failing email is given up; mail servers retry for four or five (RFC 5321, section 4.5.4.1). */
export const givenUpDays = 5;

export type TaskOutcome = 'handed' | 'nothing' | 'given_up' | null;

export function mailState({ outcome, error }: { outcome: TaskOutcome; error: string | null }): MessageState {
  if (outcome === null) return error === null ? 'waiting' : 'failed';
  return outcome === 'handed' ? 'sent' : outcome === 'given_up' ? 'given-up' : 'nothing';
}

export type PhoneState = 'waiting' | 'trying' | 'sent' | 'delivered' | 'read' | 'failed';

export function phoneState({ state, error }: { state: PhoneState; error: string | null }): MessageState {
  if (state === 'failed') return 'given-up';
  if (state === 'waiting' || state === 'trying') return error === null ? 'waiting' : 'failed';
  return 'sent';
}

/** `now` retries at once, `anew` renders it from current data. */
export const resendChannels = ['now', 'anew'] as const;
export type ResendChannel = (typeof resendChannels)[number];

/**
 * Null: the first try is due, or there is no task, as for a code or a reply. A sent message is rendered from current
 * data, because its links may have expired.
 */
export function resendChannel(message: {
  readonly state: MessageState;
  readonly hasTask: boolean;
}): ResendChannel | null {
  if (message.state === 'waiting') return null;
  if (message.state === 'failed') return 'now';
  return message.hasTask ? 'anew' : null;
}

/** `m` and a task's number, or `p` and a phone message's id. */
export type MessageKey = { readonly of: 'task'; readonly id: string } | { readonly of: 'phone'; readonly id: string };

export function readMessageKey(key: string): MessageKey | null {
  const [, task, phone] = /^(?:m(\d{1,18})|p([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))$/.exec(key) ?? [];
  if (task !== undefined) return { of: 'task', id: task };
  return phone === undefined ? null : { of: 'phone', id: phone };
}
