import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add a search term',
  added: 'See its search term',
  'column.city': 'City',
  'column.keyword': 'Search',
  'column.nothing': 'No results',
  'column.opened': 'Opened',
  'column.partly': 'Partial',
  'column.term': 'Search term',
  'column.times': 'Searches',
  'empty.all': 'See all searches',
  'empty.none': 'Searches appear here once guests repeat them.',
  'empty.text': 'No searches match. Check the spelling or remove a filter.',
  'empty.title': 'No searches',
  'filter.city': 'City',
  'filter.find': 'Find a search',
  'filter.findHint': 'Part of a search',
  'filter.label': 'Filter searches',
  'filter.outcome': 'Result',
  lead: 'What guests searched for at least {count} times in the last {days} days. We count searches, not guests, and leave out what looks like an email address, phone number or booking code.',
  'outcome.nothing': 'No results',
  'outcome.partly': 'Partial results',
  'outcome.unopened': 'No experience opened',
  title: 'Searches',
  words: 'See all search terms',
} as const;

export const t = translator('web/admin/searches-texts', texts);
