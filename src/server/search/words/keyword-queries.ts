// Looks up the terms of a search in one statement.
import { sql, type Kysely } from 'kysely';
import type { KnownWord } from '#src/domain/search/plan.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

/** Minimum length of a prefix. */
const startMin = 3;

/** Folded, so without quotes and backslashes. */
const stemOf = (word: string) => sql`(ts_lexize('english_stem', ${sql.raw(word)}))[1]`;

/** Whether each folded term matches. `last` may be a prefix; null for none. */
export async function readWords(
  db: Kysely<Database>,
  words: readonly string[],
  last: string | null,
): Promise<Map<string, KnownWord>> {
  if (words.length === 0) return new Map();
  const result = await sql<KnownWord>`
    with split as materialized (
      select word, word = ${last} as is_last, ${stemOf('word')} as stem from unnest((select ${[...new Set(words)]}::text[])) word
    ), seen as materialized (
      select s.*, case
        when s.stem is null or exists (select from search_word v where v.word = s.word)
          or exists (select from search_word v where v.word = s.stem) then 'whole'
        when s.is_last and length(s.word) >= ${sql.lit(startMin)} and exists (select from search_word v
          where v.is_written and v.word >= s.word collate "C" and v.word < s.word || U&'\\+10FFFF' collate "C") then 'start'
        -- The list of known words holds all common ones: what it lacks is rare, and counted in no time.
        when (select count(*) from course_listing l
          where l.words @@ ('''' || s.word || ''' | ''' || s.stem || '''')::tsquery) > 0 then 'whole'
        else 'none' end as known
      from split s
    )
    select s.word, s.stem, s.known,
      case when s.known <> 'none' then '[]'::jsonb else coalesce((
        select jsonb_agg(jsonb_build_object('word', v.word, 'stem', ${stemOf('v.word')}, 'is_name', v.is_name,
          'uses', v.uses))
        from (select * from search_word v where v.is_written and v.word % s.word
          order by similarity(v.word, s.word) desc, v.uses desc limit 10) v), '[]') end as near
    from seen s`.execute(db);
  return new Map(result.rows.map((row) => [row.word, row]));
}
