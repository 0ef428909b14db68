// Entry point of trips: booking page, companions, receipts, pickup, problems.
import { dashboardNext } from './dashboard.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { problemReport, registerProblemPhotos } from './problem.ts';
import { detailCalls } from './booking-detail.ts';
import { companionCalls } from './companion.ts';
import { registerTripCalendar, tripCalendarCalls } from './trip-calendar.ts';
import { pickupCalls } from './pickup.ts';
import { reminderCalls } from './reminders.ts';

export const tripHandlers = {
  ...companionCalls,
  'dashboard/next': dashboardNext,
  ...detailCalls,
  ...pickupCalls,
  ...reminderCalls,
  ...tripCalendarCalls,
  'problem/report': problemReport,
} as const;

export { refusePickup } from './pickup.ts';
export { findReceipt, type ReceiptFacts } from './documents-queries.ts';
export { queueTripReminders } from './reminder-queries.ts';
export { readReceiptName, receiptName, issueReceipts } from './documents.ts';

/** Photos of problems, and calendar addresses. */
export async function registerTripFiles(app: FastifyInstance, services: Services): Promise<void> {
  await registerProblemPhotos(app, services);
  registerTripCalendar(app, services);
}
