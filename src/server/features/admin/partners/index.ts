// Entry point of ambassadors and distributors: in the back office, and their own page (docs/back-office.md#ambassadors-and-distributors).
import { partnersCalls } from './partners-calls.ts';
import * as partner from './partner.ts';
import { partners } from './partners.ts';

export const adminPartnerHandlers = {
  ...partnersCalls,
  [partner.route]: partner.handle,
  'admin/partners': partners.handle,
} as const;

export { registerPartnerStatements } from './statement-file.ts';
export { findMailedPayment, type MailedPayment } from './commission-queries.ts';
export { partners };
