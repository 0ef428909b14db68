// Entry point of the feature detail: a booking in full, and the lists of bookings.
import * as detail from './detail.ts';
import * as listGuest from './list-guest.ts';
import * as listHost from './list-host.ts';

export const detailHandlers = {
  [detail.route]: detail.handle,
  [listGuest.route]: listGuest.handle,
  [listHost.route]: listHost.handle,
} as const;
