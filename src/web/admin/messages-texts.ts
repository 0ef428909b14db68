import { translator } from '#src/texts/translate.ts';

export const texts = {
  'column.at': 'Written (UTC)',
  'column.channel': 'By',
  'column.error': 'Last error',
  'column.kind': 'Kind',
  'column.ref': 'Booking',
  'column.state': 'State',
  'column.subject': 'Subject',
  'column.to': 'To',
  'column.tries': 'Tries',
  cut: 'More than 1,000 messages fit this. Type more of it.',
  'empty.all': 'See all messages',
  'empty.none': 'Mails and messages appear here as soon as one is written. They are kept for 30 days.',
  'empty.text': 'No message fits what you asked for. They are kept for 30 days.',
  'empty.title': 'No messages',
  'filter.channel': 'By',
  'filter.find': 'Find a message',
  'filter.findHint': 'Email, number or booking',
  'filter.from': 'Written from',
  'filter.kind': 'Kind',
  'filter.label': 'Which messages',
  'filter.state': 'State',
  'filter.to': 'Written until',
  title: 'Messages',
} as const;

/** Texts of the page `messages` of the back office. */
export const t = translator('web/admin/messages-texts', texts);
