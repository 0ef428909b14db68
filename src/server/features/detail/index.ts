// Entry point of the feature detail: a booking in full, and the lists of bookings.
import { detailCalls } from './detail.ts';

export const detailHandlers = {
  ...detailCalls,
} as const;
