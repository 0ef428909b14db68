// Entry point of the feature wishlist.
import { wishlistCalls } from './wishlist.ts';

export const wishlistHandlers = {
  ...wishlistCalls,
} as const;

export { linkCalls as wishLinkHandlers } from './link.ts';
export { findWishIds } from './queries.ts';
