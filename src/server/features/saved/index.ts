// Entry point of wish lists (docs/domain/accounts.md#wish-list).
import { alertCalls } from './alerts.ts';
import { linkCalls, wishlistCalls } from './wishlist.ts';

export const savedHandlers = {
  ...alertCalls,
  ...linkCalls,
  ...wishlistCalls,
} as const;

export { sendAlerts, type FreeSeats, findFreeSeats, findLowerPrices, type LowerPrice } from './alerts.ts';
export { findWishIds } from './wishlist-queries.ts';
