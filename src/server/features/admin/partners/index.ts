// Entry point of ambassadors and distributors: in the back office, and their own page (docs/back-office.md#ambassadors-and-distributors).
import * as applications from './ambassador-applications.ts';
import * as mine from './mine.ts';
import * as partner from './partner.ts';
import * as partnerChange from './partner-change.ts';
import * as partnerPay from './partner-pay.ts';
import { partners } from './partners.ts';

export const adminPartnerHandlers = {
  [applications.route]: applications.handle,
  [mine.route]: mine.handle,
  [partner.route]: partner.handle,
  [partnerChange.route]: partnerChange.handle,
  [partnerPay.route]: partnerPay.handle,
  'admin/partners': partners.handle,
} as const;

export { registerPartnerStatements } from './statement-file.ts';
export { findMailedPayment, type MailedPayment } from './commission-queries.ts';
export { partners };
