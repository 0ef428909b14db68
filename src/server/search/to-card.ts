// Maps a card to the wire.
import { fromMinor } from '#src/domain/money/money.ts';
import { perPersonFromCents } from '#src/domain/pricing/experience-total.ts';
import type { PriceTerms } from '#src/domain/pricing/quote-input.ts';
import { feeRateOf, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import type { CardRow, CourseCard } from './card-queries.ts';

/** At most two decimals, as the specification counts duration. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

/** Null before the first. */
export function averageOf(row: { review_total: number; review_sum: number }): number | null {
  return row.review_total === 0 ? null : Math.round((row.review_sum / row.review_total) * 100) / 100;
}

export function priceTermsOfCard(row: CardRow, serviceFees: ServiceFees): PriceTerms {
  const { price_cents, surcharge_cents, group_tiers, min_pax, deposit_rate } = row;
  const service_fee_rate = String(feeRateOf(serviceFees, row));
  return { price_cents, surcharge_cents, group_tiers, min_pax, deposit_rate, service_fee_rate };
}

/** The price includes the fee. */
export function toCard(row: CardRow, serviceFees: ServiceFees): CourseCard {
  const { price_cents, min_pax } = row;
  const perPerson = perPersonFromCents(priceTermsOfCard(row, serviceFees));
  return {
    id: row.id,
    title: row.title,
    activity: row.activity,
    slug: row.slug,
    summary: row.summary,
    city_id: row.city_id,
    city_slug: row.city_slug,
    city_name: row.city_name,
    country_code: row.country_code,
    country_name: row.country_name,
    category_id: row.category_id,
    category_name: row.category_name,
    latitude: row.meeting_latitude,
    longitude: row.meeting_longitude,
    price: fromMinor(price_cents),
    price_from: fromMinor(perPerson),
    price_from_pax: min_pax,
    duration: hoursOf(row.duration_minutes),
    min_pax,
    max_pax: row.max_pax,
    review_average: averageOf(row),
    review_total: row.review_total,
    images: row.images,
    transport: row.transport,
    attributes: row.attributes,
    languages: row.languages,
    instant: row.confirmation === 'instant',
    ba_host: row.ba_host,
    badges: badgesOf(row),
    is_available: row.is_available ?? true,
  };
}

function badgesOf(row: CardRow): CourseCard['badges'] {
  const badges: CourseCard['badges'] = [];
  if (row.is_today) badges.push('today');
  else if (row.is_tomorrow) badges.push('tomorrow');
  if (row.review_total === 0) badges.push('new');
  if (row.transport === 'free') badges.push('free_pickup');
  if (row.ba_host) badges.push('community_host');
  return badges;
}
