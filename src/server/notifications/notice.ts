// Notices to one person about anything but their booking: a team, a document, a warning. Each kind reads what it needs and says
// whom it is for (docs/domain/messages.md#add-a-kind-or-a-channel).
import type { NoticeTopic } from '#src/domain/account/notice-topics.ts';
import type { Services } from '#src/server/services.ts';
import type { HostShort } from './short-messages.ts';
import type { MailContent, Sending } from './mails/mail.ts';

/** What a kind of notice is written from, at the moment of sending. */
export interface Notice {
  email: string;
  locale: string;
  /** Of the host, where it is the host who reads it. */
  hostId?: string;
  /** The topic under which its reader can turn it off, with the id of their account. */
  stop?: { topic: NoticeTopic; id: string };
  /** For the phone of the host. */
  short?: HostShort;
  /** In the language of the reader. */
  write(origin: string): MailContent;
}

type Payload = Sending['payload'];

/** Reads what a task tells of; null when it is gone, or no one is to be told. */
export type FindNotice = (services: Pick<Services, 'db' | 'keys'>, payload: Payload) => Promise<Notice | null>;

/** An id of the payload, or null. */
export function noticeId(payload: Payload, name: string): string | null {
  const value = payload[name];
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}
