// Entry point of checkout (docs/domain/calendar.md).
import { bookingCheckout } from './checkout.ts';
import { holdList } from './list.ts';

export const checkoutHandlers = {
  'booking/checkout': bookingCheckout,
  'hold/list': holdList,
} as const;
