// Entry point of payments (docs/domain/checkout.md#ways-to-pay).
import { paymentAlipay } from './methods/alipay/alipay.ts';
import { paymentStripe } from './methods/card/stripe.ts';
import type { FastifyInstance } from 'fastify';
import { registerProviderWebhooks } from './events/webhook.ts';
import { alipayCalls } from './methods/alipay/alipay-check.ts';
import { paypalCalls } from './methods/paypal/paypal.ts';
import { registerReturnPage } from './return-page.ts';
import type { Services } from '#src/server/services.ts';

export const paymentHandlers = {
  'payment/stripe': paymentStripe,
  'payment/alipay': paymentAlipay,
  ...alipayCalls,
  ...paypalCalls,
} as const;

export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await registerProviderWebhooks(app, services);
  registerReturnPage(app, services);
}

export { startAlipayWithoutScript } from './methods/alipay/alipay-redirect.ts';
export { methodsNotTaken, takenMethods, pageOfPayment, methodRules } from './methods/registry.ts';
export { isPaidBySame } from './ask-gateway.ts';
export { lockForAct, manualPosting, actsOf } from './refunds/settle-refund.ts';
export { reconcileAllRefunds } from './refunds/reconcile-refunds.ts';
export { findRefund, storeRetry } from './refunds/refund-queries.ts';
export { sendRefunds } from './refunds/send-refunds.ts';
export { summarize, writeSettled } from './refunds/settle-queries.ts';
export { findWaiting } from './wait-queries.ts';
export { settleWait } from './wait.ts';
