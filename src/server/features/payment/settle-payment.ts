// Brings a payment to an end: applies what the provider says, captures what was agreed to, or ends it at the provider first.
import type { Services } from '#src/server/services.ts';
import { reconcilePayment } from './reconcile.ts';
import { captureApproved } from './capture.ts';
import type { Applied } from './outcome.ts';
import { providerRules } from './methods/index.ts';
import { findPayment } from './payment-queries.ts';
import { askGateway, gatewayOf } from './ask-gateway.ts';
import { dropPayment } from './attempt-queries.ts';

/** `guest`: the guest came back or PayPal has just reported an approval; `sweeper`: nobody asked. */
type SettledBy = 'guest' | 'sweeper';

/**
 * Like reconcilePayment, and takes the money of an approved order (docs/domain/payment.md#the-providers-word): an approval
 * that is never captured is a lost booking, so return page, webhook and sweeper all do it. Null: there is no such payment.
 */
export async function settlePayment(services: Services, paymentId: string, by: SettledBy): Promise<Applied | null> {
  const applied = await reconcilePayment(services, paymentId);
  return applied?.result === 'approved' ? captureApproved(services, paymentId, { by, url: applied.url }) : applied;
}

const untaken: readonly Applied['result'][] = ['open', 'action', 'approved', 'declined', 'failed'];

/** What the payment has come to; `cancelled` when nothing can come of it any more. Null: there is no such payment. */
export async function endPayment(services: Services, paymentId: string): Promise<Applied | null> {
  const payment = await findPayment(services.db, paymentId);
  if (!payment) return null;
  if (providerRules[payment.provider].capturesLater && payment.status === 'unknown') {
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
  return reconcilePayment(services, paymentId, answer.ok ? answer.value : undefined);
}
