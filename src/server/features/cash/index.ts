// Entry point of the feature cash: what guest and host say of it, and what becomes of it (docs/domain/cash.md).
import { cashCalls } from './cash.ts';
import * as disputes from './disputes.ts';

export const cashHandlers = {
  ...cashCalls,
  [disputes.route]: disputes.handle,
} as const;

export { sayCash, type CashSaying } from './say-cash.ts';
export { settleCash } from './settle-cash.ts';
