import { translator } from '#src/texts/translate.ts';

export const texts = {
  'actor.coordinator': 'coordinator',
  'actor.guest': 'guest',
  'actor.guide': 'guide',
  'actor.host': 'host',
  'actor.manager': 'manager',
  'actor.operator': 'our team',
  'actor.system': 'system',
  amount: '{amount} in cash',
  booking: 'Open the booking',
  busy: 'Please wait',
  'decide.label': 'What happened to the cash?',
  'decide.not_paid': 'It wasn’t paid',
  'decide.paid': 'It was paid',
  'decide.reason': 'Reason, shown to guest and host',
  'decide.send': 'Decide',
  'decide.waived': 'It is no longer owed',
  decided: 'Decided. Guest and host get an email with your reason.',
  'empty.text': 'When guest and host disagree about the cash for a booking, you see both answers here.',
  'empty.title': 'No cash disputes',
  more: 'Next page',
  parties: '{guest} ({guests, plural, one {# guest} other {# guests}}) and {host}',
  title: 'Cash disputes',
  when: 'Ended {when} (local time)',
  'word.guest.not_paid': 'The guest says: I haven’t paid',
  'word.guest.paid': 'The guest says: I paid',
  'word.host.not_paid': 'The host says: not received',
  'word.host.paid': 'The host says: received',
  'word.host.waived': 'The host says: no cash due',
  'word.who': '{when}, by {name} ({actor})',
  'word.whoUnnamed': '{when}, by the {actor}',
  words: 'What both said, in order',
} as const;

/** Texts of the disputes about cash. */
export const t = translator('web/admin/cash-texts', texts);
