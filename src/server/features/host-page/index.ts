// Entry point of host pages.
import { hostPage, hostPageCalls } from './host-page.ts';

export const hostPageHandlers = {
  ...hostPageCalls,
  'host/page': hostPage,
} as const;
