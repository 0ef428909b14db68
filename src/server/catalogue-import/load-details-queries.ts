// Writes add-ons, times and demo reviews, which are marked as such (docs/reference/texts.md#demo-world).
import { toMinor } from '#src/domain/money/money.ts';
import type { PoolClient } from 'pg';
import { slugify } from '#src/contract/addresses/path-parts.ts';
import { takeIds } from './existing-queries.ts';
import type { PlacedListing } from './catalogue.ts';
import type { Pictures } from './picture-files.ts';

// Add-on numbers are in checkout URLs, so they stay.

interface KnownAddon {
  id: number;
  course_id: number;
  external_key: string;
}

/** Add-ons made elsewhere stay. */
export async function loadAddons(client: PoolClient, placed: readonly PlacedListing[]): Promise<void> {
  const listings = placed.filter(({ listing }) => listing.addons !== undefined);
  const courses = listings.map(({ id }) => id);
  const here = await client.query<KnownAddon>(
    'select id, course_id, external_key from addon where course_id = any($1::int[]) and external_key is not null',
    [courses],
  );
  const addonsByKey = new Map(here.rows.map(({ id, course_id, external_key }) => [`${course_id} ${external_key}`, id]));
  const addons = listings.flatMap(({ id, listing }) =>
    (listing.addons ?? []).map((addon) => ({
      ...addon,
      course_id: id,
      external_key: addon.key ?? slugify(addon.title),
    })),
  );
  const addonIds = addons.map(
    ({ course_id, external_key, id }) => addonsByKey.get(`${course_id} ${external_key}`) ?? id,
  );
  const ids = await takeIds(client, 'addon', addonIds);
  const rows = addons.map(({ unit_price, ...addon }, index) => ({
    ...addon,
    id: ids[index],
    unit_price_cents: toMinor(unit_price),
  }));
  await client.query(
    'delete from addon where course_id = any($1::int[]) and external_key is not null and id <> all($2::int[])',
    [courses, ids],
  );
  await client.query(
    `insert into addon (id, course_id, external_key, kind, title, description, unit_price_cents, persons_per_unit,
       is_preselected)
     select id, course_id, external_key, kind, title, description, unit_price_cents, persons_per_unit, is_preselected
     from jsonb_populate_recordset(null::addon, $1)
     on conflict (id) do update set kind = excluded.kind, title = excluded.title, description = excluded.description,
       unit_price_cents = excluded.unit_price_cents, persons_per_unit = excluded.persons_per_unit,
       is_preselected = excluded.is_preselected
       where addon.course_id = excluded.course_id`,
    [JSON.stringify(rows)],
  );
}

/** Replaces rules, and merges exceptions by day and time. */
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
     select e.course_id, coalesce(e.date, local_time(banyan_now(), t.time_zone)::date + e.in_days), e.time, e.kind,
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
  // Unchanged rules stay, so a repeated load triggers nothing.
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

/** Their photos are shipped pictures. */
export async function loadDemoReviews(
  client: PoolClient,
  placed: readonly PlacedListing[],
  pictures: Pick<Pictures, 'imageOf'>,
): Promise<void> {
  const reviews = placed.flatMap(({ id, listing }) =>
    listing.reviews.map((review) => ({
      ...review,
      course_id: id,
      photos: review.photos.map((photo) => ({ id: photo, alt: pictures.imageOf(photo, '').alt })),
    })),
  );
  if (reviews.length === 0) return;
  await client.query('delete from review where is_demo and course_id = any($1::int[])', [
    [...new Set(reviews.map(({ course_id }) => course_id))],
  ]);
  // A photo earns a code: mark it as rewarded.
  await client.query(
    `with brought as materialized (
       select gen_random_uuid() as id, r.* from jsonb_to_recordset($1) as r(course_id int, guest_name text,
         guest_country text, rating int, body text, language text, days_ago int, reply text, photos jsonb)
     ), written as (
       insert into review (id, course_id, guest_name, guest_country, rating, body, language, host_reply, is_rewarded,
         is_demo, created_at)
       select id, course_id, guest_name, guest_country, rating, body, language, reply, photos <> '[]', true,
         banyan_now() - make_interval(days => days_ago) from brought
     )
     insert into review_photo (review_id, position, picture_id, alt)
     select b.id, p.position, p.photo ->> 'id', p.photo ->> 'alt'
     from brought b, jsonb_array_elements(b.photos) with ordinality as p (photo, position)`,
    [JSON.stringify(reviews)],
  );
}
