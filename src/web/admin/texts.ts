export const texts = {
  'login.text': 'The back office is for the people who run this marketplace.',
  'login.title': 'Log in to the back office',
  'nav.label': 'Back office',
  'refused.text': 'This account doesn’t have the operator role, or hasn’t used its second factor in this login.',
  'refused.title': 'For operators only',
  'section.cash': 'Cash disputes',
  'section.documents': 'Documents',
  'section.listings': 'Listings',
  'section.noShows': 'No-shows',
  'section.payouts': 'Payouts',
  'section.reports': 'Reports',
  'section.tasks': 'To do',
} as const;
