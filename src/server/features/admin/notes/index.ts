// Entry point of notes of the staff (docs/back-office.md#notes).
import { notesCalls } from './notes-calls.ts';
import * as notes from './notes.ts';

export const adminNoteHandlers = {
  [notes.route]: notes.handle,
  ...notesCalls,
} as const;
