import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add this word',
  all: 'See all words',
  busy: 'Please wait',
  find: 'Find a word',
  'find.label': 'Which words',
  'find.send': 'Search',
  'hint.attribute': 'solo, family, couples, child friendly or big groups',
  'hint.category': 'The slug of a category',
  'hint.instead': 'Words that are found in its place',
  'hint.landmark': 'The city or country that it lies in',
  'hint.place': 'A city or country',
  'hint.time': 'morning, afternoon or evening',
  'hint.words': 'Other words that are found, too',
  kind: 'Kind',
  'kind.attribute': 'For whom',
  'kind.category': 'Category',
  'kind.filler': 'Says nothing',
  'kind.instead': 'Words instead',
  'kind.landmark': 'Landmark',
  'kind.place': 'Name of a place',
  'kind.time': 'Time of day',
  'kind.words': 'Other words',
  lead: 'Who types the first also finds the second. Capitals and accents make no difference, and every process knows a change within a second. Names of places that are not yours show only when you search for them.',
  meaning: 'What it means',
  means: '→ {means}',
  missing: 'Please fill this in.',
  none: 'There are no such words.',
  remove: 'Remove',
  removeOne: 'Remove {term}, {means}',
  term: 'What is typed',
  title: 'Search words',
} as const;

/** Texts of the back office's search words. */
export const t = translator('web/admin/words-texts', texts);
