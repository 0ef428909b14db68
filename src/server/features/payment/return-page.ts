// Where the bank sends a guest back to after 3-D Secure. What its address says is ignored: the provider is asked.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { bookingSecret, secretHash, successUrl } from '../booking/index.ts';
import { applyGatewayTruth } from './apply.ts';
import { findPaymentOfBooking } from './apply-queries.ts';
import { backToCheckoutUrl } from './urls.ts';

/** GET /payment/return?booking=<ref>&key=<secret>: applies the provider's word and sends the guest on (product 5). */
export function registerReturnPage(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { booking?: unknown; key?: unknown } }>('/payment/return', async (request, reply) => {
    const { booking: ref, key } = request.query;
    const isRef = typeof ref === 'string' && /^[A-Z]{8}$/.test(ref);
    const found = isRef ? await findPaymentOfBooking(services.db, ref) : null;
    if (!isRef || !found || !isKeyOf(services, found.booking_id, key)) return reply.callNotFound();
    const applied = await applyGatewayTruth(services, found.payment_id);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    // Only a payment that may be tried again leads back; everything else is told on the booking's page.
    if (applied?.result !== 'declined') return reply.redirect(successUrl(ref), 303);
    return reply.redirect(await backToCheckoutUrl(services.db, found.booking_id, applied.code), 303);
  });
}

function isKeyOf(services: Services, bookingId: string, key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const expected = secretHash(bookingSecret(services.keys, 'return', bookingId));
  return timingSafeEqual(expected, secretHash(key));
}
