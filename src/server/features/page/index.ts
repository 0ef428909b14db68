// Entry point of the feature page.
import * as home from './home.ts';
import * as productDetail from './product-detail.ts';
import * as productList from './product-list.ts';

export const pageHandlers = {
  [home.route]: home.handle,
  [productDetail.route]: productDetail.handle,
  [productList.route]: productList.handle,
} as const;

export { findHomeImage } from './queries.ts';
