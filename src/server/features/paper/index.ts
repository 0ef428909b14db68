// Entry point of the feature paper: documents that hosts show us, sealed (docs/documents.md).
import * as decide from './decide.ts';
import * as list from './list.ts';
import * as queue from './queue.ts';
import * as remove from './remove.ts';
import * as upload from './upload.ts';

export const paperHandlers = {
  [decide.route]: decide.handle,
  [list.route]: list.handle,
  [queue.route]: queue.handle,
  [remove.route]: remove.handle,
  [upload.route]: upload.handle,
} as const;

export { registerHostDocuments } from './file.ts';
export { findMailedPaper, type MailedPaper } from './notice-queries.ts';
export { warnOfPapers } from './warn.ts';
