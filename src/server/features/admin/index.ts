// The door of the back office (docs/back-office.md).
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { auditLog } from './audit.ts';
import { bookings } from './bookings.ts';
import { bookingActCalls } from './booking-acts.ts';
import { bookingRefundCalls } from './booking-refund.ts';
import { bookingCalls } from './booking.ts';
import { cityCalls, registerCitiesFile } from './cities.ts';
import { categorySave } from './categories.ts';
import { codeActCalls } from './code.ts';
import { codeCalls, codes, registerCodeUsesFile } from './codes.ts';
import { contentPublishCalls } from './content-publish.ts';
import { contentVersionCalls } from './content-versions.ts';
import { contentCalls, registerContentFile } from './content.ts';
import { countryCalls } from './countries.ts';
import { departureCalls } from './departures.ts';
import { distributorCalls, distributors } from './distributors.ts';
import { feeCalls, registerFeesFile } from './fees.ts';
import { figureCalls, registerFigureFile } from './figures.ts';
import { ledgerCalls, registerLedgerFile } from './ledger.ts';
import { listingCalls, listings } from './listings.ts';
import { menuCalls } from './menus.ts';
import { messageCalls, messages, registerMailHtml } from './messages.ts';
import { noteCalls } from './notes.ts';
import { offSaleCalls } from './off-sale.ts';
import { registerPartnerStatements } from './partner-statement.ts';
import { partnerCall } from './partner.ts';
import { partnerCalls, partners } from './partners.ts';
import { people, personCalls } from './people.ts';
import { personActCalls } from './person-acts.ts';
import { rateCalls, registerRateFiles } from './rates.ts';
import { refundCalls, refunds } from './refunds.ts';
import { reviewCalls, reviews } from './reviews.ts';
import { registerWordsFile, searchWordCalls } from './search-words.ts';
import { seatCalls } from './seats.ts';
import { settingCalls } from './settings.ts';
import { staffInvitationCalls } from './staff-invitations.ts';
import { waitingCalls } from './waiting.ts';

/** All calls of the back office, by name. */
export const adminHandlers = {
  'admin/audit-list': auditLog.handle,
  'admin/booking-list': bookings.handle,
  'admin/category-save': categorySave,
  'admin/distributors': distributors.handle,
  'admin/messages': messages.handle,
  'admin/partner': partnerCall,
  'admin/partners': partners.handle,
  'admin/people': people.handle,
  'admin/refund-list': refunds.handle,
  ...bookingActCalls,
  ...bookingCalls,
  ...bookingRefundCalls,
  ...cityCalls,
  ...codeActCalls,
  ...codeCalls,
  ...contentCalls,
  ...contentPublishCalls,
  ...contentVersionCalls,
  ...countryCalls,
  ...departureCalls,
  ...distributorCalls,
  ...feeCalls,
  ...figureCalls,
  ...ledgerCalls,
  ...listingCalls,
  ...menuCalls,
  ...messageCalls,
  ...noteCalls,
  ...offSaleCalls,
  ...partnerCalls,
  ...personActCalls,
  ...personCalls,
  ...rateCalls,
  ...refundCalls,
  ...reviewCalls,
  ...searchWordCalls,
  ...seatCalls,
  ...settingCalls,
  ...staffInvitationCalls,
  ...waitingCalls,
} as const;

const lists = [auditLog, bookings, codes, distributors, listings, messages, partners, people, refunds, reviews];

/** Registers the addresses of files: those of lists and tables, statements of partners, and mails as they were sent. */
export function registerAdminFiles(app: FastifyInstance, services: Services): void {
  for (const list of lists) list.registerFile(app, services);
  registerCitiesFile(app, services);
  registerCodeUsesFile(app, services);
  registerContentFile(app, services);
  registerFeesFile(app, services);
  registerFigureFile(app, services);
  registerLedgerFile(app, services);
  registerMailHtml(app, services);
  registerPartnerStatements(app, services);
  registerRateFiles(app, services);
  registerWordsFile(app, services);
}

export { countDays } from './figures.ts';
export { keepLedgerDays } from './ledger.ts';
export { findMailedPayment, type MailedPayment } from './commissions-queries.ts';
export {
  findOperators,
  freeOperator,
  makeOperator,
  noteReset,
  passwordLink,
  tellOperators,
  type MachineAct,
  type Operator,
} from './operators-queries.ts';
export { findStaffInvitation } from './staff-invitations-queries.ts';
