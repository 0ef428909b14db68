import { translator } from '#src/texts/translate.ts';

export const texts = {
  add: 'Add a note',
  busy: 'Please wait',
  by: '{by}, {when} UTC',
  empty: 'Write something',
  hint: 'Only the staff read it. The person it is about can ask for it.',
  none: 'No notes yet.',
  remove: 'Remove',
  removeNamed: 'Remove the note of {by}, {when} UTC',
  removeText: 'The note is deleted for the whole staff.',
  save: 'Save the note',
  title: 'Notes of the staff',
} as const;

/** Texts of notes in the back office. */
export const t = translator('web/admin/notes-texts', texts);
