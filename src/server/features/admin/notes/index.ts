// Entry point of notes of the staff (docs/back-office.md#notes).
import * as noteAdd from './note-add.ts';
import * as noteRemove from './note-remove.ts';
import * as notes from './notes.ts';

export const adminNoteHandlers = {
  [notes.route]: notes.handle,
  [noteAdd.route]: noteAdd.handle,
  [noteRemove.route]: noteRemove.handle,
} as const;
