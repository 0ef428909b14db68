// More of a catalogue than the demo has: lists that need paging, reviews that need loading.
import pg from 'pg';
import { startEmbedded } from '#src/server/db/embedded.ts';
import { ensureOwnDatabase } from '#src/server/db/embedded/own-database.ts';
import type { RunningProgram } from './program.ts';

interface Extra {
  cityId: number;
  courses: number;
  /** Who gets this many reviews, one a day, ratings from 1 to 5 in turn. */
  reviewed: { courseId: number; reviews: number };
}

/** Copies the demo's own courses under new names, with their timetables. Before any page of the program is asked for. */
export async function addCourses(program: RunningProgram, { cityId, courses, reviewed }: Extra): Promise<void> {
  const silent = () => undefined;
  const server = await startEmbedded({ dataDir: program.dataDir, log: silent, isShared: true });
  const client = new pg.Client({ connectionString: await ensureOwnDatabase(server) });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into course
       select made.* from generate_series(1, $2::int) n
       join lateral (select * from course where city_id = $1 and id < 50000 order by id offset (n % 4) limit 1) c on true
       cross join lateral jsonb_populate_record(null::course, to_jsonb(c) || jsonb_build_object(
         'id', 50000 + n, 'slug', c.slug || '-' || n, 'title', left(c.title, 100) || ', walk ' || n,
         'rank', 0, 'external_key', null, 'price_cents', 1000 + 150 * n, 'ba_host', n % 4 = 0, 'review_total', 0, 'review_sum', 0,
         'meeting_latitude', c.meeting_latitude + 0.02 * (n % 6), 'meeting_longitude', c.meeting_longitude + 0.02 * (n / 6),
         'transport', (array['none', 'free', 'addon'])[1 + n % 3])) made`,
      [cityId, courses],
    );
    await client.query(
      `insert into availability_rule (course_id, weekday, start_time, capacity)
       select id, weekday, (array['08:00', '14:00', '19:30'])[1 + id % 3]::time, 10
       from course, generate_series(1, 7) weekday where id > 50000`,
    );
    await client.query(
      `insert into review (course_id, guest_name, guest_country, rating, body, created_at)
       select $1, 'Guest ' || n, 'DE', 1 + n % 5, 'Review number ' || n, banyan_now() - make_interval(days => n + 100)
       from generate_series(1, $2::int) n`,
      [reviewed.courseId, reviewed.reviews],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
