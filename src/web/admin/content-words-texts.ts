import { translator } from '#src/texts/translate.ts';

export const texts = {
  'difference.gap': '{lines, plural, one {# line is the same} other {# lines are the same}}',
  'difference.none': 'Nothing has changed.',
  'field.body': 'Text',
  'field.summary': 'Summary',
  'field.title': 'Title',
  'language.draft': '{language} (draft)',
  'menu.company': 'the footer',
  'menu.discover': 'the footer',
  'menu.drawer': 'the slide-out menu',
  'menu.header': 'the header',
  'mark.added': 'Added',
  'mark.removed': 'Removed',
  'state.draft': 'Not published',
  'state.hidden': 'Hidden',
  'state.newer': 'Own, and the release has a newer text',
  'state.own': 'Own text',
  'state.release': 'As the release has it',
  'state.template': 'A template',
} as const;

/** Texts of content-words in the back office. */
export const t = translator('web/admin/content-words-texts', texts);
