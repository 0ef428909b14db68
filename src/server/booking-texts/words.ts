// Texts, dates, amounts and links of emails and documents. Times name their zone: readers are often elsewhere.
import { currencyOf } from '#src/domain/money/currencies.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { moneyText } from '#src/texts/money-text.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

export type TextKey = keyof typeof texts;

export const t = translator('server/booking-texts', texts);

// Fields as host languages have them (src/texts/host-formats.ts).
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** 'Saturday, 5 December 2026 at 08:30 (UTC+5:45, Kathmandu)'. */
export function localMoment(at: Date, timeZone: string, cityName: string): string {
  const day = dateFormat(dateTag(), { ...fullDay, timeZone }).format(at);
  const parts = dateFormat('en-GB', { timeZoneName: 'shortOffset', timeZone }).formatToParts(at);
  // UTC, as on pages.
  const offset = (parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone)
    .replace('GMT', 'UTC')
    .replace(/^UTC$/, 'UTC+0');
  return t('word.moment', { day, time: clock(at, timeZone), offset, city: cityName });
}

/** '5 Dec 2026'. */
export function shortDay(at: Date, timeZone: string): string {
  return dateFormat(dateTag(), { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(at);
}

/** '08:30', local. */
export function clock(at: Date, timeZone: string): string {
  return dateFormat(dateTag(), { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
}

/** 'Sat, 5 Dec 2026'. */
export function shortCivilDay(date: string): string {
  const at = new Date(`${date}T12:00:00Z`);
  return dateFormat(dateTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}

/** 'VND 844,000': codes, since not every font has every sign. */
export function moneyWords(minor: number, code: string): string {
  return moneyText(minor, { ...currencyOf(code), symbol: code });
}

/** '1 guest', '3 guests'. */
export function guestWords(pax: number): string {
  return t('word.guests', { count: pax });
}

/** 'December 2026'. */
export function monthWords(month: string): string {
  return dateFormat(dateTag(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}

/** 'Friday, 4 December 2026'. */
export function civilDay(date: string): string {
  return dateFormat(dateTag(), { ...fullDay, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}

/** 'Friday, 4 December 2026 (UTC)': of a moment without a place, whose reader's zone is unknown. */
export function utcDay(at: Date | number): string {
  return `${civilDay(new Date(at).toISOString().slice(0, 10))} (UTC)`;
}

/** OpenStreetMap with a pin, to about a metre. */
export function mapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const [lat, lng] = [latitude.toFixed(5), longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** '+977 1 5550100' is 'tel:+97715550100'. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
