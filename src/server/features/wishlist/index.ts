// Entry point of the feature wishlist.
import { wishlistCalls } from './wishlist.ts';

export const wishlistHandlers = {
  ...wishlistCalls,
} as const;

export { wishLinkHandlers } from './link/index.ts';
export { findWishIds } from './queries.ts';
