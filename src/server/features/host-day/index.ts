// Entry point of the feature host-day: what a host tells the guests of a day (docs/domain/host-cancels.md).
import { hostDayCalls } from './host-day.ts';

export const hostDayHandlers = {
  ...hostDayCalls,
} as const;

export { insertCalledOff, type OffSale } from './ending-queries.ts';
export { cancelDay } from './end-of-day.ts';
export { sayLate } from './say-late.ts';
export { endDepartures, endDeparturesOf } from './work-off.ts';
export { findDayReader, queueReminders } from './remind-queries.ts';
