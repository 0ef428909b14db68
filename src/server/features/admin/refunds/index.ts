// Entry point of refunds in the back office: all of them, and what an operator does with one that failed (docs/back-office.md#refunds).
import { refundsCalls } from './refunds.ts';
import { refunds } from './refund-list.ts';

export const adminRefundHandlers = {
  'admin/refund-list': refunds.handle,
  ...refundsCalls,
} as const;

export { refunds };
