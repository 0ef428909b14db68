// Brings a payment as far as it goes: applies the provider's word, and captures what a guest has agreed to at PayPal.
import type { Services } from '#src/server/services.ts';
import { applyGatewayTruth } from './apply.ts';
import { captureApproved } from './capture.ts';
import type { Applied } from './outcome.ts';

/** `guest`: somebody came back or PayPal has just told of an approval; `sweeper`: nobody asked. */
export type SettledBy = 'guest' | 'sweeper';

/**
 * Like applyGatewayTruth, and takes the money of an approved order (product 5): an approval that is never captured is a
 * lost booking, so return page, webhook and sweeper all do it. Null: there is no such payment.
 */
export async function settlePayment(services: Services, paymentId: string, by: SettledBy): Promise<Applied | null> {
  const applied = await applyGatewayTruth(services, paymentId);
  return applied?.result === 'approved' ? captureApproved(services, paymentId, { by, url: applied.url }) : applied;
}
