// Entry point of checkout: take seats and hold them while the guest pays (docs/domain/calendar.md).
import { bookingCheckout } from './checkout.ts';
import { holdList } from './list.ts';

export const checkoutHandlers = {
  'booking/checkout': bookingCheckout,
  'hold/list': holdList,
} as const;
