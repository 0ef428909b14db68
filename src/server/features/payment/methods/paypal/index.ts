// Entry point of the method PayPal.
import * as paypalConfirm from './paypal-confirm.ts';
import * as paypal from './paypal.ts';

export const paypalHandlers = {
  [paypal.route]: paypal.handle,
  [paypalConfirm.route]: paypalConfirm.handle,
} as const;
