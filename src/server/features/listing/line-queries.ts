// Small facts beside the listings of a list.
import { sql, type Kysely } from 'kysely';
import { freshRateDays } from '#src/domain/money/currencies.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** How many changes of each listing of a host wait for an operator, by the listing's draft. */
export async function countWaiting(db: Kysely<Database>, hostId: string): Promise<Map<string, number>> {
  const result = await sql<{ draft_id: string; count: number }>`
    select h.draft_id, count(*)::integer as count from listing_history h join listing_draft d on d.id = h.draft_id
    where d.host_id = ${hostId} and h.review = 'waiting' group by h.draft_id`.execute(db);
  return new Map(result.rows.map(({ draft_id, count }) => [draft_id, count]));
}

/** Names of cities by their ids. */
export async function findCityNames(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, string>> {
  const result = await sql<{ id: number; name: string }>`
    select id, name from city where id = any(${ids}::integer[])`.execute(db);
  return new Map(result.rows.map(({ id, name }) => [id, name]));
}

/** The money of a city with its rate for one of the marketplace's; null where there is none that is fresh (docs/domain/pricing.md#exchange-rates). */
export async function findLocal(
  db: Kysely<Database>,
  cityId: number,
): Promise<{ currency: string; rate: string } | null> {
  const result = await sql<{ currency: string; rate: string }>`
    select o.currency, x.rate from city t join country o on o.code = t.country_code join exchange_rate x on x.code = o.currency
    where t.id = ${cityId} and x.fetched_at > banyan_now() - make_interval(days => ${freshRateDays})`.execute(db);
  return result.rows[0] ?? null;
}

/** Whether a city takes listings, and a category is there. */
export async function areOpen(
  db: Kysely<Database>,
  { cityId, categoryId }: { cityId: number | null; categoryId: number | null },
): Promise<{ city: boolean; category: boolean }> {
  const result = await sql<{ city: boolean; category: boolean }>`
    select ${cityId}::integer is null or exists (select from city where id = ${cityId} and is_active) as city,
      ${categoryId}::integer is null or exists (select from category where id = ${categoryId}) as category`.execute(db);
  return result.rows[0] ?? { city: false, category: false };
}
