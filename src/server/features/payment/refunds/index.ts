// Entry point of refunds and disputes: money on its way back, settled by what the provider says.
export { reconcileDispute } from './disputes.ts';
export { reconcileAllRefunds, reconcileRefund } from './reconcile-refunds.ts';
export { sendRefunds } from './send-refunds.ts';
