// Entry point of the links that show wish lists.
import { linkCalls } from './link.ts';

export const wishLinkHandlers = {
  ...linkCalls,
} as const;

export { linkOf } from './link.ts';
