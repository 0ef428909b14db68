// Statements of search synonyms (docs/reference/back-office.md#places).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { type SearchOutcome, soughtLimits } from '#src/domain/insights/sought.ts';
import { allOf, type Place, type RowsQuery } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

type SynonymRow = CallOutput<'admin/synonym-list'>['data'][number];

/**
 * By prefix, after the cursor. Without a search only places that exist here: the program ships names of ten countries.
 */
export async function findSynonyms(
  db: Db,
  find: string,
  after: string | null,
  count: number,
): Promise<(SynonymRow & Place)[]> {
  const key = sql`term || '|' || kind || '|' || means`;
  const result = await sql<SynonymRow & Place>`
    select term, kind, means, coalesce(${key}, '') as cursor from search_synonym
    where (${find} = '' or term like search_fold(${find}) || '%' or means like search_fold(${find}) || '%')
      and (${find} <> '' or kind not in ('place', 'landmark') or exists (select from city where search_fold(name) = means or search_fold(slug) = means)
        or exists (select from country where search_fold(name) = means))
      and (${after}::text is null or ${key} > ${after})
    order by ${key} limit ${count}`.execute(db);
  return result.rows;
}

/** Folded as the search compares them. */
export async function foldTexts(db: Db, term: string, means: string): Promise<{ term: string; means: string }> {
  const result = await sql<{ term: string; means: string }>`
    select coalesce(search_fold(${term}), '') as term, coalesce(search_fold(${means}), '') as means`.execute(db);
  return result.rows[0] ?? { term: '', means: '' };
}

export async function isPlace(db: Db, name: string): Promise<boolean> {
  const result = await sql<{ is_there: boolean }>`
    select exists (select from city where search_fold(name) = ${name} or search_fold(slug) = ${name})
      or exists (select from country where search_fold(name) = ${name}) as is_there`.execute(db);
  return result.rows[0]?.is_there === true;
}

export async function isCategory(db: Db, slug: string): Promise<boolean> {
  const result = await sql<{ is_there: boolean }>`
    select exists (select from category where search_fold(slug) = ${slug}) as is_there`.execute(db);
  return result.rows[0]?.is_there === true;
}

export async function insertSynonym(trx: Transaction<Database>, { term, kind, means }: SynonymRow): Promise<boolean> {
  const added = await sql<{ term: string }>`
    insert into search_synonym (term, kind, means) values (${term}, ${kind}, ${means}) on conflict do nothing returning term`.execute(
    trx,
  );
  return added.rows.length > 0;
}

export async function deleteSynonym(trx: Transaction<Database>, { term, kind, means }: SynonymRow): Promise<boolean> {
  const gone = await sql<{ term: string }>`
    delete from search_synonym where term = ${term} and kind = ${kind} and means = ${means} returning term`.execute(
    trx,
  );
  return gone.rows.length > 0;
}

type SearchRow = CallOutput<'admin/search-list'>['data'][number] & Place;

const timesOf = (outcome: SearchOutcome | 'opened') =>
  sql`coalesce(sum(total) filter (where outcome = ${outcome}), 0)::integer`;

/** Keywords of the last 30 days, those that found nothing most often first; rare ones are left out. */
export async function findSearches(
  db: Db,
  { find = '', outcome, city_id: city, after, count }: RowsQuery<'admin/search-list'>,
): Promise<SearchRow[]> {
  const [nothing = '0', times = '0', last = ''] = after?.split('.') ?? [];
  const bytes = sql`encode(convert_to(s.keyword, 'UTF8'), 'hex') collate "C"`;
  const conditions = [
    find !== '' && sql`s.keyword like '%' || search_fold(${find}) || '%'`,
    outcome === 'nothing' && sql`s.nothing > 0`,
    outcome === 'partly' && sql`s.partly > 0`,
    outcome === 'unopened' && sql`s.opened = 0`,
    city !== undefined && sql`s.city_id = ${city}`,
    after !== null &&
      sql`((s.nothing, s.times) < (${nothing}::bigint, ${times}::bigint)
        or (s.nothing, s.times) = (${nothing}::bigint, ${times}::bigint) and ${bytes} > ${last})`,
  ];
  const { rows } = await sql<SearchRow>`
    with sought as (
      select keyword, max(city_id) as city_id, coalesce(sum(total) filter (where outcome <> 'opened'), 0)::integer as times,
        ${timesOf('nothing')} as nothing, ${timesOf('partly')} as partly, ${timesOf('opened')} as opened
      from search_count where day > (banyan_now() at time zone 'UTC')::date - ${soughtLimits.days}::integer
      group by keyword having sum(total) filter (where outcome <> 'opened') >= ${soughtLimits.leastTimes}
    )
    select s.keyword, t.name as city, s.times, s.nothing, s.partly, s.opened, w.term,
      exists (select from search_synonym y where y.term = w.term) as has_term,
      coalesce(s.nothing || '.' || s.times || '.' || ${bytes}, '') as cursor
    from sought s left join city t on t.id = s.city_id
      cross join lateral (select coalesce(
        nullif(trim(replace(' ' || s.keyword || ' ', ' ' || search_fold(t.name) || ' ', ' ')), ''), s.keyword) as term) w
    where ${allOf(conditions)} order by s.nothing desc, s.times desc, ${bytes} limit ${count}`.execute(db);
  return rows;
}
