// Entry point of host pages: becoming a host, and a host's public page.
import { hostPage, hostPageCalls } from './host-page.ts';

export const hostPageHandlers = {
  ...hostPageCalls,
  'host/page': hostPage,
} as const;
