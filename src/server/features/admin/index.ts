// Entry point of the back office (docs/reference/back-office.md).
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { auditLog } from './audit.ts';
import { bookingActCalls } from './booking-acts.ts';
import { bookingCalls, bookings } from './bookings.ts';
import { codeCalls, codes, codeUses } from './codes.ts';
import { contentActCalls } from './content-acts.ts';
import { contentCalls, contentTable } from './content.ts';
import { feeCalls, fees } from './fees.ts';
import { figureCalls, figures } from './figures.ts';
import { ledger, ledgerCalls } from './ledger.ts';
import { listingCalls, listings } from './listings.ts';
import { menuCalls } from './menus.ts';
import { callsOf } from './lists.ts';
import { messageCalls, messages, registerMailHtml } from './messages.ts';
import { noteCalls } from './notes.ts';
import { distributors, partnerCalls, partners } from './partners.ts';
import { people, personCalls } from './people.ts';
import { personActCalls } from './person-acts.ts';
import { cities, placeCalls } from './places.ts';
import { rateCalls, rateChanges, rates } from './rates.ts';
import { refundCalls, refunds } from './refunds.ts';
import { reviewCalls, reviews } from './reviews.ts';
import { searches, searchWordCalls, searchWords } from './search-words.ts';
import { settingCalls } from './settings.ts';
import { waitingCalls } from './waiting.ts';

const lists = [
  auditLog,
  bookings,
  codes,
  distributors,
  listings,
  messages,
  partners,
  people,
  refunds,
  reviews,
  searches,
];

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

const tables = [cities, codeUses, contentTable, fees, figures, ledger, rateChanges, rates, searchWords];

export function registerAdminFiles(app: FastifyInstance, services: Services): void {
  for (const table of [...lists, ...tables]) table.registerFile(app, services);
  registerMailHtml(app, services);
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
