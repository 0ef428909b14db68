// Entry point of the method PayPal.
import { paypalCalls } from './paypal.ts';

export const paypalHandlers = {
  ...paypalCalls,
} as const;
