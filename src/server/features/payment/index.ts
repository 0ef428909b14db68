// Entry point of the feature payment: its calls, its routes besides the API, and the work of its jobs.
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { registerProviderWebhooks } from './events/webhook.ts';
import { alipayHandlers } from './methods/alipay/index.ts';
import { cardHandlers } from './methods/card/index.ts';
import { paypalCalls } from './methods/paypal/paypal.ts';
import { registerReturnPage } from './return-page.ts';

export const paymentHandlers = { ...cardHandlers, ...alipayHandlers, ...paypalCalls } as const;

/** Registers what providers and banks call: the webhooks and the page that guests come back to. */
export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await registerProviderWebhooks(app, services);
  registerReturnPage(app, services);
}

export { gatewayOf } from './ask-gateway.ts';
export { processEvents } from './events/process-events.ts';
export { sweepPayments } from './events/sweep-payments.ts';
export { startAlipayWithoutScript, type AlipayRedirect } from './methods/alipay/index.ts';
export { methodRules, methodsNotTaken, pageOfPayment, takenMethods } from './methods/index.ts';
export { isPaidBySame } from './payer/index.ts';
export { sendRefunds } from './refunds/index.ts';
export { findWaiting } from './waits/wait-queries.ts';
export { settleWait } from './waits/wait.ts';
