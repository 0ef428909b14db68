// What the catalogue knows of the words of a keyword, in one statement.
import { sql, type Kysely } from 'kysely';
import type { KeywordSynonym, KeywordWord } from '#src/domain/catalog/keyword.ts';
import type { Database } from '../db/schema.ts';

interface WordRow extends KeywordWord {
  synonyms: KeywordSynonym[];
}

/** Words of a keyword that are looked at; what follows is ignored. */
const wordsMax = 12;
/** Letters from which on the last word may be the start of a longer one. */
const startMin = 3;

/** A folded word as an SQL text search query of its own; it holds neither quotes nor backslashes. */
const stemOf = (word: string) => sql`(ts_lexize('english_stem', ${sql.raw(word)}))[1]`;

/**
 * Folds and splits a keyword and says of each word whether anything is found with it. Nothing to search for, such as
 * punctuation alone, answers no words.
 */
export async function readKeyword(
  db: Kysely<Database>,
  keyword: string,
): Promise<{ words: KeywordWord[]; synonyms: KeywordSynonym[] }> {
  const found = await sql<WordRow>`
    with folded as materialized (select (string_to_array(search_fold(${keyword}), ' '))[1:${sql.lit(wordsMax)}] as words),
    split as materialized (
      select word, n::int as n, n = cardinality(words) as is_last, ${stemOf('word')} as stem
      from folded, unnest(words) with ordinality as u (word, n) where word <> ''
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
          order by similarity(v.word, s.word) desc, v.uses desc limit 10) v), '[]') end as near,
      coalesce((
        select jsonb_agg(jsonb_build_object('from', s.n - 1, 'count', span, 'means', (
          select jsonb_agg(jsonb_build_object('word', m, 'stem', ${stemOf('m')}) order by place)
          from unnest(string_to_array(y.means, ' ')) with ordinality as meant (m, place))))
        from folded, generate_series(1, 4) span join search_synonym y
          on y.term = array_to_string((select words from folded)[s.n : s.n + span - 1], ' ')
        where s.n + span - 1 <= cardinality(folded.words)), '[]') as synonyms
    from seen s order by s.n`.execute(db);
  return { words: found.rows, synonyms: found.rows.flatMap((row) => row.synonyms) };
}
