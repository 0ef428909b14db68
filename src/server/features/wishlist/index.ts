// Entry point of the feature wishlist.
import * as check from './check.ts';
import * as list from './list.ts';
import * as remove from './remove.ts';
import * as save from './save.ts';

export const wishlistHandlers = {
  [check.route]: check.handle,
  [list.route]: list.handle,
  [remove.route]: remove.handle,
  [save.route]: save.handle,
} as const;

export { wishLinkHandlers } from './link/index.ts';
export { findWishIds } from './queries.ts';
