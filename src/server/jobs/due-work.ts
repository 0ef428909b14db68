// One round of everything that is due. All of it is found in tables, so any process may do it, and a missed round
// costs nothing but time (ADR 020).
import { freeLapsedHolds } from '../features/booking/index.ts';
import { processEvents, sendRefunds, sweepPayments } from '../features/payment/index.ts';
import { deliverOutbox } from '../mail/deliver.ts';
import { refreshDueDays } from '../search/index.ts';
import type { Services } from '../services.ts';

const steps = {
  events: processEvents,
  payments: sweepPayments,
  holds: freeLapsedHolds,
  refunds: sendRefunds,
  mails: deliverOutbox,
  days: refreshDueDays,
} as const satisfies Record<string, (services: Services) => Promise<number>>;

/** How many things each step has worked on. */
export type WorkReport = Record<keyof typeof steps, number>;

/**
 * Does one round. A step that fails is logged and does not stop the others. Payments come before holds, because a
 * payment is cancelled at the provider before its seats are given away.
 */
export async function runDueWork(services: Services): Promise<WorkReport> {
  const report: WorkReport = { events: 0, payments: 0, holds: 0, refunds: 0, mails: 0, days: 0 };
  for (const [name, step] of Object.entries(steps) as [keyof WorkReport, (services: Services) => Promise<number>][]) {
    try {
      report[name] = await step(services);
    } catch (error) {
      services.log.error({ err: error, step: name }, 'a step of the due work failed; the next round tries again');
    }
  }
  return report;
}
