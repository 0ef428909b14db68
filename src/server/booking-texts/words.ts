// The words of mails and documents: the texts of the catalogue, dates, amounts and links. The zone of a time is always named:
// readers are often in another one.
import { minorToUnits } from '#src/domain/money/currencies.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Keys of the texts of mails and documents. */
export type TextKey = keyof typeof texts;

/** Texts of mails and documents, where every word that a reader sees stands (docs/content.md#texts). */
export const t = translator('server/booking-texts', texts);

/** 'Saturday, 5 December 2026 at 08:30 (UTC+5:45, Kathmandu)' for an instant in the listing's zone. */
export function localMoment(at: Date, timeZone: string, cityName: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(at);
  const time = clock(at, timeZone);
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset', timeZone }).formatToParts(at);
  // Pages say UTC, so papers and mails do as well.
  const offset = (parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone).replace('GMT', 'UTC');
  return `${day} at ${time} (${offset}, ${cityName})`;
}

/** '5 Dec 2026' for subjects. */
export function shortDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(at);
}

/** '08:30' in the listing's zone. */
export function clock(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
}

/** 'Sat, 5 Dec 2026' for a civil date. */
export function shortCivilDay(date: string): string {
  const at = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}

/** US cents as 'US$1,010.40'; what is taken off with a minus sign before it. */
export function usdWords(cents: number): string {
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}US$${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** Minor units as 'VND 844,000' or 'IDR 1,013,000': the decimals are our own table's, which differs from the browser's. */
export function moneyWords(minor: number, currency: string): string {
  return unitsWords(minorToUnits(minor, currency), currency);
}

/** Whole units as the wire has them, in the same words. */
export function unitsWords(units: number, currency: string): string {
  const digits = Number.isInteger(units) ? 0 : 2;
  const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${written.format(units)}`;
}

/** '1 guest', '3 guests'. */
export function guestWords(pax: number): string {
  return t('word.guests', { count: pax });
}

/** 'Friday, 4 December 2026' for a civil date. */
export function civilDay(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}

// Addresses that a mail or a paper leads to outside of the marketplace. They carry the place or the number alone.

/** A place on OpenStreetMap, with a pin, to about a metre. */
export function mapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const [lat, lng] = [latitude.toFixed(5), longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** A number as a phone dials it: '+977 1 5550100' is 'tel:+97715550100'. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
