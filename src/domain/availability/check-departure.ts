import { departuresOn } from './departures.ts';
import type { Departure } from './open-departure.ts';
import type { Asked, Timetable } from './timetable.ts';

export type SlotAnswer =
  | { readonly ok: true; readonly departure: Departure }
  | { readonly ok: false; readonly code: 'corona-time' | 'date-unavailable' | 'time-unavailable' | 'pax-unavailable' };

/** Date 'YYYY-MM-DD', wall time 'HH:mm' and number of guests. */
export interface WantedSlot {
  readonly date: string;
  readonly time: string;
  readonly pax: number;
}

/**
 * Whether a party can take a departure now, checked in the order in which guests choose: date, time, guests (spec 5,
 * product 3). A party below the minimum can: it pays the surcharge.
 */
export function checkDeparture(
  timetable: Timetable & { readonly max_pax: number },
  wanted: WantedSlot,
  asked: Asked,
): SlotAnswer {
  const day = departuresOn(timetable, wanted.date, asked);
  if (!day.ok) return day;
  if (day.departures.length === 0) return { ok: false, code: 'date-unavailable' };
  const departure = day.departures.find((one) => one.time === wanted.time);
  if (!departure) return { ok: false, code: 'time-unavailable' };
  const fits = wanted.pax >= 1 && wanted.pax <= Math.min(departure.seats_left, timetable.max_pax);
  return fits ? { ok: true, departure } : { ok: false, code: 'pax-unavailable' };
}
