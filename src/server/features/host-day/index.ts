// Entry point of a host's day (docs/domain/bookings.md#running-late).
import { departureCancel, departureClose } from './departure-cancel.ts';
import { departureCancellations, noShowCalls } from './no-show.ts';
import { departureToday, departureWeek } from './today/today.ts';
import { checkinCalls } from './checkin/checkin.ts';
import { hostDayCalls } from './host-day.ts';
import { todayCalls } from './today/departure.ts';

export const hostDayHandlers = {
  ...checkinCalls,
  'departure/cancel': departureCancel,
  'departure/close': departureClose,
  ...hostDayCalls,
  ...noShowCalls,
  'departure/cancellations': departureCancellations,
  ...todayCalls,
  'departure/today': departureToday,
  'departure/week': departureWeek,
} as const;

export { applyActsIn } from './checkin/apply-acts.ts';
export { findDepartures, findParties } from './checkin/departure-queries.ts';
export { arrivalOf } from './checkin/apply-acts.ts';
export { type ActRow, findActs, makeLinkDevice } from './checkin/sync-queries.ts';
export { cancelDeparture, endDeparture } from './departure-cancel.ts';
export { lockSlot } from './departure-cancel.ts';
export { closeSlot, openSlot } from './departure-queries.ts';
export { settleEnded } from './departure-settle.ts';
export { cancelDay } from './end-of-day.ts';
export { insertCalledOff, type OffSale } from './day-queries.ts';
export { isNoShowNoticeDue, isUndoNoticeDue } from './no-show-queries.ts';
export { findObjection } from './no-show-queries.ts';
export { answerObjection } from './no-show.ts';
export { findCounted } from './no-show-queries.ts';
export { queueReminders, findDayReader } from './day-queries.ts';
export { sayLate } from './say-late.ts';
export { findGuidedDeparture, type GuidedDeparture } from './today/arrange-queries.ts';
export { endDeparturesOf, endDepartures } from './end-of-day.ts';
