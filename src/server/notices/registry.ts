// What rows of the outbox may name: kinds by `payload.kind`, channels by `topic` (docs/mails.md#add-a-kind-or-a-channel, ADR 058).
import type { Channel } from './channel.ts';
import { noticeKinds, type NoticeKind } from './kinds.ts';
import { mailChannel } from './mail/mail-channel.ts';
import { phoneChannel } from './phone/phone-channel.ts';

/** Kinds and channels by their names. */
export interface Registry {
  kinds: Readonly<Record<string, NoticeKind>>;
  channels: Readonly<Record<string, Channel>>;
}

/** All that there are. */
export const registered: Registry = {
  kinds: noticeKinds,
  channels: { mail: mailChannel, sms: phoneChannel('sms'), whatsapp: phoneChannel('whatsapp') },
};
