// Entry point of the feature page.
import { pageCalls } from './page.ts';

export const pageHandlers = {
  ...pageCalls,
} as const;

export { findHomeImage } from './queries.ts';
