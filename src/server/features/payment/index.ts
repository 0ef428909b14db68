// The door of the feature payment: its calls, its routes beside the API, and the work of the sweeper.
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import * as alipay from './alipay.ts';
import * as alipayCheck from './alipay-check.ts';
import * as paypal from './paypal.ts';
import * as paypalConfirm from './paypal-confirm.ts';
import { registerReturnPage } from './return-page.ts';
import * as stripe from './stripe.ts';
import { registerProviderWebhooks } from './webhook.ts';

export const paymentHandlers = {
  [alipay.route]: alipay.handle,
  [alipayCheck.route]: alipayCheck.handle,
  [paypal.route]: paypal.handle,
  [paypalConfirm.route]: paypalConfirm.handle,
  [stripe.route]: stripe.handle,
} as const;

/** Registers what providers and banks call: the webhooks and the page that guests come back to. */
export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await registerProviderWebhooks(app, services);
  registerReturnPage(app, services);
}

export { startAlipayWithoutScript, type AlipayRedirect } from './alipay-redirect.ts';
export { applyGatewayTruth } from './apply.ts';
export { processEvents } from './process-events.ts';
export { sendRefunds } from './refunds.ts';
export { sweepPayments } from './sweep-payments.ts';
