import { translator } from '#src/texts/translate.ts';

export const texts = {
  all: 'All distributors',
  audit: 'Audit log of this account',
  'bookings.all': 'Find all its bookings',
  'bookings.none': 'No bookings yet.',
  'bookings.title': 'Last bookings',
  commission: 'Its commission',
  'facts.bookings': 'Bookings',
  'facts.cancelled': 'Cancelled or declined',
  'facts.email': 'Email',
  'facts.noEmail': 'No email',
  'facts.none': 'None',
  'facts.paid': 'Of that due online',
  'facts.phone': 'Phone',
  'facts.since': 'Account since',
  'facts.state': 'State',
  'facts.total': 'Total of its bookings',
  'key.ended': 'Ended {at}',
  'key.ends': 'Ends {at}',
  'key.made': 'Made {at}',
  'key.never': 'Never used',
  'key.noEnd': 'No end',
  'key.remove': 'Remove',
  'key.removeOf': 'Remove the key {name}',
  'key.removeText':
    'Programs of the distributor that use {name} stop booking at once. It has to make a new one itself.',
  'key.used': 'Last used {at}',
  'keys.none': 'It has no keys.',
  'keys.title': 'Keys of its programs',
  person: 'Account, roles and acts',
  'sums.cut': 'Of its last 1,000 bookings.',
  title: 'Distributor',
  utc: '{when} UTC',
} as const;

/** Texts of one distributor in the back office. */
export const t = translator('web/admin/distributor-texts', texts);
