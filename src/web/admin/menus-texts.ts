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
  'field.labelOwn': 'Leave empty for the default: {text}',
  'field.target': 'Link',
  'field.targetHint': 'A page such as /faq, or an address that starts with https://',
  'field.titleIn': 'Title in {language}',
  'field.titleOwn': 'Title',
  first: 'These are the original menus.',
  lead: 'Links above and below every page. Hidden pages and drafts are left out automatically.',
  legend: 'Link {number}: {name}',
  lost: 'Leave these links out',
  'move.down': 'Move {name} down',
  'move.over': 'Move {name} to {group}',
  'move.up': 'Move {name} up',
  new: 'New link',
  noScript: 'Turn on JavaScript to change menus.',
  'place.company': 'Footer: Company',
  'place.discover': 'Footer: Discover',
  'place.drawer': 'Slide-out menu, below the header links',
  'place.header': 'Header',
  remove: 'Remove {name}',
  reset: 'Restore the original',
  'reset.text': 'Every menu gets its original links, order and texts.',
  save: 'Save',
  title: 'Menus',
} as const;

/** Texts of the back office's menus. */
export const t = translator('web/admin/menus-texts', texts);
