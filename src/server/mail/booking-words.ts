// The values that subjects and lines of a booking's letters are filled with.
import { personName } from '../booking-texts/clean-words.ts';
import { textOf, type Sending } from './letter.ts';
import type { MailedBooking } from '../booking-texts/subject-queries.ts';
import { t, civilDay, clock, guestWords, shortCivilDay, shortDay } from '../booking-texts/words.ts';

/** Title, reference, name, day and time of a booking. */
export function wordsOf(booking: MailedBooking) {
  return {
    title: booking.title,
    ref: booking.ref,
    name: personName(booking.first_name),
    host: booking.host_name,
    guests: guestWords(booking.pax),
    day: shortDay(booking.starts_at, booking.time_zone),
    time: booking.time,
  };
}

/** A moment in the listing's zone, '5 Dec 2026 at 09:00 (Hanoi)', which deadlines are told in. */
export function deadlineWords(at: Date | null, booking: Pick<MailedBooking, 'time_zone' | 'city_name'>): string {
  if (at === null) return '';
  const day = shortDay(at, booking.time_zone);
  return `${t('word.at', { day, time: clock(at, booking.time_zone) })} (${booking.city_name})`;
}

/** The date that a booking was moved from, as the mover wrote it. */
export function oldMoment(payload: Sending['payload']): string {
  const date = textOf(payload, 'old_date');
  const time = textOf(payload, 'old_time');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return '';
  return time === '' ? civilDay(date) : t('word.at', { day: civilDay(date), time });
}

/** 'Sat, 5 Dec 2026, 09:00' of an inquiry: the time may be open. */
export function askedMoment({ date, time }: { date: string; time: string | null }): string {
  return time === null ? shortCivilDay(date) : `${shortCivilDay(date)}, ${time}`;
}
