// Every call that is built, by name. What the contract has and this map has not answers `not-available`.
import type { CallName } from '#src/contract/types.ts';
import type { Handler } from '../call.ts';
import { bookingHandlers } from './booking/index.ts';
import { categoryHandlers } from './category/index.ts';
import { cityHandlers } from './city/index.ts';
import { contentHandlers } from './content/index.ts';
import { countryHandlers } from './country/index.ts';
import { courseHandlers } from './course/index.ts';
import { pageHandlers } from './page/index.ts';
import { paymentHandlers } from './payment/index.ts';
import { reviewHandlers } from './review/index.ts';
import { userHandlers } from './user/index.ts';

export const handlers: { readonly [N in CallName]?: Handler<N> } = {
  ...bookingHandlers,
  ...categoryHandlers,
  ...cityHandlers,
  ...contentHandlers,
  ...countryHandlers,
  ...courseHandlers,
  ...pageHandlers,
  ...paymentHandlers,
  ...reviewHandlers,
  ...userHandlers,
};
