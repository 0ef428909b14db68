// How fast a host answers (docs/domain/messages.md#reply-time), and when unread messages are mailed (docs/domain/messages.md#unread).

/** A reply time counts the answers of so many days, and is none below so many answers. */
export const replyTime = { days: 90, leastAnswers: 3 } as const;

/**
 * Minutes that stand for a host's median wait in seconds: whole, at least one. Null keeps what is shown: too few answers to say.
 */
export function replyMinutes(answers: number, medianSeconds: number): number | null {
  return answers < replyTime.leastAnswers ? null : Math.max(1, Math.round(medianSeconds / 60));
}

/** Minutes after which an unread message is mailed, and hours until a further mail while nobody reads. */
export const unreadMail = { afterMinutes: 10, againHours: 24 } as const;
