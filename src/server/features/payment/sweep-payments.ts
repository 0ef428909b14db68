// Brings open payments to an end without any webhook: a missed event costs seconds, never money (product 5).
import type { Services } from '#src/server/services.ts';
import { applyGatewayTruth } from './apply.ts';
import { findPayment } from './apply-queries.ts';
import { askGateway } from './ask-gateway.ts';
import { takeStalePayments } from './sweep-queries.ts';

/** Asks about at most `count` payments and applies the answers. Answers how many were looked at. */
export async function sweepPayments(services: Services, count = 20): Promise<number> {
  const gateway = services.gateways.stripe;
  if (!gateway) return 0;
  const stale = await takeStalePayments(services.db, count);
  for (const { id, is_ended } of stale) {
    try {
      if (is_ended) await cancelAndApply(services, id);
      else await applyGatewayTruth(services, id);
    } catch (error) {
      // One payment that cannot be settled must not keep the others waiting.
      services.log.error({ err: error, paymentId: id }, 'a payment could not be settled');
    }
  }
  return stale.length;
}

/** Cancels at the provider first, so that no money can come afterwards; if it has come, that is applied (product 5). */
async function cancelAndApply(services: Services, paymentId: string): Promise<void> {
  const payment = await findPayment(services.db, paymentId);
  const known = payment && (payment.provider_ref ?? (await askGateway(services, payment))?.ref);
  if (!known) return;
  const cancelled = await services.gateways.stripe?.cancelPayment(known);
  if (!cancelled || (!cancelled.ok && cancelled.kind === 'unknown')) return;
  await applyGatewayTruth(services, paymentId, cancelled.ok ? cancelled.value : undefined);
}
