// Dates and amounts as mails write them. The zone is always named: readers are often in another one.
import { minorToUnits } from '#src/domain/money/currencies.ts';
import { t } from './texts.ts';

/** 'Saturday, 5 December 2026 at 08:30 (GMT+5:45, Kathmandu)' for an instant in the listing's zone. */
export function localMoment(at: Date, timeZone: string, cityName: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(at);
  const time = clock(at, timeZone);
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset', timeZone }).formatToParts(at);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
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

/** US cents as 'US$10.40'. */
export function usdWords(cents: number): string {
  return `US$${(cents / 100).toFixed(2)}`;
}

/** Minor units as 'VND 844,000' or 'IDR 1,013,000': the decimals are our own table's, which differs from the browser's. */
export function moneyWords(minor: number, currency: string): string {
  const units = minorToUnits(minor, currency);
  const digits = Number.isInteger(units) ? 0 : 2;
  const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${written.format(units)}`;
}

/** '1 guest', '3 guests'. */
export function guestWords(pax: number): string {
  return pax === 1 ? t('word.guest') : t('word.guests', { count: pax });
}

/** 'Friday, 4 December 2026' for a civil date. */
export function civilDay(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}
