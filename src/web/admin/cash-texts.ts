import { translator } from '#src/texts/translate.ts';

export const texts = {
  'actor.coordinator': 'coordinator',
  'actor.guest': 'guest',
  'actor.guide': 'guide',
  'actor.host': 'host',
  'actor.manager': 'manager',
  'actor.operator': 'our team',
  'actor.system': 'clock',
  amount: '{amount} in cash',
  booking: 'Open the booking',
  busy: 'Please wait',
  'decide.label': 'What happened with the cash?',
  'decide.not_paid': 'It was not paid',
  'decide.paid': 'It was paid',
  'decide.reason': 'Why, in words that both will read',
  'decide.send': 'Decide',
  'decide.waived': 'It is no longer owed',
  decided: 'Decided. Guest and host get a mail with your reason.',
  'empty.text':
    'When guest and host say different things about the cash of a booking, it appears here with both their words.',
  'empty.title': 'No disputes about cash',
  more: 'Next page',
  parties: '{guest} ({guests, plural, one {# guest} other {# guests}}) and {host}',
  title: 'Cash disputes',
  when: 'Ended {when} (local time)',
  'word.guest.not_paid': 'The guest says: I have not paid',
  'word.guest.paid': 'The guest says: I have paid',
  'word.host.not_paid': 'The host’s side says: not received',
  'word.host.paid': 'The host’s side says: received',
  'word.host.waived': 'The host’s side says: no cash is asked for',
  'word.who': '{when}, by {name} ({actor})',
  'word.whoUnnamed': '{when}, by the {actor}',
  words: 'What both have said, in its order',
} as const;

/** Texts of the disputes about cash. */
export const t = translator('web/admin/cash-texts', texts);
