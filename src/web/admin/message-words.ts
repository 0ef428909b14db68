// How a message goes and how it stands, in words (docs/back-office.md#messages).
import type { MessageChannel, MessageState } from '#src/domain/admin/message-log.ts';
import { t } from './messages-texts.ts';

export const channelText = (channel: MessageChannel): string => t(`channel.${channel}`);

export const stateText = (state: MessageState): string => t(`state.${state}`);

/** A kind of message in words: `Booking confirmed` for `booking-confirmed`. */
export function kindText(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
