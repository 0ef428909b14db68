// Entry point of the feature cash: what guest and host say of it, and what becomes of it (docs/domain/cash.md).
import * as decide from './decide.ts';
import * as disputes from './disputes.ts';
import * as say from './say.ts';

export const cashHandlers = {
  [decide.route]: decide.handle,
  [disputes.route]: disputes.handle,
  [say.route]: say.handle,
} as const;

export { sayCash, type CashSaying } from './say-cash.ts';
export { settleCash } from './settle-cash.ts';
