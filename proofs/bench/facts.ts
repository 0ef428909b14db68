// What the catalogue at hand offers to ask for.
import type { Pool } from 'pg';
import type { CatalogueFacts } from './listing-mixes.ts';

/** Looks for a big city, usual ones, words that hardly any title has, and days ahead. */
export async function readFacts(pool: Pool): Promise<CatalogueFacts> {
  const cities = await pool.query<{ id: number }>(
    `select city_id as id from (select city_id, count(*) as n from course where status = 'published' group by 1) counted
     order by n desc, city_id`,
  );
  const ids = cities.rows.map(({ id }) => id);
  const middle = Math.floor(ids.length / 2);
  const words = await pool.query<{ word: string }>(
    `select word from (select substring(title from '(?:at the|in) ([A-Z][a-z]{5,}) ') as word from course
       where id > 1000000 order by id limit 20000) named
     where word is not null group by word having count(*) = 1 order by min(word) limit 4`,
  );
  const categories = await pool.query<{ id: number }>('select id from category order by position, id');
  const courses = await pool.query<{ id: number }>(
    `select c.id from course c join city t on t.id = c.city_id and t.is_active
     where c.status = 'published' and c.id > 1000000 order by c.id limit 1000`,
  );
  const days = await pool.query<{ from: string; to: string }>(
    `select (banyan_now()::date + 14)::text as from, (banyan_now()::date + 18)::text as to`,
  );
  const spans = await pool.query<{ start: string; end: string }>(
    `select (banyan_now()::date + f)::text as start, (banyan_now()::date + t)::text as end
     from (values (0, 0), (1, 1), (2, 3), (0, 6)) span (f, t)`,
  );
  return {
    bigCity: ids[0] ?? 0,
    cities: ids.slice(middle, middle + 4),
    rareWords: words.rows.map(({ word }) => word),
    courses: courses.rows.map(({ id }) => id),
    categories: categories.rows.map(({ id }) => id),
    from: days.rows[0]?.from ?? '',
    to: days.rows[0]?.to ?? '',
    spans: spans.rows,
  };
}
