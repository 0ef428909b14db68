/**
 * Emails that an account can turn off (docs/domain/messages.md#optional-emails). Emails about a booking, money or the
 * login are always sent.
 */
export const noticeTopics = [
  'reminders',
  'alerts',
  'messages',
  'review-request',
  'rewards',
  'staff-now',
  'staff-digest',
] as const;

/** The topics of an account; operators have two more. */
export function noticeTopicsOf(isStaff: boolean): NoticeTopic[] {
  return noticeTopics.filter((topic) => isStaff || !topic.startsWith('staff-'));
}

export type NoticeTopic = (typeof noticeTopics)[number];

/** Returns null for an unknown name. */
export function noticeTopicOf(name: string): NoticeTopic | null {
  return noticeTopics.find((topic) => topic === name) ?? null;
}
