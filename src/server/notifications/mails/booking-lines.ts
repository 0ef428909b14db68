// Values of booking emails.
import { lateRightMinutes, meetsAt } from '#src/domain/host-day/lateness.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { textOf, type Sending } from './mail.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import {
  t,
  civilDay,
  clock,
  guestWords,
  shortCivilDay,
  shortDay,
  type TextKey,
} from '#src/server/booking-texts/words.ts';
import type { CancelCause } from '#src/domain/booking/refund-share.ts';

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

/** '5 Dec 2026 at 09:00 (Hanoi)', as deadlines are given. */
export function deadlineWords(at: Date | null, booking: Pick<MailedBooking, 'time_zone' | 'city_name'>): string {
  if (at === null) return '';
  const day = shortDay(at, booking.time_zone);
  return `${t('word.at', { day, time: clock(at, booking.time_zone) })} (${booking.city_name})`;
}

export function oldMoment(payload: Sending['payload']): string {
  const date = textOf(payload, 'old_date');
  const time = textOf(payload, 'old_time');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return '';
  return time === '' ? civilDay(date) : t('word.at', { day: civilDay(date), time });
}

export function otherMoment(payload: Sending['payload']): string {
  const [date, time] = [textOf(payload, 'date'), textOf(payload, 'time')];
  return /^\d{4}-\d\d-\d\d$/.test(date) ? t('word.at', { day: civilDay(date), time }) : '';
}

/** Null without a delay, or when no one waits. */
export function lateTexts(booking: MailedBooking) {
  const { late_minutes: minutes, starts_at, time_zone: zone, city_name: city } = booking;
  if (minutes === 0 || booking.status !== 'confirmed') return null;
  const at = `${clock(new Date(meetsAt({ starts_at: starts_at.getTime() }, minutes)), zone)} (${city})`;
  return { ...wordsOf(booking), minutes, at, isMuch: minutes >= lateRightMinutes };
}

/** 'Sat, 5 Dec 2026, 09:00'; the time may be open. */
export function requestedMoment({ date, time }: { date: string; time: string | null }): string {
  return time === null ? shortCivilDay(date) : `${shortCivilDay(date)}, ${time}`;
}

// Facts of the decision win over the row.

type EndedBy = 'guest' | 'host' | 'host_late' | 'weather' | 'us';

const causes: Partial<Record<CancelCause, EndedBy>> = {
  host: 'host',
  host_late: 'host_late',
  unsafe_weather: 'weather',
};

/** A cancellation by support for the guest has the guest's terms. */
export function endedBy({ cancel_cause: cause, cancelled_by: by }: MailedBooking): EndedBy {
  const causeText = causes[(cause ?? '') as CancelCause];
  if (causeText) return causeText;
  return by === 'operator' || by === 'system' ? 'us' : 'guest';
}

/** Withdrawn before a reply: there was no voucher or date. */
export function wasRequest(payload: Sending['payload']): boolean {
  return textOf(payload, 'from') === 'requested';
}

const toGuest = {
  guest: 'cancelled.byGuest',
  host: 'cancelled.byHost',
  host_late: 'cancelled.byHostLate',
  weather: 'cancelled.byWeather',
  us: 'cancelled.byUs',
} as const satisfies Readonly<Record<EndedBy, TextKey>>;
const toHost = {
  guest: 'hostCancelled.byGuest',
  host: 'hostCancelled.byHost',
  host_late: 'hostCancelled.byHostLate',
  weather: 'hostCancelled.byWeather',
  us: 'hostCancelled.byUs',
} as const satisfies Readonly<Record<EndedBy, TextKey>>;

export function endingWords(booking: MailedBooking, reader: 'guest' | 'host', payload: Sending['payload']): string {
  const by = endedBy(booking);
  if (by === 'guest' && wasRequest(payload))
    return t(reader === 'guest' ? 'withdrawn.byGuest' : 'hostWithdrawn.byGuest');
  return t((reader === 'guest' ? toGuest : toHost)[by]);
}
