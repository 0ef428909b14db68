// From the row of an offer to what the pure rules read: its timetable and its price terms.
import type { Timetable } from '#src/domain/availability/timetable.ts';
import { perPersonFromCents } from '#src/domain/money/per-person.ts';
import type { PriceTerms } from '#src/domain/money/quote-input.ts';
import { centsToUsd } from '#src/domain/money/usd.ts';
import type { OfferRow } from './offer-row.ts';

/** A rate that is older says USD only (product 2). */
const freshRateMs = 14 * 86_400_000;

/** When an offer can be booked. */
export function timetableOf(row: OfferRow): Timetable & { max_pax: number } {
  const { time_zone, min_pax, max_pax, rules, exceptions, departures } = row;
  const { cutoff_first_minutes, cutoff_later_minutes, horizon_days } = row;
  return {
    time_zone,
    min_pax,
    max_pax,
    rules,
    exceptions,
    departures,
    cutoff_first_minutes,
    cutoff_later_minutes,
    horizon_days,
  };
}

/** What a guest pays, for a departure whose own minimum may differ from the listing's (product 2). */
export function priceTermsOf(row: OfferRow, minPax: number, serviceFeeRate: number): PriceTerms {
  return {
    price_cents: row.price_cents,
    min_pax: minPax,
    surcharge_cents: row.surcharge_cents,
    group_tiers: row.group_tiers,
    service_fee_rate: serviceFeeRate,
    deposit_rate: row.deposit_rate,
  };
}

/** The rate to lock into a price, with its date; null where there is none or it is too old (product 2). */
export function freshRate(row: Pick<OfferRow, 'rate' | 'rate_at' | 'now_ms'>): { rate: string; at: Date } | null {
  if (row.rate === null || row.rate_at === null) return null;
  return row.now_ms - row.rate_at.getTime() > freshRateMs ? null : { rate: row.rate, at: row.rate_at };
}

/** The lowest price seen first among departures, in US dollars for one guest; null without any (product 2). */
export function lowestPrice(row: OfferRow, times: readonly { min_pax: number }[], feeRate: number): number | null {
  const minima = [...new Set(times.map((time) => time.min_pax))];
  const prices = minima.map((minPax) => perPersonFromCents(priceTermsOf(row, minPax, feeRate)));
  return prices.length === 0 ? null : centsToUsd(Math.min(...prices));
}
