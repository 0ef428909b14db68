// Reads places, categories and synonyms at once.
import { sql, type Kysely } from 'kysely';
import type { Stemmed } from '#src/domain/search/lexicon.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

export interface LexiconVersion {
  version: string;
  /** ms since 1970. */
  now: number;
  courses: number;
}

/** Of everything below. */
export async function readLexiconVersion(db: Kysely<Database>): Promise<LexiconVersion> {
  const result = await sql<LexiconVersion>`
    select version::text, round(extract(epoch from banyan_now()) * 1000)::double precision as now,
      (select coalesce(sum(total), 0)::int from category_facet) as courses
    from search_lexicon`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('search_lexicon has no row');
  return row;
}

/** With folded names, also of its country. */
export interface PlaceRow {
  city_id: number;
  name: string;
  time_zone: string;
  country_code: string;
  country: string;
  latitude: number;
  longitude: number;
  names: string[];
  country_names: string[];
}

export async function readPlaces(db: Kysely<Database>): Promise<PlaceRow[]> {
  const result = await sql<PlaceRow>`
    select t.id as city_id, t.name, t.time_zone, n.code as country_code, n.name as country,
      t.latitude::double precision, t.longitude::double precision,
      array[search_fold(t.name), search_fold(t.native_name), search_fold(t.slug)] as names,
      array[search_fold(n.name)] as country_names
    from city t join country n on n.code = t.country_code where t.is_active order by t.position, t.id`.execute(db);
  return result.rows;
}

export interface CategoryRow {
  id: number;
  name: string;
  /** Folded name and slug. */
  names: string[];
}

export async function readCategories(db: Kysely<Database>): Promise<CategoryRow[]> {
  const result = await sql<CategoryRow>`
    select id, name, array[search_fold(name), search_fold(slug)] as names from category order by id`.execute(db);
  return result.rows;
}

export interface SynonymRow {
  term: string;
  kind:
    | 'words'
    | 'instead'
    | 'same'
    | 'place'
    | 'landmark'
    | 'category'
    | 'attribute'
    | 'need'
    | 'time'
    | 'order'
    | 'filler';
  means: string;
}

export async function readSynonyms(db: Kysely<Database>): Promise<SynonymRow[]> {
  const result = await sql<SynonymRow>`select term, kind, means from search_synonym order by term, kind, means`.execute(
    db,
  );
  return result.rows;
}

/** Stop words have none. */
export async function readStems(db: Kysely<Database>, words: readonly string[]): Promise<Map<string, Stemmed>> {
  const result = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${words}::text[]) word`.execute(db);
  return new Map(result.rows.map((row) => [row.word, row]));
}

/** Those of the words that are written in titles, not only in names of places. */
export async function readWrittenWords(db: Kysely<Database>, words: readonly string[]): Promise<ReadonlySet<string>> {
  const result = await sql<{ word: string }>`
    select word from search_word where word = any(${words}::text[]) and is_written and not is_name`.execute(db);
  return new Set(result.rows.map(({ word }) => word));
}

/** Lexemes whose courses are kept as bits. */
export async function readCommonWords(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const result = await sql<{ lexeme: string }>`select lexeme from search_common`.execute(db);
  return new Set(result.rows.map(({ lexeme }) => lexeme));
}
