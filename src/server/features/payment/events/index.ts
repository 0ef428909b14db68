// Entry point of what providers tell by themselves: webhooks, and the sweep that needs none.
export { processEvents } from './process-events.ts';
export { sweepPayments } from './sweep-payments.ts';
export { registerProviderWebhooks } from './webhook.ts';
