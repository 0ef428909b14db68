import { translator } from '#src/texts/translate.ts';

export const texts = {
  'channel.mail': 'Mail',
  'channel.sms': 'SMS',
  'channel.whatsapp': 'WhatsApp',
  'state.failed': 'Failed, is tried again',
  'state.given-up': 'Given up',
  'state.nothing': 'Left out',
  'state.sent': 'Sent',
  'state.waiting': 'Waiting',
} as const;

/** Texts of message-words in the back office. */
export const t = translator('web/admin/message-words-texts', texts);
