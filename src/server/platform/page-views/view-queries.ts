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
