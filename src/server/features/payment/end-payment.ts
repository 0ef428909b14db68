// Ends a live payment at the provider first, so that no money can come afterwards; if it has come, that is applied.
import type { Services } from '#src/server/services.ts';
import { applyGatewayTruth } from './apply.ts';
import { findPayment } from './payment-queries.ts';
import { askGateway } from './ask-gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import type { Applied } from './outcome.ts';
import { dropPayment } from './pay-queries.ts';
import { settlePayment } from './settle-payment.ts';

const untaken: readonly Applied['result'][] = ['open', 'action', 'approved', 'declined', 'failed'];

/** What the payment has come to; `cancelled` when nothing can come of it any more. Null: there is no such payment. */
export async function endPayment(services: Services, paymentId: string): Promise<Applied | null> {
  const payment = await findPayment(services.db, paymentId);
  if (!payment) return null;
  if (payment.provider === 'paypal' && payment.status === 'unknown') {
    // A capture whose answer was lost may have taken the money: the same request again tells.
    const settled = await settlePayment(services, paymentId, 'sweeper');
    if (!settled || !untaken.includes(settled.result)) return settled;
  }
  const gateway = gatewayOf(services, payment.provider);
  const found = payment.provider_ref === null ? await askGateway(services, payment) : null;
  const ref = found === null || found === 'never-made' ? payment.provider_ref : found.ref;
  if (ref === null) {
    // What is not known here was never confirmed: it can be left, whatever the provider has of it.
    return { result: (await dropPayment(services.db, paymentId, 'never_made')) ? 'cancelled' : 'checking' };
  }
  if (!gateway) return { result: 'checking' };
  const answer = await gateway.cancelPayment(ref);
  if (!answer.ok && answer.kind === 'unknown') return { result: 'checking' };
  return applyGatewayTruth(services, paymentId, answer.ok ? answer.value : undefined);
}
