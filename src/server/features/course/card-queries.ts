// A course as lists show it: the row and its mapping to the wire (spec 3, product 2).
import { sql } from 'kysely';
import { perPersonFromCents } from '#src/domain/money/per-person.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { opensOn, today } from './open-queries.ts';

export type CourseCard = CallOutput<'course/homepage'>['data'][number];

export interface CardRow {
  id: number;
  title: string;
  slug: string;
  summary: string;
  city_id: number;
  city_slug: string;
  city_name: string;
  country_code: string;
  country_name: string;
  category_id: number;
  category_name: string;
  price_cents: number;
  surcharge_cents: number | null;
  deposit_rate: string;
  group_tiers: { from_pax: number; percent: number }[];
  duration_minutes: number;
  min_pax: number;
  max_pax: number;
  review_total: number;
  review_sum: number;
  images: CourseCard['images'];
  transport: CourseCard['transport'];
  attributes: CourseCard['attributes'];
  languages: string[];
  confirmation: string;
  ba_host: boolean;
  is_today: boolean;
  is_tomorrow: boolean;
}

/** The columns of a card; `c` is the course, `t` its city, `n` the country, `k` the category. */
export const cardColumns = sql`
  c.id, c.title, c.slug, c.summary, c.city_id, t.slug as city_slug, t.name as city_name, t.country_code,
  n.name as country_name, c.category_id, k.name as category_name, c.price_cents, c.surcharge_cents, c.deposit_rate,
  c.group_tiers, c.duration_minutes, c.min_pax, c.max_pax, c.review_total, c.review_sum, c.images, c.transport,
  c.attributes, c.languages, c.confirmation, c.ba_host,
  ${opensOn(today)} as is_today, ${opensOn(sql`(${today} + 1)`)} as is_tomorrow`;

/** Published or not is for the statement to say; a city that is closed shows nothing. */
export const cardTables = sql`course c join city t on t.id = c.city_id and t.is_active join country n on n.code = t.country_code
  join category k on k.id = c.category_id`;

/** Hours with at most two decimals, as the specification counts duration. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

/** The average of a course's ratings, or null before the first one. */
export function averageOf(row: { review_total: number; review_sum: number }): number | null {
  return row.review_total === 0 ? null : Math.round((row.review_sum / row.review_total) * 100) / 100;
}

/** Maps a row to the wire. `serviceFeeRate` is the installation's: the price seen first includes the fee. */
export function toCard(row: CardRow, serviceFeeRate: number): CourseCard {
  const { price_cents, surcharge_cents, group_tiers, min_pax } = row;
  const perPerson = perPersonFromCents({
    price_cents,
    surcharge_cents,
    group_tiers,
    min_pax,
    service_fee_rate: String(serviceFeeRate),
    deposit_rate: row.deposit_rate,
  });
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    city_id: row.city_id,
    city_slug: row.city_slug,
    city_name: row.city_name,
    country_code: row.country_code,
    country_name: row.country_name,
    category_id: row.category_id,
    category_name: row.category_name,
    price: price_cents / 100,
    price_from: perPerson / 100,
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
    is_available: true,
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
