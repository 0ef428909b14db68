// Statements of service fees (docs/reference/back-office.md#service-fees).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { FeePlace } from '#src/domain/pricing/service-fee.ts';
import { fullName, instantText } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

type FeeLine = CallOutput<'admin/fee-list'>['data'][number];

export async function findFees(db: Db): Promise<FeeLine[]> {
  const result = await sql<FeeLine>`
    select case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name) end as city,
      case when k.id is not null then jsonb_build_object('id', k.id, 'name', k.name) end as category,
      f.rate::float8 as rate, f.version, ${instantText(sql`f.changed_at`)} as changed_at,
      (select coalesce(sum(g.total), 0)::integer from listing_facet g
        where (f.city_id is null or g.city_id = f.city_id) and (f.category_id is null or g.category_id = f.category_id)) as listings,
      coalesce(${fullName('u')}, '') as who
    from service_fee f left join city t on t.id = f.city_id left join category k on k.id = f.category_id
      left join user_account u on u.id = f.changed_by
    order by t.name nulls last, f.city_id, k.name nulls first, f.category_id`.execute(db);
  return result.rows;
}

export async function findCategories(db: Db): Promise<{ id: number; name: string }[]> {
  const result = await sql<{ id: number; name: string }>`select id, name from category order by name, id`.execute(db);
  return result.rows;
}

export async function findFee(
  trx: Trx,
  { city_id, category_id }: FeePlace,
): Promise<{ id: number; rate: number; version: number } | null> {
  const result = await sql<{ id: number; rate: number; version: number }>`
    select id, rate::float8 as rate, version from service_fee
    where city_id is not distinct from ${city_id}::integer and category_id is not distinct from ${category_id}::integer`.execute(
    trx,
  );
  return result.rows[0] ?? null;
}

export async function findNamed(
  trx: Trx,
  { city_id, category_id }: FeePlace,
): Promise<{ city: string | null; category: string | null }> {
  const result = await sql<{ city: string | null; category: string | null }>`
    select (select name from city where id = ${city_id}::integer) as city,
      (select name from category where id = ${category_id}::integer) as category`.execute(trx);
  return result.rows[0] ?? { city: null, category: null };
}

export async function writeFee(
  trx: Trx,
  { city_id, category_id }: FeePlace,
  { rate, actorId }: { rate: number | null; actorId: string },
): Promise<void> {
  if (rate === null) {
    await sql`
      delete from service_fee
      where city_id is not distinct from ${city_id}::integer and category_id is not distinct from ${category_id}::integer`.execute(
      trx,
    );
    return;
  }
  await sql`
    insert into service_fee as f (city_id, category_id, rate, changed_by, version)
    values (${city_id}::integer, ${category_id}::integer, ${rate}::numeric, ${actorId}::uuid,
      -- Also where it had one before, so that nobody who saw that one changes this one.
      (select count(*)::integer + 1 from service_fee_change
        where city_id is not distinct from ${city_id}::integer and category_id is not distinct from ${category_id}::integer))
    on conflict (city_id, category_id) do update
    set rate = excluded.rate, version = f.version + 1, changed_at = banyan_now(), changed_by = excluded.changed_by`.execute(
    trx,
  );
}
