// Booking values of short messages. Guest and contact appear with the confirmation (docs/domain/accounts.md#sharing-numbers).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { shortened } from '#src/domain/host-reach/short-text.ts';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import { fullName, personName } from '#src/server/booking-texts/clean-words.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { cashWordsIn, figureWords, plain, whenWords } from './plain.ts';
import { say } from './say.ts';

export function bookingValues(booking: MailedBooking, language: HostLanguage): Record<string, string> {
  const { local_currency: code, balance_local_minor: minor, balance_cents: cents } = booking;
  const cash = minor === null ? cashWordsIn(language, cents, priceCurrency().code) : cashWordsIn(language, minor, code);
  return {
    title: plain(booking.title),
    ...timesOf(booking, language),
    guests: say(language, 'word.guests', { count: booking.pax }),
    cash: cents === 0 ? say(language, 'word.free') : cash,
  };
}

/** The start, in full and in figures, at the place. */
export function timesOf(booking: Pick<MailedBooking, 'starts_at' | 'time_zone'>, language: HostLanguage) {
  const { starts_at: at, time_zone: zone } = booking;
  return { when: whenWords(language, at, zone), on: figureWords(language, at, zone) };
}

/** Empty before the sale. */
export const guestValue = (booking: MailedBooking): string => named(booking, fullName(booking));

/** With a shortened first name. */
export const guestShortValue = (booking: MailedBooking): string =>
  named(booking, shortened(personName(booking.first_name), 12));

function named(booking: MailedBooking, name: string): string {
  if (seatsOf(booking.status) !== 'sold') return '';
  const isd = booking.isd_code.replace(/\D/g, '');
  const phone = booking.phone === '' ? '' : isd === '' ? booking.phone : `+${isd} ${booking.phone}`;
  return plain(`${name} ${phone}`);
}
