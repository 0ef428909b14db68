/** A weekly departure. `weekday` 1 is Monday; `start_time` 'HH:mm' is wall time in the listing's zone. */
export interface WeeklyRule {
  readonly weekday: number;
  readonly start_time: string;
  readonly capacity: number;
  /** Overrides the listing's minimum. */
  readonly min_pax: number | null;
}

/**
 * What a date does differently. `closed` without a time closes the day's weekly departures, with one only that one;
 * `extra` adds a departure, also on a closed day; `capacity` changes one, or all of the day without a time; `busy` takes one
 * away, whatever else is said of it, because another calendar of its host does (docs/domain/calendar.md#busy-times).
 */
export interface DateException {
  readonly local_date: string;
  readonly start_time: string | null;
  readonly kind: 'closed' | 'extra' | 'capacity' | 'busy';
  readonly capacity: number | null;
  readonly min_pax: number | null;
}

/** Seats of a departure that are sold, requested or on a live hold (docs/domain/calendar.md#holds). */
export interface TakenSeats {
  readonly local_date: string;
  readonly start_time: string;
  readonly taken: number;
}

/** Everything that decides when a listing can be booked (docs/domain/calendar.md#what-a-departure-offers). */
export interface Timetable {
  /** IANA name, such as 'Asia/Kathmandu'. */
  readonly time_zone: string;
  readonly min_pax: number;
  readonly rules: readonly WeeklyRule[];
  readonly exceptions: readonly DateException[];
  readonly departures: readonly TakenSeats[];
  /** Minutes before the start at which a departure closes that nobody has booked yet, and one that somebody has. */
  readonly cutoff_first_minutes: number;
  readonly cutoff_later_minutes: number;
  /** Days ahead of today, in the listing's zone, that can be booked. */
  readonly horizon_days: number;
}

/** When somebody asks: `now` in ms since 1970, and the first date that the installation lets anybody book. */
export interface BookingClock {
  readonly now: number;
  /** 'YYYY-MM-DD', the setting `bookings_open_from` (docs/domain/calendar.md#first-date). */
  readonly opens_from: string;
}
