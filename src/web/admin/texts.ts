export const texts = {
  'login.text': 'The back office is for the people who run this marketplace.',
  'login.title': 'Log in to the back office',
  'nav.label': 'Back office',
  'refused.account': 'Open my account',
  'refused.text':
    'An operator needs two-step login: set it up in your account, then log in with a code. Other accounts can’t open this page.',
  'refused.title': 'For operators only',
  'section.audit': 'Audit log',
  'section.bookings': 'Bookings',
  'section.cancellations': 'Cancellations',
  'section.cash': 'Cash disputes',
  'section.documents': 'Documents',
  'section.listings': 'Listings',
  'section.noShows': 'No-shows',
  'section.payouts': 'Payouts',
  'section.reports': 'Reports',
  'section.tasks': 'To do',
} as const;
