// Return page of banks and PayPal. It ignores the URL's claims and asks the provider.
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { isSecret } from '#src/server/platform/secrets.ts';
import { successUrl } from '#src/server/features/booking/index.ts';
import { methodRules } from './methods/registry.ts';
import { reconcilePayment } from './reconcile.ts';
import { findPaymentsOfBooking, type PaymentToAsk } from './payment-queries.ts';
import { reportedOutcome, type Reported } from './outcome.ts';
import { settlePayment } from './settle-payment.ts';
import { backToCheckoutUrl } from './ask-gateway.ts';

interface Query {
  booking?: unknown;
  key?: unknown;
  token?: unknown;
  left?: unknown;
}

/** GET /payment/return?booking=<ref>&key=<secret>: applies the provider's answer and redirects. */
export function registerReturnPage(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: Query }>('/payment/return', async (request, reply) => {
    const { booking: ref, key, token, left } = request.query;
    const isRef = typeof ref === 'string' && /^[A-Z]{8}$/.test(ref);
    const payments = isRef ? await findPaymentsOfBooking(services.db, ref) : [];
    const [newest] = payments;
    if (!newest || !isKeyOf(services, newest.booking_id, key)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const named = payments.find((one) => one.provider_ref === token);
    if (token !== undefined && !named)
      services.log.warn({ paymentId: newest.id }, "a guest returned with another booking's order");
    const next = await nextPage(services, named ?? newest, left === undefined);
    return reply.redirect(next, 303);
  });
}

async function nextPage(services: Services, payment: PaymentToAsk, hasAgreed: boolean): Promise<string> {
  const { booking_id: bookingId, booking_ref: ref, method } = payment;
  const applied = hasAgreed
    ? await settlePayment(services, payment.id, 'guest')
    : await reconcilePayment(services, payment.id);
  const reported = applied && (await reportedOutcome(services, bookingId, applied));
  const code = codeOf(reported, hasAgreed);
  if (code !== null) return backToCheckoutUrl(services, bookingId, { code, method });
  const isAtProvider =
    methodRules[method].goesBackToProvider && (reported?.result === 'action' || reported?.result === 'approved');
  return isAtProvider ? reported.url : successUrl(ref);
}

// The booking's page explains released seats; checkout explains a booking that continues elsewhere.
const explainedAtCheckout: ReadonlySet<string> = new Set(['hold-replaced', 'payment-in-progress']);

function codeOf(reported: Reported | null, hasAgreed: boolean): string | null {
  if (reported?.result === 'declined' || reported?.result === 'failed') return reported.code;
  if (reported?.result === 'lost') return explainedAtCheckout.has(reported.code) ? reported.code : null;
  const isOpen = reported?.result === 'action' || reported?.result === 'approved' || reported?.result === 'open';
  return !hasAgreed && isOpen ? 'payment-cancelled' : null;
}

function isKeyOf(services: Services, bookingId: string, key: unknown): boolean {
  return typeof key === 'string' && isSecret(services.keys, 'return', bookingId, key);
}
