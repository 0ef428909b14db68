// What the notice about a host's day is written from (docs/phone.md#the-day-before).
import type { CashSum } from '#src/domain/earnings/day-cash.ts';

/** A departure of the day. */
export interface MailedDeparture {
  title: string;
  time: string;
  guests: number;
  cash: readonly CashSum[];
  /** Where its host says to be late. */
  late_url: string | null;
}

/** A day of a host. No guest is named: a list of names in a mailbox serves nobody. */
export interface MailedDay {
  host_id: string;
  email: string;
  locale: string;
  date: string;
  guests: number;
  cash: readonly CashSum[];
  departures: readonly MailedDeparture[];
  /** Where all of it is done: check-in, cash, being late. */
  day_url: string;
}
