// Entry point of the feature host-page: becoming a host, and what guests read about one.
import { hostPageCalls } from './host-page.ts';
import * as page from './page.ts';

export const hostPageHandlers = {
  ...hostPageCalls,
  [page.route]: page.handle,
} as const;
