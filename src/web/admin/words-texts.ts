import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add this term',
  all: 'See all terms',
  busy: 'Please wait',
  find: 'Find a term',
  'find.label': 'Filter terms',
  'find.send': 'Search',
  'hint.attribute': 'solo, family, couples, child friendly or big groups',
  'hint.category': 'The slug of a category',
  'hint.instead': 'Terms to search for instead',
  'hint.landmark': 'The city or country it is in',
  'hint.place': 'A city or country',
  'hint.time': 'morning, afternoon or evening',
  'hint.words': 'Other terms to find as well',
  kind: 'Kind',
  'kind.attribute': 'For whom',
  'kind.category': 'Category',
  'kind.filler': 'Ignored word',
  'kind.instead': 'Replacement',
  'kind.landmark': 'Landmark',
  'kind.place': 'Place name',
  'kind.time': 'Time of day',
  'kind.words': 'Synonym',
  lead: 'Searching the first term also finds the second. Capitals and accents make no difference. Changes apply within a second. Place names that came with the site only show when you search for them.',
  meaning: 'What it means',
  means: '→ {means}',
  missing: 'Fill this in.',
  none: 'No search terms here.',
  remove: 'Remove',
  removeOne: 'Remove {term}, {means}',
  term: 'Search term',
  title: 'Search terms',
} as const;

/** Texts of the back office's search words. */
export const t = translator('web/admin/words-texts', texts);
