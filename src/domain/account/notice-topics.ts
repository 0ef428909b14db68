/**
 * Mails that an account can turn off (docs/mails.md#mails-that-can-be-turned-off): what stays unread in its conversations, requests
 * for a review, codes that it has earned. All others are about a booking, money or the login, and come always.
 */
export const noticeTopics = ['messages', 'review-request', 'rewards'] as const;

/** One of them. */
export type NoticeTopic = (typeof noticeTopics)[number];

/** The topic of a name, as an address has it; null for any other. */
export function noticeTopicOf(name: string): NoticeTopic | null {
  return noticeTopics.find((topic) => topic === name) ?? null;
}
