import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add a link',
  busy: 'Sending',
  cancel: 'Cancel',
  change: 'Change {name}',
  changed: 'Changed {when} UTC by {who}.',
  'field.hidden': 'Hidden',
  'field.label': 'Text',
  'field.labelIn': 'Text in {language}',
  'field.labelOwn': 'Empty for the usual text: {text}',
  'field.target': 'Leads to',
  'field.targetHint': 'A page such as /faq, or an address that begins with https://',
  'field.titleIn': 'Title in {language}',
  'field.titleOwn': 'Title',
  first: 'These are the menus that came with the program.',
  lead: 'Links above and below every page. A page that guests are not shown is left out by itself.',
  legend: 'Link {number}: {name}',
  lost: 'These links are left out on purpose',
  'move.down': 'Move {name} down',
  'move.over': 'Move {name} to {group}',
  'move.up': 'Move {name} up',
  new: 'New link',
  noScript: 'Changing menus needs script.',
  'place.company': 'Footer: Company',
  'place.discover': 'Footer: Discover',
  'place.drawer': 'Slide-out menu, below the links of the header',
  'place.header': 'Header',
  remove: 'Remove {name}',
  reset: 'Back to the original',
  'reset.text': 'Every group gets the links, the order and the texts that came with the program.',
  save: 'Save',
  title: 'Menus',
} as const;

/** Texts of the back office's menus. */
export const t = translator('web/admin/menus-texts', texts);
