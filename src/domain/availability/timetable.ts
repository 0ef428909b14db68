/** `weekday` 1 is Monday; `start_time` 'HH:mm' is wall time in the listing's zone. */
export interface WeeklyRule {
  readonly weekday: number;
  readonly start_time: string;
  readonly capacity: number;
  /** Overrides the listing's minimum. */
  readonly min_pax: number | null;
}

/**
 * `closed` without a time closes the day's weekly departures; `extra` adds one, also on a closed day; `capacity` changes one, or
 * all without a time; `busy` removes one in any case (docs/domain/calendar.md#busy-times).
 */
export interface DateException {
  readonly local_date: string;
  readonly start_time: string | null;
  readonly kind: 'closed' | 'extra' | 'capacity' | 'busy';
  readonly capacity: number | null;
  readonly min_pax: number | null;
}

/** Seats sold, requested or on a live hold (docs/domain/calendar.md#holds). */
export interface TakenSeats {
  readonly local_date: string;
  readonly start_time: string;
  readonly taken: number;
}

/** What decides when a listing can be booked (docs/domain/calendar.md#rules-and-exceptions). */
export interface Timetable {
  readonly time_zone: string;
  readonly min_pax: number;
  readonly rules: readonly WeeklyRule[];
  readonly exceptions: readonly DateException[];
  readonly departures: readonly TakenSeats[];
  /** Minutes before the start at which a departure without bookings closes, and one with bookings. */
  readonly cutoff_first_minutes: number;
  readonly cutoff_later_minutes: number;
  /** Bookable days from today in the listing's zone. */
  readonly horizon_days: number;
}

/** `now` in ms since 1970, and the installation's first bookable date. */
export interface BookingClock {
  readonly now: number;
  /** 'YYYY-MM-DD', the setting `bookings_open_from` (docs/domain/calendar.md#first-date). */
  readonly opens_from: string;
}
