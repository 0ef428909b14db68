import { translator } from '#src/texts/translate.ts';

export const texts = {
  all: 'All listings',
  'column.changed_at': 'Changed (UTC)',
  'column.city': 'City',
  'column.host': 'Host',
  'column.made_at': 'Created (UTC)',
  'column.price': 'Price',
  'column.status': 'Status',
  'column.title': 'Title',
  cut: 'More than 1,000 matches. Type more to narrow them down.',
  'empty.all': 'See all listings',
  'empty.none': 'New listings appear here.',
  'empty.text': 'No listings match. Check the spelling or remove a filter.',
  'empty.title': 'No listings',
  'filter.city': 'City',
  'filter.find': 'Find a listing',
  'filter.findHint': 'Title, host, city or number',
  'filter.label': 'Filter listings',
  'filter.status': 'Status',
  live: 'Changed and already live ({count})',
  'live.text': 'Guests already see these. Compare before and after.',
  new: 'New listings ({count})',
  'new.text': 'The longest waiting first.',
  title: 'Listings',
  untitled: 'No title',
  waiting: 'Changes to approve ({count})',
  'waiting.text': 'Guests see the old values until you decide.',
} as const;

export const t = translator('web/admin/listings-texts', texts);
