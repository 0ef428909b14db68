/**
 * Mails that an account can turn off (docs/mails.md#mails-that-can-be-turned-off): what stays unread in its conversations, requests
 * for a review, codes that it has earned; for the staff, tasks that cannot wait and what is open each morning. All others are about
 * a booking, money or the login, and come always.
 */
export const noticeTopics = ['messages', 'review-request', 'rewards', 'staff-now', 'staff-digest'] as const;

/** The topics of an account; those of the staff are for operators alone. */
export function noticeTopicsOf(isStaff: boolean): NoticeTopic[] {
  return noticeTopics.filter((topic) => isStaff || !topic.startsWith('staff-'));
}

/** One of them. */
export type NoticeTopic = (typeof noticeTopics)[number];

/** The topic of a name, as an address has it; null for any other. */
export function noticeTopicOf(name: string): NoticeTopic | null {
  return noticeTopics.find((topic) => topic === name) ?? null;
}
