// Entry point of the second factor as its owner sees it.
import { factorCalls } from './factor.ts';

export const factorHandlers = {
  ...factorCalls,
} as const;
