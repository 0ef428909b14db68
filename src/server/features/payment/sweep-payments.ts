// Brings open payments to an end without any webhook: a missed event costs seconds, never money (product 5).
import type { Services } from '#src/server/services.ts';
import { readPaidState } from './capture-queries.ts';
import { endPayment } from './end-payment.ts';
import { fetchUndelivered } from './missed-events.ts';
import { settlePayment } from './settle-payment.ts';
import { reportStuck, takeStalePayments, type StalePayment } from './sweep-queries.ts';

/** Asks about at most `count` payments and applies the answers. Answers how many were looked at. */
export async function sweepPayments(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  const stale = await takeStalePayments(services.db, count);
  for (const payment of stale) {
    if (signal?.aborted) break;
    try {
      await sweep(services, payment);
    } catch (error) {
      // One payment that cannot be settled must not keep the others waiting.
      services.log.error({ err: error, paymentId: payment.id }, 'a payment could not be settled');
    }
  }
  const stuck = await reportStuck(services.db);
  if (stuck > 0) services.log.error({ stuck }, 'payments are open for more than an hour: somebody must look at them');
  await fetchUndelivered(services);
  return stale.length;
}

async function sweep(services: Services, { id, provider, is_ended }: StalePayment): Promise<void> {
  // An order that was approved in time is a booking, as long as its seats are there; else it is left alone for good.
  if (!is_ended || provider === 'paypal') await settlePayment(services, id, 'sweeper');
  if (is_ended && (await readPaidState(services.db, id)) === 'waiting') await endPayment(services, id);
}
