// Entry point of refunds in the back office: all of them, and what an operator does with one that failed (docs/back-office.md#refunds).
import { refunds } from './refund-list.ts';
import * as refundRetry from './refund-retry.ts';
import * as refundSettle from './refund-settle.ts';
import * as refundShow from './refund-show.ts';

export const adminRefundHandlers = {
  'admin/refund-list': refunds.handle,
  [refundRetry.route]: refundRetry.handle,
  [refundSettle.route]: refundSettle.handle,
  [refundShow.route]: refundShow.handle,
} as const;

export { refunds };
