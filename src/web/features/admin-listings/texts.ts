export const texts = {
  'empty.text': 'New listings and changes of those that guests can book appear here.',
  'empty.title': 'Nothing to read',
  live: 'Changed and live ({count})',
  'live.text': 'Guests see these already. Look at what was before and after.',
  new: 'New listings ({count})',
  'new.text': 'The one that has waited longest stands first.',
  title: 'Listings',
  untitled: 'Without a title',
  waiting: 'Changes that wait ({count})',
  'waiting.text': 'Guests see the old values until you have decided.',
} as const;
