// Entry point of wish lists (docs/domain/accounts.md#wish-list).
import { linkCalls, wishlistCalls } from './wishlist.ts';

export const savedHandlers = {
  ...linkCalls,
  ...wishlistCalls,
} as const;

export { findWishIds } from './wishlist-queries.ts';
