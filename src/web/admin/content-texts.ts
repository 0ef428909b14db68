import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Write a new page',
  'column.changed_at': 'Changed (UTC)',
  'column.draft': 'Draft',
  'column.languages': 'Languages',
  'column.slug': 'Address',
  'column.state': 'State',
  'column.title': 'Title',
  'column.version': 'Version',
  'column.who': 'By',
  draft: 'Not published yet',
  'empty.all': 'See all pages',
  'empty.none': 'No page fits what you asked for.',
  'empty.text': 'No page fits what you asked for.',
  'empty.title': 'No pages',
  'filter.draft': 'Drafts',
  'filter.draft.0': 'Nothing waits to be published',
  'filter.draft.1': 'With a draft',
  'filter.find': 'Find a page',
  'filter.findHint': 'Part of its address or title',
  'filter.label': 'Which pages',
  'filter.language': 'Language',
  'filter.state': 'State',
  release: 'The release',
  title: 'Pages of text',
} as const;

/** Texts of the page `content` of the back office. */
export const t = translator('web/admin/content-texts', texts);
