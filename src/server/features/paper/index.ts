// Entry point of the feature paper: documents that hosts show us, sealed (docs/documents.md).
import { paperCalls } from './paper.ts';

export const paperHandlers = {
  ...paperCalls,
} as const;

export { registerHostDocuments } from './file.ts';
export { findMailedPaper, type MailedPaper } from './notice-queries.ts';
export { warnOfPapers } from './warn.ts';
