// Entry point of ambassadors and distributors: in the back office, and their own page (docs/back-office.md#ambassadors-and-distributors).
import { listHandlers } from './lists.ts';
import * as mine from './mine.ts';
import * as partner from './partner.ts';
import * as partnerChange from './partner-change.ts';
import * as partnerPay from './partner-pay.ts';

export const officePartnerHandlers = {
  ...listHandlers,
  [mine.route]: mine.handle,
  [partner.route]: partner.handle,
  [partnerChange.route]: partnerChange.handle,
  [partnerPay.route]: partnerPay.handle,
} as const;

export { registerPartnerStatements } from './statement-file.ts';
export { registerPartnersFile } from './partners-file.ts';
export { findMailedPayment, type MailedPayment } from './commission-queries.ts';
