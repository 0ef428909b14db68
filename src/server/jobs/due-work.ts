// One round of everything that is due. All of it is found in tables, so any process may do it, and a missed round
// costs nothing but time (ADR 020).
import { expireInquiries, expireRequests, freeLapsedHolds } from '../features/booking/index.ts';
import { settleEnded } from '../features/departure/index.ts';
import { processEvents, sendRefunds, sweepPayments } from '../features/payment/index.ts';
import { deliverOutbox } from '../mail/deliver.ts';
import { refreshDueDays } from '../search/index.ts';
import { issueReceipts } from '../vouchers/receipts.ts';
import type { Services } from '../services.ts';
import { refreshRates } from './rates/refresh.ts';

const steps = {
  events: processEvents,
  payments: sweepPayments,
  holds: freeLapsedHolds,
  requests: expireRequests,
  inquiries: expireInquiries,
  ended: settleEnded,
  refunds: sendRefunds,
  receipts: issueReceipts,
  mails: deliverOutbox,
  days: refreshDueDays,
  rates: refreshRates,
} as const satisfies Record<string, (services: Services) => Promise<number>>;

/** How many things each step has worked on. */
export type WorkReport = Record<keyof typeof steps, number>;

/**
 * Does one round. A step that fails is logged and does not stop the others. Payments come before holds, because a
 * payment is cancelled at the provider before its seats are given away.
 */
export async function runDueWork(services: Services): Promise<WorkReport> {
  const report = Object.fromEntries(Object.keys(steps).map((name) => [name, 0])) as WorkReport;
  for (const [name, step] of Object.entries(steps) as [keyof WorkReport, (services: Services) => Promise<number>][]) {
    try {
      report[name] = await step(services);
    } catch (error) {
      services.log.error({ err: error, step: name }, 'a step of the due work failed; the next round tries again');
    }
  }
  return report;
}
