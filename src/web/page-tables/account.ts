// The pages of an account and of a booking that is made (ADR 030).
import type { AnyPage } from '#src/web/router/page.ts';

/** The code of each, by its address from here. */
export const table = import.meta.glob<AnyPage>(
  '../features/{account,alipay,voucher,bookings,dashboard,inquiry,invite,keys,messages,partner,pickup,wishlist,write-review}/*page.tsx',
);
