// The statements behind countries in the back office (docs/back-office.md#countries).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { SynonymKind } from '#src/domain/catalogue/place-limits.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type CountryLine = CallOutput<'admin/city-list'>['countries'][number];

/** A country as it can be changed. */
export interface AdminCountry extends CountryLine {
  version: string;
  /** Prices of its listings name cash in its currency. */
  has_listings: boolean;
  /** Of its currency; both null where none is kept. */
  rate: number | null;
  rate_hours: number | null;
}

const columns = sql`n.code, n.name, n.currency, n.isd_code as isd, n.position, n.is_shown,
  (select count(*)::integer from city t where t.country_code = n.code) as cities,
  (select count(*)::integer from city t where t.country_code = n.code and t.is_active) as shown_cities`;

/** All countries in the order of lists, hidden ones too. */
export async function findAdminCountries(db: Db): Promise<CountryLine[]> {
  const result = await sql<CountryLine>`select ${columns} from country n order by n.position, n.name, n.code`.execute(
    db,
  );
  return result.rows;
}

/** One country; null where there is none. */
export async function findAdminCountry(db: Db, code: string): Promise<AdminCountry | null> {
  const result = await sql<AdminCountry>`
    select ${columns}, md5(n::text) as version,
      exists (select from city t join course c on c.city_id = t.id where t.country_code = n.code) as has_listings,
      x.rate::float8 as rate, (extract(epoch from banyan_now() - x.fetched_at) / 3600)::float8 as rate_hours
    from country n left join exchange_rate x on x.code = n.currency where n.code = ${code}`.execute(db);
  return result.rows[0] ?? null;
}

/** Waits for whoever changes this country at the moment, or shows a city of it. */
export async function lockCountry(trx: Trx, code: string): Promise<void> {
  await sql`select code from country where code = ${code} for update`.execute(trx);
}

/** Whether another country has this name. */
export async function isNameTaken(trx: Trx, code: string, name: string): Promise<boolean> {
  const result = await sql`select from country where lower(name) = lower(${name}) and code <> ${code}`.execute(trx);
  return result.rows.length > 0;
}

/** What is written of a country besides its code. */
export interface CountryWish {
  code: string;
  name: string;
  currency: string;
  isd: string;
  position: number;
  isShown: boolean;
}

/** Adds a country; false where there is one of this code already. */
export async function insertCountry(trx: Trx, wish: CountryWish): Promise<boolean> {
  const made = await sql`
    insert into country (code, name, currency, isd_code, position, is_shown)
    values (${wish.code}, ${wish.name}, ${wish.currency}, ${wish.isd}, ${wish.position}, ${wish.isShown})
    on conflict do nothing returning code`.execute(trx);
  return made.rows.length > 0;
}

/** Changes a country. */
export async function updateCountry(trx: Trx, wish: CountryWish): Promise<void> {
  await sql`
    update country set name = ${wish.name}, currency = ${wish.currency}, position = ${wish.position}, is_shown = ${wish.isShown}
    where code = ${wish.code}`.execute(trx);
}

/** Whether a city of this country may be shown; nobody hides the country until the transaction ends. */
export async function isCountryShown(trx: Trx, code: string): Promise<boolean> {
  const result = await sql<{ is_shown: boolean }>`
    select is_shown from country where code = ${code} for share`.execute(trx);
  return result.rows[0]?.is_shown ?? false;
}

// The statements behind the search words of the back office (docs/back-office.md#places).

/** A row of the table. */
interface SynonymRow {
  term: string;
  kind: SynonymKind;
  means: string;
}

/**
 * Rows whose term or meaning begins so, by term, after the key of the page before. Without a search those of places that this
 * marketplace does not have are left out: the program knows names from ten countries.
 */
export async function findSynonyms(
  db: Db,
  find: string,
  after: string | null,
  count: number,
): Promise<(SynonymRow & { key: string })[]> {
  const key = sql`term || '|' || kind || '|' || means`;
  const result = await sql<SynonymRow & { key: string }>`
    select term, kind, means, coalesce(${key}, '') as key from search_synonym
    where (${find} = '' or term like search_fold(${find}) || '%' or means like search_fold(${find}) || '%')
      and (${find} <> '' or kind not in ('place', 'landmark') or exists (select from city where search_fold(name) = means or search_fold(slug) = means)
        or exists (select from country where search_fold(name) = means))
      and (${after}::text is null or ${key} > ${after})
    order by ${key} limit ${count}`.execute(db);
  return result.rows;
}

/** Two texts as the search compares them. */
export async function foldTexts(db: Db, term: string, means: string): Promise<{ term: string; means: string }> {
  const result = await sql<{ term: string; means: string }>`
    select coalesce(search_fold(${term}), '') as term, coalesce(search_fold(${means}), '') as means`.execute(db);
  return result.rows[0] ?? { term: '', means: '' };
}

/** Whether there is a city or a country of this folded name. */
export async function isPlaceKnown(db: Db, name: string): Promise<boolean> {
  const result = await sql<{ is_known: boolean }>`
    select exists (select from city where search_fold(name) = ${name} or search_fold(slug) = ${name})
      or exists (select from country where search_fold(name) = ${name}) as is_known`.execute(db);
  return result.rows[0]?.is_known === true;
}

/** Whether there is a category of this folded slug. */
export async function isCategoryKnown(db: Db, slug: string): Promise<boolean> {
  const result = await sql<{ is_known: boolean }>`
    select exists (select from category where search_fold(slug) = ${slug}) as is_known`.execute(db);
  return result.rows[0]?.is_known === true;
}

/** Adds a row; false where it is there already. */
export async function insertSynonym(trx: Transaction<Database>, { term, kind, means }: SynonymRow): Promise<boolean> {
  const added = await sql<{ term: string }>`
    insert into search_synonym (term, kind, means) values (${term}, ${kind}, ${means}) on conflict do nothing returning term`.execute(
    trx,
  );
  return added.rows.length > 0;
}

/** Takes a row out; false where it is not there. */
export async function deleteSynonym(trx: Transaction<Database>, { term, kind, means }: SynonymRow): Promise<boolean> {
  const gone = await sql<{ term: string }>`
    delete from search_synonym where term = ${term} and kind = ${kind} and means = ${means} returning term`.execute(
    trx,
  );
  return gone.rows.length > 0;
}
