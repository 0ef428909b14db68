// SQL of page views (docs/domain/ledger.md#views).
import type { Pool } from 'pg';

/** Adds views on the city's date; skips deleted listings. Ordered by id, against deadlocks. */
export async function addViews(pool: Pick<Pool, 'query'>, counts: ReadonlyMap<number, number>): Promise<void> {
  await pool.query({
    name: 'views-add',
    text: `
      insert into course_view (course_id, day, views)
      select c.id, local_time(banyan_now(), k)::date, seen.views
      from unnest($1::integer[], $2::integer[]) as seen (course_id, views)
        join course c on c.id = seen.course_id join city t on t.id = c.city_id
        join zone_clock k on k.zone = t.time_zone
      order by c.id
      on conflict (course_id, day) do update set views = course_view.views + excluded.views`,
    values: [[...counts.keys()], [...counts.values()]],
  });
}

/** Bounds what programs that pose as browsers can store. */
const keywordsOfDayMax = 20_000;

/** Adds searches on the UTC date. Keys are JSON of keyword, city and outcome, sorted by keyword, against deadlocks. */
export async function addSearches(pool: Pick<Pool, 'query'>, counts: ReadonlyMap<string, number>): Promise<void> {
  await pool.query({
    name: 'searches-add',
    text: `
      insert into search_count as s (day, keyword, outcome, city_id, total)
      select (banyan_now() at time zone 'UTC')::date, k ->> 'keyword', k ->> 'outcome',
        min((select min(id) from city where name = k ->> 'city')), sum(times)
      from unnest($1::jsonb[], $2::integer[]) as seen (k, times)
      where (select count(*) from search_count where day = (banyan_now() at time zone 'UTC')::date) < ${keywordsOfDayMax}
      group by 2, 3 order by 2, 3
      on conflict (day, keyword, outcome)
        do update set total = s.total + excluded.total, city_id = coalesce(excluded.city_id, s.city_id)`,
    values: [[...counts.keys()], [...counts.values()]],
  });
}
