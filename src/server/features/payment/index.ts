// The door of the feature payment: its calls, its routes beside the API, and the work of the sweeper.
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { registerReturnPage } from './return-page.ts';
import * as stripe from './stripe.ts';
import { registerStripeWebhook } from './webhook.ts';

export const paymentHandlers = { [stripe.route]: stripe.handle } as const;

/** Registers what providers and banks call: the webhook and the page that guests come back to. */
export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await registerStripeWebhook(app, services);
  registerReturnPage(app, services);
}

export { applyGatewayTruth } from './apply.ts';
export { processEvents } from './process-events.ts';
export { sendRefunds } from './refunds.ts';
export { sweepPayments } from './sweep-payments.ts';
