// Entry point of host credentials: ID, licence and insurance, their approval and expiry (docs/documents.md).
import { paperCalls } from './credentials.ts';

export const credentialsHandlers = {
  ...paperCalls,
} as const;

export { registerHostDocuments } from './credential-file.ts';
export { findMailedPaper, type MailedPaper } from './credential-mail-queries.ts';
export { warnOfPapers } from './warn-expiring.ts';
