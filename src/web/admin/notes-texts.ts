import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add a note',
  busy: 'Please wait',
  by: '{by}, {when} UTC',
  empty: 'Write a note.',
  hint: 'Only staff see it. The person it’s about can ask for a copy.',
  none: 'No notes yet.',
  remove: 'Remove',
  removeNamed: 'Remove the note by {by}, {when} UTC',
  removeText: 'The note is deleted for all staff.',
  save: 'Save note',
  title: 'Staff notes',
} as const;

export const t = translator('web/admin/notes-texts', texts);
