// Listings of the demo with their add-ons, weekly rules, exceptions and reviews.
import type { PoolClient } from 'pg';
import type { CityFile, DemoFiles, DemoListing } from './demo-files.ts';
import { imagesOf } from './images.ts';
import { demoId } from './people.ts';

/** Inserts every listing of every city file, published. */
export async function seedListings(client: PoolClient, files: DemoFiles): Promise<void> {
  const listings = files.cities.flatMap((file) => file.listings.map((listing) => ({ file, listing })));
  const rows = listings.map(({ file, listing }, index) => rowOf(files, file, listing, listings.length - index));
  await client.query(
    `insert into course (id, city_id, category_id, host_id, slug, title, summary, description, steps, included,
       excluded, bring, requirements, accessibility, languages, minimum_age, duration_minutes, price_cents, min_pax,
       max_pax, group_tiers, confirmation, policy, transport, attributes, ba_host, cutoff_first_minutes,
       cutoff_later_minutes, meeting_text, meeting_latitude, meeting_longitude, images, status, rank, popularity,
       is_demo, published_at)
     select id, city_id, category_id, host_id, slug, title, summary, description, steps, included, excluded, bring,
       requirements, accessibility, languages, minimum_age, duration_minutes, price_cents, min_pax, max_pax,
       group_tiers, confirmation, policy, transport, attributes, ba_host, cutoff_first_minutes, cutoff_later_minutes,
       meeting_text, meeting_latitude, meeting_longitude, images, 'published', rank, popularity, true, banyan_now()
     from jsonb_populate_recordset(null::course, $1)`,
    [JSON.stringify(rows)],
  );
  await seedAddons(
    client,
    listings.map(({ listing }) => listing),
  );
  await seedTimes(
    client,
    listings.map(({ listing }) => listing),
  );
  await seedReviews(
    client,
    listings.map(({ listing }) => listing),
  );
}

function rowOf(files: DemoFiles, file: CityFile, listing: DemoListing, rank: number) {
  const category = files.shared.categories.find((one) => one.slug === listing.category);
  if (!category) throw new Error(`${listing.key}: category ${listing.category} is not in demo/shared.json`);
  return {
    ...listing,
    city_id: file.city.id,
    category_id: category.id,
    host_id: demoId(listing.host),
    price_cents: Math.round(listing.price * 100),
    steps: listing.steps.map((step) => ({ ...step, minutes: null })),
    meeting_text: listing.meeting.text,
    meeting_latitude: listing.meeting.latitude,
    meeting_longitude: listing.meeting.longitude,
    images: imagesOf(files, listing.key),
    rank,
    popularity: listing.reviews.length * 10 + rank,
  };
}

async function seedAddons(client: PoolClient, listings: DemoListing[]): Promise<void> {
  const addons = listings.flatMap((listing) =>
    listing.addons.map(({ unit_price, ...addon }) => ({
      ...addon,
      course_id: listing.id,
      unit_price_cents: Math.round(unit_price * 100),
    })),
  );
  await client.query(
    `insert into addon (id, course_id, kind, title, description, unit_price_cents, persons_per_unit, is_preselected)
     select id, course_id, kind, title, description, unit_price_cents, persons_per_unit, is_preselected
     from jsonb_populate_recordset(null::addon, $1)`,
    [JSON.stringify(addons)],
  );
}

async function seedTimes(client: PoolClient, listings: DemoListing[]): Promise<void> {
  const rules = listings.flatMap((listing) =>
    listing.rules.flatMap(({ weekdays, times, capacity }) =>
      weekdays.flatMap((weekday) =>
        times.map((start_time) => ({ course_id: listing.id, weekday, start_time, capacity })),
      ),
    ),
  );
  await client.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select course_id, weekday, start_time, capacity from jsonb_populate_recordset(null::availability_rule, $1)`,
    [JSON.stringify(rules)],
  );
  const exceptions = listings.flatMap((listing) =>
    listing.exceptions.map((one) => ({ ...one, course_id: listing.id })),
  );
  await client.query(
    `insert into availability_exception (course_id, local_date, start_time, kind, capacity, reason)
     select e.course_id, (banyan_now() at time zone t.time_zone)::date + e.in_days, e.time, e.kind, e.capacity, e.reason
     from jsonb_to_recordset($1)
       as e(course_id int, in_days int, kind text, time time, capacity int, reason text)
     join course c on c.id = e.course_id join city t on t.id = c.city_id`,
    [JSON.stringify(exceptions)],
  );
}

async function seedReviews(client: PoolClient, listings: DemoListing[]): Promise<void> {
  const reviews = listings.flatMap((listing) =>
    listing.reviews.map((review) => ({ ...review, course_id: listing.id })),
  );
  await client.query(
    `insert into review (course_id, guest_name, guest_country, rating, body, is_demo, created_at)
     select r.course_id, r.guest_name, r.guest_country, r.rating, r.body, true,
       banyan_now() - make_interval(days => r.days_ago)
     from jsonb_to_recordset($1)
       as r(course_id int, guest_name text, guest_country text, rating int, body text, days_ago int)`,
    [JSON.stringify(reviews)],
  );
}
