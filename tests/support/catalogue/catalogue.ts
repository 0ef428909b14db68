// A small catalogue for tests: two cities to book in, one that is closed, and courses for every price rule.
import type { Pool } from 'pg';
import { quickHash } from '#tests/support/app/tokens.ts';

export const hostId = '00000000-0000-4000-8000-000000000001';
export const guestId = '00000000-0000-4000-8000-000000000002';
export const guestEmail = 'guest@example.test';
export const guestPassword = 'a long enough password';

const picture = {
  id: 'test-picture',
  alt: 'A test picture',
  width: 1600,
  height: 1000,
  blur: 'data:,',
  dominant: '#336655',
  focal: null,
};

export interface CourseRow {
  id: number;
  city_id: number;
  category_id: number;
  title: string;
  slug: string;
  summary: string;
  price_cents: number;
  duration_minutes: number;
  min_pax: number;
  max_pax: number;
  surcharge_cents: number | null;
  deposit_rate: number;
  group_tiers: { from_pax: number; percent: number }[];
  transport: string;
  attributes: string[];
  ba_host: boolean;
  confirmation: string;
  status: string;
  rank: number;
  popularity: number;
  cutoff_first_minutes: number;
  /** Start times, each on every weekday. */
  times: string[];
}

const usualCourse: Omit<CourseRow, 'id'> = {
  city_id: 1,
  category_id: 1,
  title: 'A course of the test',
  slug: 'a-course-of-the-test',
  summary: 'Made for a test.',
  price_cents: 2000,
  duration_minutes: 120,
  min_pax: 1,
  max_pax: 10,
  surcharge_cents: null,
  deposit_rate: 0.2,
  group_tiers: [],
  transport: 'none',
  attributes: [],
  ba_host: false,
  confirmation: 'instant',
  status: 'published',
  rank: 0,
  popularity: 0,
  cutoff_first_minutes: 120,
  times: ['09:00'],
};

/** Countries, cities, categories, a host and a guest who can log in. Cities: 1 Hanoi, 2 Kathmandu, 3 closed. */
export async function insertPlaces(pool: Pool): Promise<void> {
  await pool.query(`insert into country (code, name, currency, isd_code, position)
    values ('NP', 'Nepal', 'NPR', '977', 1), ('VN', 'Vietnam', 'VND', '84', 2)`);
  await pool.query(
    `insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb,
       introduction, travel_tips, image, position, is_active)
     values (1, 'hanoi', 'Hanoi', 'Hà Nội', 'vi', 'VN', 21.03, 105.85, 'Asia/Ho_Chi_Minh', 'Lakes', 'A city of lakes.',
         '[{"title": "Season", "text": "October is mild."}]', $1, 1, true),
       (2, 'kathmandu', 'Kathmandu', 'काठमाडौँ', 'ne', 'NP', 27.72, 85.32, 'Asia/Kathmandu', 'Stupas', 'A valley.',
         '[]', $1, 2, true),
       (3, 'closed-city', 'Closed City', 'Closed City', 'en', 'NP', 0, 0, 'Asia/Kathmandu', '', '', '[]', $1, 3, false)`,
    [JSON.stringify(picture)],
  );
  await pool.query(`insert into category (id, slug, name, position)
    values (1, 'food', 'Food', 1), (2, 'craft', 'Craft', 2), (3, 'empty', 'Empty', 3)`);
  // As after an import: new rows get the next id.
  for (const table of ['city', 'category'])
    await pool.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  await pool.query(
    `insert into user_account (id, email, password_hash, first_name, last_name, roles, verified_at)
     values ($1, 'host@example.test', null, 'Test', 'Host', '{user,host}', banyan_now()),
       ($2, $3, $4, 'Test', 'Guest', '{user}', banyan_now())`,
    [hostId, guestId, guestEmail, await quickHash(guestPassword)],
  );
  await pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
     values ($1, 'Test Host', 'Cooks', 'A story.', '{English}', '2024-01-01', '+84 000')`,
    [hostId],
  );
  await pool.query(`insert into exchange_rate (code, rate, fetched_at)
    values ('NPR', 133.5, banyan_now()), ('VND', 26345, banyan_now()), ('SGD', 1.3412, banyan_now())`);
  await pool.query(`insert into content_page (slug, title, summary, body)
    values ('about-us', 'About us', 'Who we are', '# About us')`);
}

/** One course with a rule on every weekday for each of its times; missing columns get defaults. */
export async function insertCourse(pool: Pool, row: Partial<CourseRow> & { id: number }): Promise<void> {
  const { id, times, group_tiers, ...course } = { ...usualCourse, ...row };
  // The id is first: it is also the course's age in days.
  const values = {
    id,
    ...course,
    group_tiers: JSON.stringify(group_tiers),
    host_id: hostId,
    description: 'A description.',
    languages: ['English'],
    meeting_text: 'By the gate',
    meeting_latitude: 21,
    meeting_longitude: 105,
    images: JSON.stringify([picture]),
    cutoff_later_minutes: 0,
  };
  const names = Object.keys(values);
  await pool.query(
    `insert into course (${names.join(', ')}, published_at)
     values (${names.map((_name, index) => `$${index + 1}`).join(', ')}, banyan_now() - make_interval(days => $1::int))`,
    Object.values(values),
  );
  await pool.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select $1, weekday, start_time::time, 10 from generate_series(1, 7) weekday, unnest($2::text[]) start_time`,
    [id, times],
  );
}

/** Reviews with these ratings, one a day, the first one newest. */
export async function insertReviews(pool: Pool, courseId: number, ratings: readonly number[]): Promise<void> {
  await pool.query(
    `insert into review (course_id, guest_name, guest_country, rating, body, created_at)
     select $1, 'Guest ' || n, 'DE', rating, 'Review ' || n, banyan_now() - make_interval(days => n::int)
     from unnest($2::int[]) with ordinality r(rating, n)`,
    [courseId, ratings],
  );
}
