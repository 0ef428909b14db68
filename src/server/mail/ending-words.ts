// Who or what ended a booking, told to each side as it was. The decision's own facts win over the row.
import type { CancelCause } from '#src/domain/booking/refund-share.ts';
import { textOf, type Sending } from './letter.ts';
import type { MailedBooking } from '../booking-texts/subject-queries.ts';
import { t, type TextKey } from '../booking-texts/words.ts';

export type EndedBy = 'guest' | 'host' | 'host_late' | 'weather' | 'us';

const causes: Partial<Record<CancelCause, EndedBy>> = {
  host: 'host',
  host_late: 'host_late',
  unsafe_weather: 'weather',
};

/** Whose doing it was. A cancel for the guest that support typed in is support's, with the guest's terms. */
export function endedBy({ cancel_cause: cause, cancelled_by: by }: MailedBooking): EndedBy {
  const known = causes[(cause ?? '') as CancelCause];
  if (known) return known;
  return by === 'operator' || by === 'system' ? 'us' : 'guest';
}

/** True for a request that was taken back before its host had answered: there was no voucher and no date in a calendar. */
export function wasRequest(payload: Sending['payload']): boolean {
  return textOf(payload, 'from') === 'requested';
}

const toGuest: Readonly<Record<EndedBy, TextKey>> = {
  guest: 'cancelled.byGuest',
  host: 'cancelled.byHost',
  host_late: 'cancelled.byHostLate',
  weather: 'cancelled.byWeather',
  us: 'cancelled.byUs',
};
const toHost: Readonly<Record<EndedBy, TextKey>> = {
  guest: 'hostCancelled.byGuest',
  host: 'hostCancelled.byHost',
  host_late: 'hostCancelled.byHostLate',
  weather: 'hostCancelled.byWeather',
  us: 'hostCancelled.byUs',
};

/** The sentence for one side on why the booking ended. */
export function endingWords(booking: MailedBooking, reader: 'guest' | 'host', payload: Sending['payload']): string {
  const by = endedBy(booking);
  if (by === 'guest' && wasRequest(payload))
    return t(reader === 'guest' ? 'withdrawn.byGuest' : 'hostWithdrawn.byGuest');
  return t((reader === 'guest' ? toGuest : toHost)[by]);
}
