// Statements of cities and categories.
import { fromMinor } from '#src/domain/money/money.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { drawingOf } from '#src/domain/catalogue/category-drawing.ts';
import { perPersonFromCents } from '#src/domain/pricing/experience-total.ts';
import { feeRateOf, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type CityCard = CallOutput<'city/active'>['data'][number];
type CityDetail = CallOutput<'city/detail'>['data'];
type CategoryCount = CallOutput<'category/list'>['data'][number];
type CityGroup = CallOutput<'city/list-by-country'>['data'][number];

interface CheapestRow {
  /** Only where categories have their own fees. */
  category_id?: number;
  price_cents: number;
  surcharge_cents: number | null;
  group_tiers: { from_pax: number; percent: number }[];
  min_pax: number;
  deposit_rate: string;
}

interface CityRow extends Omit<CityCard, 'price_from'> {
  cheapest: CheapestRow[] | null;
}

/** Lowest price of city `t`: the lowest listing price per fee, counted in advance (ADR 009). */
function cheapestOf(serviceFees: ServiceFees): RawBuilder<unknown> {
  if (!serviceFees.isByCategory) return sql`case when f.cheapest is not null then jsonb_build_array(f.cheapest) end`;
  return sql`(select jsonb_agg(jsonb_build_object('category_id', c.category_id, 'price_cents', c.price_cents,
      'surcharge_cents', c.surcharge_cents, 'group_tiers', c.group_tiers, 'min_pax', c.min_pax, 'deposit_rate', c.deposit_rate::text))
    from listing_facet g cross join lateral (select l.course_id from course_listing l
        where l.city_id = g.city_id and l.category_id = g.category_id order by l.price_cents, l.course_id limit 1) l
      join course c on c.id = l.course_id
    where g.city_id = t.id and g.total > 0)`;
}

/** `f` has the city's figures; none without courses (ADR 024). */
const cityColumns = (
  serviceFees: ServiceFees,
) => sql`t.id, t.name, t.slug, t.native_name, t.native_lang, t.country_code, n.name as country_name,
  t.blurb, t.image, coalesce(f.total, 0) as total_courses, ${cheapestOf(serviceFees)} as cheapest`;
const cityTables = sql`city t join country n on n.code = t.country_code left join city_facet f on f.city_id = t.id`;

function toCityCard({ cheapest, ...row }: CityRow, serviceFees: ServiceFees): CityCard {
  const priced = (cheapest ?? []).map(({ category_id = null, ...terms }) =>
    perPersonFromCents({
      ...terms,
      service_fee_rate: String(feeRateOf(serviceFees, { city_id: row.id, category_id })),
    }),
  );
  return { ...row, price_from: priced.length === 0 ? null : fromMinor(Math.min(...priced)) };
}

/** In the operator's order; all, or the first `limit`. */
export async function findActiveCities(
  db: Kysely<Database>,
  serviceFees: ServiceFees,
  limit: number | null = null,
): Promise<CityCard[]> {
  const result = await sql<CityRow>`
    select ${cityColumns(serviceFees)} from ${cityTables} where t.is_active and f.total > 0
    order by t.position, t.name, t.id limit ${limit}::int`.execute(db);
  return result.rows.map((row) => toCityCard(row, serviceFees));
}

interface CityDetailRow extends CityRow {
  introduction: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  currency: string;
  categories: Omit<CategoryCount, 'drawing'>[];
  travel_tips: CityDetail['travel_tips'];
}

/** By id or slug, also a former one; null for none. */
export async function findCity(
  db: Kysely<Database>,
  by: { id: number } | { slug: string },
  serviceFees: ServiceFees,
): Promise<CityDetail | null> {
  const where =
    'id' in by
      ? sql`t.id = ${by.id}`
      : sql`t.id = coalesce((select id from city where slug = ${by.slug}), (select city_id from city_former_slug where slug = ${by.slug}))`;
  const result = await sql<CityDetailRow>`
    select ${cityColumns(serviceFees)}, t.introduction, t.latitude, t.longitude, t.time_zone, n.currency, t.travel_tips,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'slug', k.slug, 'total', g.total,
          'image', k.image)
          order by k.position, k.id)
        from listing_facet g join category k on k.id = g.category_id where g.city_id = t.id and g.total > 0), '[]')
        as categories
    from ${cityTables} where t.is_active and ${where}`.execute(db);
  const row = result.rows[0];
  if (!row) return null;
  const { introduction, latitude, longitude, time_zone, currency, categories, travel_tips, ...card } = row;
  const { symbol } = currencyOf(currency);
  const place = { introduction, latitude, longitude, time_zone, currency, currency_symbol: symbol };
  return { ...toCityCard(card, serviceFees), ...place, categories: categories.map(withDrawing), travel_tips };
}

export async function findCityGroups(db: Kysely<Database>): Promise<CityGroup[]> {
  const result = await sql<CityGroup>`
    select n.code as country_code, n.name as country_name,
      coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by t.position, t.name), '[]')
        as cities
    from country n join city t on t.country_code = n.code and t.is_active
    group by n.code order by n.position, n.name`.execute(db);
  return result.rows;
}

const withDrawing = (row: Omit<CategoryCount, 'drawing'>): CategoryCount => ({ ...row, drawing: drawingOf(row.slug) });

/** Everywhere or in one city; empty ones too. */
export async function findCategories(db: Kysely<Database>, cityId: number | null): Promise<CategoryCount[]> {
  const figures =
    cityId === null
      ? sql`category_facet f on f.category_id = k.id`
      : sql`listing_facet f on f.category_id = k.id and f.city_id = ${cityId}::int`;
  const result = await sql<Omit<CategoryCount, 'drawing'>>`
    select k.id, k.name, k.slug, coalesce(f.total, 0) as total, k.image from category k left join ${figures}
    order by k.position, k.id`.execute(db);
  return result.rows.map(withDrawing);
}
