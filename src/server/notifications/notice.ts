// Notices to a person about anything but a booking (docs/domain/messages.md#add-a-kind-or-a-channel).
import type { NoticeTopic } from '#src/domain/account/notice-topics.ts';
import type { Services } from '#src/server/services.ts';
import type { PhoneShort } from './short-messages.ts';
import type { MailContent, Sending } from './mails/mail.ts';

/** The notice is read while it is sent. */
export interface Notice {
  email: string;
  locale: string;
  /** Set when the reader is a host. */
  hostId?: string;
  /** The topic, with the account's id, to unsubscribe. */
  stop?: { topic: NoticeTopic; id: string };
  short?: PhoneShort;
  /** In the reader's language. */
  write(origin: string): MailContent;
}

type Payload = Sending['payload'];

/** Null without subject or reader. */
export type FindNotice = (
  services: Pick<Services, 'config' | 'db' | 'keys'>,
  payload: Payload,
) => Promise<Notice | null>;

/** Null when missing. */
export function noticeId(payload: Payload, name: string): string | null {
  const value = payload[name];
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}
