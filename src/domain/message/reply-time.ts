// A host's reply time (docs/domain/messages.md#reply-time), and when unread messages are emailed
// (docs/domain/messages.md#unread).

/** Replies of this many days; no reply time below `leastAnswers` replies. */
export const replyTime = { days: 90, leastAnswers: 3 } as const;

/** Whole minutes, at least 1, of a host's median wait in seconds. Null (too few replies) keeps the value shown. */
export function replyMinutes(answers: number, medianSeconds: number): number | null {
  return answers < replyTime.leastAnswers ? null : Math.max(1, Math.round(medianSeconds / 60));
}

/** Minutes after which an unread message is emailed, and hours until another email while it stays unread. */
export const unreadMail = { afterMinutes: 10, againHours: 24 } as const;
