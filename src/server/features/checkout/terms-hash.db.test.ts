// A claim compares `offer_stamp` under the lock (ADR 010): a price or rule column missing from it would let an old
// price through.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { pageProperties } from '#src/contract/shapes/listing-properties.ts';
import { createProgram } from '#tests/support/app/program.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { readClaim } from './claim-queries.ts';
import { guestId } from '#tests/support/catalogue/catalogue.ts';

/** Another valid value per column that moves a price or rule. */
const rules: Record<string, string> = {
  city_id: `(select id from city where slug = 'hue')`,
  host_id: `'${guestId}'`,
  duration_minutes: 'duration_minutes + 30',
  price_cents: 'price_cents + 1',
  min_pax: 'min_pax + 1',
  max_pax: 'max_pax - 1',
  surcharge_cents: 'coalesce(surcharge_cents, 0) + 1',
  deposit_rate: 'deposit_rate + 0.01',
  group_tiers: `'[{"from_pax": 2, "percent": 5}]'`,
  confirmation: `'on_request'`,
  policy: `'strict'`,
  transport: `'free'`,
  cutoff_first_minutes: 'cutoff_first_minutes + 1',
  cutoff_later_minutes: 'cutoff_later_minutes - 1',
  horizon_days: 'horizon_days - 1',
  status: `'paused'`,
};

/** Columns that move neither, with the reason. A column in neither list fails. */
const shown: Record<string, string> = {
  id: 'names the course, and never changes',
  slug: 'part of the address',
  title: 'text of the page, the mails and the voucher',
  activity: 'text of the page, the cards and the voucher',
  summary: 'text of the page',
  ...Object.fromEntries(pageProperties.map((name) => [name, 'a property that is shown on the page'])),
  steps: 'text of the page',
  bring: 'text of the page and the voucher',
  languages: 'text of the page and a filter',
  minimum_age: 'text of the page: nobody is asked for an age',
  meeting_text: 'text of the voucher, read when it is shown',
  meeting_latitude: 'a point on the map, read when it is shown',
  meeting_longitude: 'a point on the map, read when it is shown',
  pickup:
    'area and window of the pickup; whether it is offered and what it costs stand in transport and in the add-ons',
  images: 'pictures',
  category_id: 'a filter, and named in the answer for analytics',
  attributes: 'a filter',
  ba_host: 'a badge and a filter',
  rank: 'order of the lists',
  popularity: 'order of the lists',
  review_total: 'order of the lists and the average',
  review_sum: 'order of the lists and the average',
  is_demo: 'a mark of the installation',
  published_at: 'when it was published; that it is stands in status',
  created_at: 'when it was made',
  updated_at: 'when it was changed',
  external_key: 'the key of an import',
  stopped_from: 'where it was before the staff took it off sale; that they did stands in status',
  stopped_with_host: 'as stopped_from',
};

let base: TestDatabase;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  course = await insertBookableCourse(base.pool);
  await base.pool.query(`
    insert into city (slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb, introduction, image)
      select 'hue', 'Hue', 'Huế', 'vi', country_code, 16.46, 107.59, time_zone, blurb, introduction, image from city;
    insert into user_account (id, email, first_name) values ('${guestId}', 'other@example.test', 'Lan');
    insert into host (user_id, display_name, headline, story, languages, host_since, phone)
      values ('${guestId}', 'Lan', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 2')`);
});
afterAll(() => base?.drop());

/** The hash before and after a change, which is rolled back. */
async function hashesAround(change: string): Promise<[string, string]> {
  const client = await base.pool.connect();
  const hash = async () =>
    (await client.query('select offer_stamp($1, $2)::text as terms_hash', [course.id, course.date])).rows[0]
      .terms_hash as string;
  try {
    await client.query('begin');
    const before = await hash();
    await client.query(change);
    return [before, await hash()];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the hash of the terms of a course', () => {
  it('knows every column of a course, as a rule or as something that is only shown', async () => {
    const result = await base.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'course' and table_schema = 'public'`,
    );
    const known = [...Object.keys(rules), ...Object.keys(shown)];
    expect(known.toSorted()).toEqual(result.rows.map(({ column_name }) => column_name).toSorted());
  });

  it.each(Object.entries(rules))('changes with %s', async (column, other) => {
    const [before, after] = await hashesAround(`update course set ${column} = ${other} where id = ${course.id}`);
    expect(after).not.toBe(before);
  });

  it('stays with what is only shown', async () => {
    const [before, after] = await hashesAround(
      `update course set title = 'Another title', rank = rank + 1, bring = '{Shoes}' where id = ${course.id}`,
    );
    expect(after).toBe(before);
  });

  it.each([
    ['a rule of the calendar', `update availability_rule set capacity = capacity + 1 where course_id = $course`],
    [
      'an exception on the day',
      `insert into availability_exception (course_id, local_date, kind) values ($course, '$date', 'closed')`,
    ],
    [
      'an add-on',
      `insert into addon (course_id, kind, title, description, unit_price_cents, persons_per_unit) values ($course, 'vehicle', 'Van', 'A van', 500, 4)`,
    ],
  ])('changes with %s', async (_what, change) => {
    const [before, after] = await hashesAround(
      change.replaceAll('$course', String(course.id)).replaceAll('$date', course.date),
    );
    expect(after).not.toBe(before);
  });
});

describe('the claim', () => {
  it('reads none of the columns that are only shown, but the title and the category, which its answer names', async () => {
    const program = await createProgram(base.pool);
    const who = { userId: null, email: 'a@example.test', visitorId: 'v', key: null, replaces: null } as const;
    const claimant = { ...who, couponCode: null, offerHash: null, network: null };
    const slot = { courseId: course.id, date: course.date, time: course.time };
    const [read = ''] = await statementsOf(() => readClaim(program.services, slot, claimant));
    await program.close();
    expect(read).toContain('offer_stamp(c.id');
    const isRead = (column: string) => new RegExp(`\\bc\\.${column}\\b`).test(read);
    expect(Object.keys(rules).filter((column) => !isRead(column))).toEqual([]);
    expect(Object.keys(shown).filter(isRead)).toEqual(['id', 'title', 'category_id']);
  });
});
