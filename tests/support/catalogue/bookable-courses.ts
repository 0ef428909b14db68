// A small catalogue for tests of booking: one city, one host, and courses made to measure.
import type { Pool } from 'pg';
import { hostId } from './catalogue.ts';

export interface CourseWish {
  capacity?: number;
  price_cents?: number;
  min_pax?: number;
  max_pax?: number;
  transport?: 'none' | 'free' | 'addon';
  confirmation?: 'instant' | 'on_request';
  host_id?: string;
}

export interface TestCourse {
  id: number;
  hostId: string;
  /** Thirty days ahead in the city's zone. */
  date: string;
  time: string;
}

/** Country, city, category and rate; once for each database. */
export async function insertBookableCity(pool: Pool): Promise<void> {
  await pool.query(`
    insert into country (code, name, currency, isd_code, position) values ('VN', 'Vietnam', 'VND', '84', 1);
    insert into city (slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb, introduction, image)
      values ('hanoi', 'Hanoi', 'Hà Nội', 'vi', 'VN', 21.03, 105.85, 'Asia/Ho_Chi_Minh', 'Lakes', 'Lakes and lanes', '{}');
    insert into category (slug, name) values ('food', 'Food');
    insert into exchange_rate (code, rate, fetched_at) values ('VND', 26345, banyan_now());
    insert into user_account (id, email, first_name, roles)
      values ('00000000-0000-4000-8000-000000000001', 'host@example.test', 'Mai', '{user,host}');
    insert into host (user_id, display_name, headline, story, languages, host_since, phone)
      values ('00000000-0000-4000-8000-000000000001', 'Mai', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 1')`);
}

/** A published course with one departure a day at 09:00. */
export async function insertBookableCourse(pool: Pool, wish: CourseWish = {}): Promise<TestCourse> {
  const host = wish.host_id ?? hostId;
  const made = await pool.query<{ id: number; date: string }>(
    `with made as (
      insert into course (city_id, category_id, host_id, slug, title, summary, description, languages, duration_minutes,
        price_cents, min_pax, max_pax, transport, confirmation, cutoff_first_minutes, meeting_text, meeting_latitude,
        meeting_longitude, images, status, bring)
      select ci.id, ca.id, $1, 'cooking', 'Cook with Mai in her kitchen', 'Cook.', 'Cook.', '{English}', 180, $2, $3, $4,
        $5, $6, 120, 'At the lake', 21.03, 105.85, '[{"id":"x","alt":"A bowl","width":1600,"height":1000,"blur":null,"dominant":null,"focal":null}]', 'published',
        '{Hat}'
      from city ci, category ca limit 1 returning id
    ), ruled as (
      insert into availability_rule (course_id, weekday, start_time, capacity)
      select id, weekday, '09:00', $7 from made, generate_series(1, 7) weekday
    )
    select id, ((banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date + 30)::text as date from made`,
    [
      host,
      wish.price_cents ?? 2000,
      wish.min_pax ?? 1,
      wish.max_pax ?? 100,
      wish.transport ?? 'none',
      wish.confirmation ?? 'instant',
      wish.capacity ?? 10,
    ],
  );
  const row = made.rows[0]!;
  return { id: row.id, hostId: host, date: row.date, time: '09:00' };
}

/** An add-on; returns its id. */
export async function insertAddon(pool: Pool, courseId: number, kind: 'translator' | 'vehicle', perUnit: number) {
  const made = await pool.query<{ id: number }>(
    `insert into addon (course_id, kind, title, description, unit_price_cents, persons_per_unit)
     values ($1, $2, initcap($2), '', 1500, $3) returning id`,
    [courseId, kind, perUnit],
  );
  return made.rows[0]!.id;
}

/** A fixed code of `cents` off with the limits given. */
export async function insertCoupon(
  pool: Pool,
  code: string,
  limits: { cents?: number; max_uses?: number | null; per_user?: number; until?: string; minimum?: number } = {},
): Promise<void> {
  await pool.query(
    `insert into coupon (code, kind, amount_cents, max_uses, max_uses_per_user, valid_until, minimum_spend_cents)
     values ($1, 'fixed', $2, $3, $4, $5, $6)`,
    [
      code,
      limits.cents ?? 500,
      limits.max_uses ?? null,
      limits.per_user ?? 1,
      limits.until ?? null,
      limits.minimum ?? 0,
    ],
  );
}

/** A guest's choice of a course, with a new contact. */
export function choiceOf(course: TestCourse, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    course_id: course.id,
    date: course.date,
    time: course.time,
    pax: 1,
    email: 'guest@example.test',
    first_name: 'Ada',
    last_name: 'Guest',
    ...more,
  };
}
