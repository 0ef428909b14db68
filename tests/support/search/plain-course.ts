// Plain courses, which a search without SQL reads directly, and which the database gets too.
import type { Pool } from 'pg';
import type { Timetable } from '#src/domain/availability/timetable.ts';
import { insertCourse } from '#tests/support/catalogue/catalogue.ts';

/** The facts of a course for lists and searches. */
export interface PlainCourse extends Timetable {
  id: number;
  city_id: number;
  category_id: number;
  words: string[];
  price_cents: number;
  duration_minutes: number;
  transport: 'none' | 'free' | 'addon';
  attributes: string[];
  ba_host: boolean;
  rank: number;
  popularity: number;
  reviews: number[];
}

/** The title of a course, made of `words`. */
export function titleOf({ words }: Pick<PlainCourse, 'words'>): string {
  return `Course of ${words.join(' and ') || 'nothing much'}`;
}

export async function storePlain(pool: Pool, plain: PlainCourse): Promise<void> {
  const { id, reviews, rules, exceptions, departures, horizon_days } = plain;
  const { city_id, category_id, price_cents, duration_minutes, transport, attributes, ba_host, rank, popularity } =
    plain;
  const title = titleOf(plain);
  const { cutoff_first_minutes } = plain;
  const facts = { id, city_id, category_id, title, price_cents, duration_minutes, transport, attributes, ba_host };
  await insertCourse(pool, { ...facts, rank, popularity, cutoff_first_minutes, times: [] });
  await pool.query(`update course set horizon_days = $2 where id = $1`, [id, horizon_days]);
  const rows = (list: readonly object[]) => JSON.stringify(list.map((row) => ({ course_id: id, ...row })));
  await pool.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select course_id, weekday, start_time, capacity from jsonb_populate_recordset(null::availability_rule, $1)`,
    [rows(rules)],
  );
  await pool.query(
    `insert into availability_exception (course_id, local_date, start_time, kind, capacity)
     select course_id, local_date, start_time, kind, capacity
     from jsonb_populate_recordset(null::availability_exception, $1)`,
    [rows(exceptions)],
  );
  const [made] = [departures.map((one) => ({ ...one, capacity: 4 }))];
  await pool.query(
    `insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
     select course_id, local_date, start_time, banyan_now(), banyan_now() + interval '1 hour', capacity
     from jsonb_populate_recordset(null::departure, $1)`,
    [rows(made)],
  );
  for (const { local_date, start_time, taken } of departures)
    await pool.query(`update departure set taken = $4 where course_id = $1 and local_date = $2 and start_time = $3`, [
      id,
      local_date,
      start_time,
      taken,
    ]);
  for (const rating of reviews)
    await pool.query(`insert into review (course_id, guest_name, guest_country, rating) values ($1, 'G', 'DE', $2)`, [
      id,
      rating,
    ]);
}
