import { translator } from '#src/texts/translate.ts';

export const texts = {
  all: 'All listings',
  'column.changed_at': 'Changed (UTC)',
  'column.city': 'City',
  'column.host': 'Host',
  'column.made_at': 'Since (UTC)',
  'column.price': 'Price',
  'column.status': 'State',
  'column.title': 'Title',
  cut: 'More than 1,000 listings fit this. Type more of it.',
  'empty.all': 'See all listings',
  'empty.none': 'Listings appear here as soon as a host begins one.',
  'empty.text': 'No listing fits what you asked for. Check the spelling, or ask for less.',
  'empty.title': 'No listings',
  'filter.city': 'City',
  'filter.find': 'Find a listing',
  'filter.findHint': 'Title, host, city or number',
  'filter.label': 'Which listings',
  'filter.status': 'State',
  live: 'Changed and live ({count})',
  'live.text': 'Guests see these already. Compare before and after.',
  new: 'New listings ({count})',
  'new.text': 'The one that has waited longest stands first.',
  title: 'Listings',
  untitled: 'Without a title',
  waiting: 'Changes that wait ({count})',
  'waiting.text': 'Guests see the old values until you have decided.',
} as const;

/** Texts of the page `listings` of the back office. */
export const t = translator('web/admin/listings-texts', texts);
