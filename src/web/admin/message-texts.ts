import { translator } from '#src/texts/translate.ts';

export const texts = {
  all: 'All messages',
  'again.anew': 'Send again',
  'again.anew.text':
    'It is written anew from what is true now, to the address of today, with new links. Where nobody has to be told any more, nothing goes out.',
  'again.now': 'Try now',
  'again.now.text': 'The next try is made at once, without waiting for its time.',
  'again.none.first': 'It waits for its first try.',
  'again.none.task': 'It can’t be sent again: a code or an answer counts only when it was asked for.',
  'again.title': 'Send it again',
  audit: 'What was done with this message',
  busy: 'Please wait',
  'facts.at': 'Written',
  'facts.booking': 'Booking',
  'facts.channel': 'By',
  'facts.files': 'Files',
  'facts.kind': 'Kind',
  'facts.next': 'Next try',
  'facts.of': 'Sent again from',
  'facts.report': 'The service says',
  'facts.resent': 'Sent again as',
  'facts.sent': 'Taken by the mail server',
  'facts.state': 'State',
  'facts.subject': 'Subject',
  'facts.to': 'To',
  'facts.tries': 'Tries',
  'failures.none': 'No try has failed.',
  'failures.title': 'Tries that failed',
  'said.html': 'As it looks in a mail program',
  'said.masked': 'What opens something, such as links and codes, is left out.',
  'said.none': 'It is not written yet: its words come with its turn.',
  'said.title': 'What it says',
  title: 'A message',
  utc: '{when} UTC',
} as const;

/** Texts of the back office's single messages. */
export const t = translator('web/admin/message-texts', texts);
