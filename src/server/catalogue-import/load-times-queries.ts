// Weekly rules and days that differ. What a catalogue leaves out stays as it is.
import type { PoolClient } from 'pg';
import type { PlacedListing } from './placed-listing.ts';

/** Replaces the rules of the listings that bring rules, and puts their exceptions over those of the same day and time. */
export async function loadTimes(client: PoolClient, placed: readonly PlacedListing[]): Promise<void> {
  await replaceRules(
    client,
    placed.filter(({ listing }) => listing.rules !== undefined),
  );
  const exceptions = placed.flatMap(({ id, listing }) =>
    (listing.exceptions ?? []).map((one) => ({ ...one, course_id: id })),
  );
  await client.query(
    `insert into availability_exception (course_id, local_date, start_time, kind, capacity, reason)
     select e.course_id, coalesce(e.date, (banyan_now() at time zone t.time_zone)::date + e.in_days), e.time, e.kind,
       e.capacity, e.reason
     from jsonb_to_recordset($1)
       as e(course_id int, date date, in_days int, kind text, time time, capacity int, reason text)
     join course c on c.id = e.course_id join city t on t.id = c.city_id
     on conflict (course_id, local_date, start_time) do update set kind = excluded.kind,
       capacity = excluded.capacity, reason = excluded.reason`,
    [JSON.stringify(exceptions)],
  );
}

async function replaceRules(client: PoolClient, placed: readonly PlacedListing[]): Promise<void> {
  const rules = placed.flatMap(({ id, listing }) =>
    (listing.rules ?? []).flatMap(({ weekdays, times, capacity }) =>
      weekdays.flatMap((weekday) => times.map((start_time) => ({ course_id: id, weekday, start_time, capacity }))),
    ),
  );
  // Rules that stay are not touched, so that loading the same catalogue again changes nothing that is watched.
  await client.query(
    `with wanted as (
       select * from jsonb_to_recordset($1) as r(course_id int, weekday smallint, start_time time, capacity int)
     )
     delete from availability_rule a where a.course_id = any($2::int[]) and not exists (
       select from wanted w
       where (w.course_id, w.weekday, w.start_time) = (a.course_id, a.weekday, a.start_time))`,
    [JSON.stringify(rules), placed.map(({ id }) => id)],
  );
  await client.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select course_id, weekday, start_time, capacity from jsonb_populate_recordset(null::availability_rule, $1)
     on conflict (course_id, weekday, start_time) do update set capacity = excluded.capacity
       where availability_rule.capacity <> excluded.capacity`,
    [JSON.stringify(rules)],
  );
}
