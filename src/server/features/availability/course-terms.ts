// A course's terms as read, and what the domain rules take from them.
import type { Timetable } from '#src/domain/availability/timetable.ts';
import { freshRateDays } from '#src/domain/money/currencies.ts';
import { perPersonCents, perPersonFromCents } from '#src/domain/pricing/experience-total.ts';
import type { PriceTerms } from '#src/domain/pricing/quote-input.ts';
import { feeRateOf, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import { fromMinor } from '#src/domain/money/money.ts';

interface RuleRow {
  /** 1 is Monday. */
  weekday: number;
  /** 'HH:mm', wall time in the listing's zone. */
  start_time: string;
  capacity: number;
  min_pax: number | null;
}

interface ExceptionRow {
  local_date: string;
  start_time: string | null;
  kind: 'closed' | 'extra' | 'capacity' | 'busy';
  capacity: number | null;
  min_pax: number | null;
}

interface AddonRow {
  id: number;
  kind: 'translator' | 'vehicle' | 'other';
  title: string;
  unit_price_cents: number;
  persons_per_unit: number;
}

interface TakenRow {
  local_date: string;
  start_time: string;
  taken: number;
}

export interface CourseTerms {
  id: number;
  host_id: string;
  title: string;
  city_id: number;
  city_name: string;
  category_id: number;
  category_name: string;
  time_zone: string;
  currency: string;
  duration_minutes: number;
  price_cents: number;
  min_pax: number;
  max_pax: number;
  surcharge_cents: number | null;
  deposit_rate: string;
  group_tiers: { from_pax: number; percent: number }[];
  confirmation: 'instant' | 'on_request';
  policy: 'flexible' | 'moderate' | 'strict' | 'final';
  transport: 'none' | 'free' | 'addon';
  cutoff_first_minutes: number;
  cutoff_later_minutes: number;
  horizon_days: number;
  rules: RuleRow[];
  exceptions: ExceptionRow[];
  addons: AddonRow[];
  departures: TakenRow[];
  rate: string | null;
  rate_at: Date | null;
  now_ms: number;
}

export function timetableOf(row: CourseTerms): Timetable & { max_pax: number } {
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

/** For a departure whose minimum may differ from the listing's (docs/domain/pricing.md#price-components). */
export function priceTermsOf(row: CourseTerms, minPax: number, serviceFees: ServiceFees): PriceTerms {
  return {
    price_cents: row.price_cents,
    min_pax: minPax,
    surcharge_cents: row.surcharge_cents,
    group_tiers: row.group_tiers,
    service_fee_rate: feeRateOf(serviceFees, row),
    deposit_rate: row.deposit_rate,
  };
}

/** The rate to fix in a price; null when missing or too old (docs/domain/pricing.md#exchange-rates). */
export function freshRate(row: Pick<CourseTerms, 'rate' | 'rate_at' | 'now_ms'>): { rate: string; at: Date } | null {
  if (row.rate === null || row.rate_at === null) return null;
  return row.now_ms - row.rate_at.getTime() > freshRateDays * 86_400_000 ? null : { rate: row.rate, at: row.rate_at };
}

type PricedTime = Readonly<Record<'seats_left' | 'min_pax', number>>;

/** Lowest price for one guest or the party; null when none takes the party. */
export function lowestPrices(
  row: CourseTerms,
  serviceFees: ServiceFees,
  party?: number,
): (times: readonly PricedTime[]) => number | null {
  const byMinimum = new Map<number, number>();
  const priceOf = (minPax: number): number => {
    const cached = byMinimum.get(minPax);
    if (cached !== undefined) return cached;
    const terms = priceTermsOf(row, minPax, serviceFees);
    const cents = party === undefined ? perPersonFromCents(terms) : perPersonCents(terms, party);
    byMinimum.set(minPax, cents);
    return cents;
  };
  const takes = ({ seats_left }: PricedTime) => party === undefined || party <= Math.min(seats_left, row.max_pax);
  return (times) => {
    const prices = times.filter(takes).map(({ min_pax }) => priceOf(min_pax));
    return prices.length === 0 ? null : fromMinor(Math.min(...prices));
  };
}
