// Texts, dates and amounts of link pages in the reader's language.
import { currencyOf } from '#src/domain/money/currencies.ts';
import { dateFormat, percentText } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { moneyText, priceText } from '#src/texts/money-text.ts';
import { translator } from '#src/texts/translate.ts';
import { personName } from '#src/server/booking-texts/clean-words.ts';
import { texts } from './texts.ts';
import type { LinkedBooking, LinkedDeparture } from './subject-queries.ts';
import type { LinkFact } from './view.ts';

export const t = translator('server/features/host-reach/link', texts);

/** 'Saturday 5 December, 09:00', local time. */
export function momentText(atMs: number, timeZone: string): string {
  return dateFormat(dateTag(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(atMs);
}

export function clockText(atMs: number, timeZone: string): string {
  return dateFormat(dateTag(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(atMs);
}

/** 'Saturday 5 December'. */
export function dayText(date: string): string {
  const at = new Date(`${date}T12:00:00Z`);
  return dateFormat(dateTag(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
}

/** In local currency; null for none. */
export function cashText(booking: Pick<LinkedBooking, 'balance_cents' | 'balance_local_minor' | 'local_currency'>) {
  const { balance_cents: cents, balance_local_minor: minor, local_currency: currency } = booking;
  if (cents === 0) return null;
  return minor === null ? priceText(cents) : moneyText(minor, currencyOf(currency));
}

export function nameText({ first_name }: Pick<LinkedBooking, 'first_name'>): string {
  return personName(first_name);
}

export function bookingFacts(booking: LinkedBooking): LinkFact[] {
  const { pickup_address: pickup } = booking;
  return [
    { label: t('fact.when'), value: momentText(booking.starts_at, booking.time_zone) },
    { label: t('fact.guests'), value: t('word.guests', { count: booking.pax }) },
    { label: t('fact.guest'), value: nameText(booking) },
    { label: t('fact.cash'), value: cashText(booking) ?? t('fact.noCash') },
    ...(pickup === '' ? [] : [{ label: t('fact.pickup'), value: pickup }]),
    { label: t('fact.experience'), value: booking.title },
    { label: t('fact.ref'), value: booking.ref },
  ];
}

export function departureFacts(departure: LinkedDeparture): LinkFact[] {
  return [
    { label: t('fact.when'), value: momentText(departure.starts_at, departure.time_zone) },
    { label: t('fact.guests'), value: t('word.guests', { count: departure.guests }) },
    { label: t('fact.experience'), value: departure.title },
  ];
}

/** Whole percent: tenths decide nothing. */
export function percentWords(share: number): string {
  return percentText(Math.round(share * 100) / 100);
}
