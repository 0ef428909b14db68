import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestId, hostId, insertCourse, insertPlaces, insertReviews } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let database: TestDatabase;
const run = (text: string) => database.pool.query(text);

beforeAll(async () => {
  database = await createTestDatabase();
  await insertPlaces(database.pool);
  await run(`insert into host (user_id, display_name, headline, story, languages, host_since, phone)
    select '${guestId}', 'Second Host', headline, story, languages, host_since, phone from host`);
  for (const id of [1, 2, 3]) await insertCourse(database.pool, { id, times: ['09:00', '20:00'] });
  await insertCourse(database.pool, { id: 4, city_id: 2, status: 'draft' });
});
afterAll(() => database.drop());

/** The rows that triggers maintain, as comparable text without zero totals and unused terms. */
async function snapshot() {
  const { rows } = await run(`select
    (select jsonb_agg(to_jsonb(l) order by course_id) from course_listing l) as listing,
    (select jsonb_agg(to_jsonb(d) order by course_id) from course_days d) as days,
    (select jsonb_agg(to_jsonb(f) order by city_id, category_id) from listing_facet f where total <> 0) as facets,
    (select jsonb_agg(to_jsonb(f) order by category_id) from category_facet f where total <> 0) as categories,
    (select jsonb_agg(to_jsonb(f) order by city_id) from city_facet f where total <> 0) as cities,
    (select jsonb_agg(to_jsonb(f) order by host_id) from host_facet f where total <> 0) as hosts,
    (select hosts from catalogue_facet) as host_total`);
  return rows[0] as Record<string, unknown>;
}

/** Each change, and the projection rows it must change; `nothing` for none. */
const changes: [string, string[]][] = [
  [`update course set title = 'Quite another title' where id = 1`, ['listing']],
  [`update course set summary = 'Lanterns on the water' where id = 1`, ['listing']],
  [`update course set description = 'We row past herons.' where id = 1`, ['listing']],
  [`update course set price_cents = 1500 where id = 2`, ['listing', 'cities']],
  [`update course set surcharge_cents = 700, min_pax = 2 where id = 2`, ['cities']],
  [`update course set deposit_rate = 0.5 where id = 2`, ['cities']],
  [`update course set group_tiers = '[{"from_pax": 4, "percent": 10}]' where id = 2`, ['cities']],
  [`update course set duration_minutes = 240 where id = 1`, ['listing']],
  [`update course set transport = 'addon', ba_host = true where id = 1`, ['listing']],
  [`update course set attributes = '{solo,family,couples,child-friendly,big-groups}' where id = 1`, ['listing']],
  [`update course set rank = 50 where id = 1`, ['listing', 'cities']],
  [`update course set popularity = 9 where id = 1`, ['listing']],
  [`update course set published_at = banyan_now() - interval '3 years' where id = 1`, ['listing']],
  [`update course set horizon_days = 20 where id = 1`, ['days']],
  [`update course set cutoff_first_minutes = 6000 where id = 1`, ['days']],
  [`update course set category_id = 2 where id = 1`, ['listing', 'facets', 'categories']],
  [`update course set city_id = 2 where id = 1`, ['listing', 'days', 'facets', 'cities']],
  [`update course set host_id = '${guestId}' where id = 1`, ['listing', 'hosts', 'host_total']],
  [`update course set host_id = '${hostId}' where id = 1`, ['listing', 'hosts', 'host_total']],
  [`update course set status = 'published' where id = 4`, ['listing', 'days', 'facets', 'cities']],
  [`update course set status = 'paused' where id = 1`, ['listing', 'days', 'facets', 'cities']],
  [
    `update availability_rule set start_time = '13:00' where course_id = 2 and start_time = '20:00'`,
    ['listing', 'days'],
  ],
  [
    `update availability_rule set course_id = 3, start_time = '06:00' where course_id = 2 and weekday = 2 and start_time = '09:00'`,
    ['days'],
  ],
  [`delete from availability_rule where course_id = 2 and weekday = 5`, ['days']],
  [
    `insert into availability_exception (course_id, local_date, start_time, kind, capacity)
     values (2, (banyan_now() + interval '9 days')::date, '22:00', 'extra', 4)`,
    ['listing', 'days'],
  ],
  [
    `insert into availability_exception (course_id, local_date, kind)
     values (3, (banyan_now() + interval '10 days')::date, 'closed')`,
    ['days'],
  ],
  [`update availability_exception set local_date = local_date + 1 where kind = 'closed'`, ['days']],
  [`delete from availability_exception where kind = 'extra'`, ['listing', 'days']],
  [`update city set name = 'Thang Long', native_name = 'Thăng Long' where id = 1`, ['listing']],
  [`update city set time_zone = 'Pacific/Apia' where id = 1`, ['days']],
  [`update category set name = 'Cooking' where id = 1`, ['listing']],
  [`update country set name = 'Viet Nam' where code = 'VN'`, ['listing']],
  [`update city set is_active = false where id = 1`, ['listing', 'days', 'facets', 'cities']],
  [`update city set is_active = true where id = 1`, ['listing', 'days', 'facets', 'cities']],
  [`update city set blurb = 'No matter' where id = 1`, []],
  [`update course set meeting_text = 'By the old gate' where id = 2`, ['listing']],
  [`update course set languages = '{French}' where id = 2`, ['listing']],
  [`update course set diets = '{vegan}', access_features = '{step-free}', is_private = true where id = 2`, ['listing']],
  [`update course set policy = 'strict', confirmation = 'on_request' where id = 2`, ['listing']],
  [`update course set minimum_age = 7 where id = 2`, []],
  [`delete from availability_rule where course_id = 3; delete from course where id = 3`, ['listing', 'days', 'facets']],
];

describe('the projection of published courses', () => {
  it.each(changes)('%s', async (change, moved) => {
    const before = await snapshot();
    await run(change);
    const after = await snapshot();
    const isMoved = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
    expect(Object.keys(after).filter(isMoved)).toEqual(expect.arrayContaining(moved));
    if (moved.length === 0) expect(after).toEqual(before);
    await run('select rebuild_course_listing()');
    expect(await snapshot()).toEqual(after);
  });

  it('follows the reviews', async () => {
    await insertReviews(database.pool, 2, [5, 4]);
    const { rows } = await run('select rating, review_total from course_listing where course_id = 2');
    expect(rows).toEqual([{ rating: 4_500_002, review_total: 2 }]);
    const after = await snapshot();
    await run('select rebuild_course_listing()');
    expect(await snapshot()).toEqual(after);
  });

  it('keeps its indexes through a rebuild of all, and can rebuild some', async () => {
    const indexes = async () =>
      (await run(`select indexdef from pg_indexes where tablename in ('course_listing', 'course_days') order by 1`))
        .rows;
    const [before, all] = [await indexes(), await snapshot()];
    await run('select rebuild_course_listing()');
    expect(await indexes()).toEqual(before);
    await run(`update course_listing set price_cents = 1; update course_days set morning = null`);
    await run('select rebuild_course_listing(array(select id from course))');
    const { listing, days } = await snapshot();
    expect([listing, days]).toEqual([all['listing'], all['days']]);
  });

  it('leaves a bulk load alone until it asks', async () => {
    const before = await snapshot();
    await run(`begin; set local banyan.bulk_load = 'on'; update course set price_cents = 9900; commit`);
    expect(await snapshot()).toEqual(before);
    await run('select rebuild_course_listing()');
    expect((await run('select distinct price_cents from course_listing')).rows).toEqual([{ price_cents: 9900 }]);
  });
});
