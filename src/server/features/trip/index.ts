// Entry point of trips: booking page, companions, receipts, pickup, problems.
import { dashboardNext } from './dashboard.ts';
import { problemReport } from './problem.ts';
import { detailCalls } from './booking-detail.ts';
import { companionCalls } from './companion.ts';
import { pickupCalls } from './pickup.ts';

export const tripHandlers = {
  ...companionCalls,
  'dashboard/next': dashboardNext,
  ...detailCalls,
  ...pickupCalls,
  'problem/report': problemReport,
} as const;

export { refusePickup } from './pickup.ts';
export { registerProblemPhotos } from './problem.ts';
export { findReceipt, type ReceiptFacts } from './documents-queries.ts';
export { queueTripReminders } from './reminder-queries.ts';
export { readReceiptName, receiptName, issueReceipts } from './documents.ts';
