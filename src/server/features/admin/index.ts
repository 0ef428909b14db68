// The door of the back office (docs/back-office.md).
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { auditLog } from './audit.ts';
import { bookingActCalls } from './booking-acts.ts';
import { bookingCalls, bookings } from './bookings.ts';
import { codeCalls, codes, registerCodeUsesFile } from './codes.ts';
import { contentActCalls } from './content-acts.ts';
import { contentCalls, registerContentFile } from './content.ts';
import { feeCalls, registerFeesFile } from './fees.ts';
import { figureCalls, registerFigureFile } from './figures.ts';
import { ledgerCalls, registerLedgerFile } from './ledger.ts';
import { listingCalls, listings } from './listings.ts';
import { menuCalls } from './menus.ts';
import { callsOf } from './lists.ts';
import { messageCalls, messages, registerMailHtml } from './messages.ts';
import { noteCalls } from './notes.ts';
import { distributors, partnerCalls, partners } from './partners.ts';
import { people, personCalls } from './people.ts';
import { personActCalls } from './person-acts.ts';
import { placeCalls, registerCitiesFile } from './places.ts';
import { rateCalls, registerRateFiles } from './rates.ts';
import { refundCalls, refunds } from './refunds.ts';
import { reviewCalls, reviews } from './reviews.ts';
import { registerWordsFile, searchWordCalls } from './search-words.ts';
import { settingCalls } from './settings.ts';
import { waitingCalls } from './waiting.ts';

const lists = [auditLog, bookings, codes, distributors, listings, messages, partners, people, refunds, reviews];

/** All calls of the back office, by name. */
export const adminHandlers = {
  ...callsOf(lists),
  ...bookingActCalls,
  ...bookingCalls,
  ...codeCalls,
  ...contentActCalls,
  ...contentCalls,
  ...feeCalls,
  ...figureCalls,
  ...ledgerCalls,
  ...listingCalls,
  ...menuCalls,
  ...messageCalls,
  ...noteCalls,
  ...partnerCalls,
  ...personActCalls,
  ...personCalls,
  ...placeCalls,
  ...rateCalls,
  ...refundCalls,
  ...reviewCalls,
  ...searchWordCalls,
  ...settingCalls,
  ...waitingCalls,
} as const;

/** Registers the addresses of files: those of lists and tables, and mails as they were sent. */
export function registerAdminFiles(app: FastifyInstance, services: Services): void {
  for (const list of lists) list.registerFile(app, services);
  registerCitiesFile(app, services);
  registerCodeUsesFile(app, services);
  registerContentFile(app, services);
  registerFeesFile(app, services);
  registerFigureFile(app, services);
  registerLedgerFile(app, services);
  registerMailHtml(app, services);
  registerRateFiles(app, services);
  registerWordsFile(app, services);
}

export { countDays } from './figures.ts';
export { keepLedgerDays } from './ledger.ts';
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
export { findStaffInvitation } from './person-acts-queries.ts';
