// What a mail or a message to a phone is in the log, and whether it may be sent again (docs/reference/back-office.md#messages).

/** Ways that messages go. */
export const messageChannels = ['mail', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `failed`: a try has failed and the next one is to come. `given-up`: there is none. `nothing`: when its turn came nobody had to
 * be told any more, or the address had had enough.
 */
export const messageStates = ['waiting', 'failed', 'sent', 'given-up', 'nothing'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * After how many days a mail that fails is given up; mail servers are tried for four or five (RFC 5321, section 4.5.4.1). One that
 * only waits for our own server is not.
 */
export const givenUpDays = 5;

/** How a task of the outbox stands; null while it is open. */
export type TaskOutcome = 'handed' | 'nothing' | 'given_up' | null;

/** The state of a mail. */
export function mailState({ outcome, error }: { outcome: TaskOutcome; error: string | null }): MessageState {
  if (outcome === null) return error === null ? 'waiting' : 'failed';
  return outcome === 'handed' ? 'sent' : outcome === 'given_up' ? 'given-up' : 'nothing';
}

/** States of a message to a phone, as it is stored. */
export type PhoneState = 'waiting' | 'trying' | 'sent' | 'delivered' | 'read' | 'failed';

/** The state of a message to a phone. */
export function phoneState({ state, error }: { state: PhoneState; error: string | null }): MessageState {
  if (state === 'failed') return 'given-up';
  if (state === 'waiting' || state === 'trying') return error === null ? 'waiting' : 'failed';
  return 'sent';
}

/** How a message may be sent again: `now` makes the next try at once, `anew` writes it once more from what is true today. */
export const resendChannels = ['now', 'anew'] as const;
export type ResendChannel = (typeof resendChannels)[number];

/**
 * Null where it cannot: a first try is about to come, or nobody decided it, as with a code or an answer, which have no task to be
 * written from. What was sent is written anew, because a link in it may have run out.
 */
export function resendChannel(message: {
  readonly state: MessageState;
  readonly hasTask: boolean;
}): ResendChannel | null {
  if (message.state === 'waiting') return null;
  if (message.state === 'failed') return 'now';
  return message.hasTask ? 'anew' : null;
}

/** The name of a message in the log: `m` and the number of its task, or `p` and the id of a message to a phone. */
export type MessageKey = { readonly of: 'task'; readonly id: string } | { readonly of: 'phone'; readonly id: string };

/** Reads such a name; null for any other text. */
export function readMessageKey(key: string): MessageKey | null {
  const [, task, phone] = /^(?:m(\d{1,18})|p([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))$/.exec(key) ?? [];
  if (task !== undefined) return { of: 'task', id: task };
  return phone === undefined ? null : { of: 'phone', id: phone };
}
