// Writes a checked catalogue in the caller's transaction.
import type { PoolClient } from 'pg';
import { insertPictures } from '#src/server/platform/pictures/picture-queries.ts';
import { findExisting, takeIds } from './existing-queries.ts';
import type { OnProgress, Catalogue } from './catalogue.ts';
import { loadCategories, loadCities, loadCountries, loadHosts, type LoadContext } from './load-places-queries.ts';
import { toMinor } from '#src/domain/money/money.ts';
import { depositRate } from './cheapest-pax.ts';
import { plainRows } from './property-entries.ts';
import { loadAddons, loadDemoReviews, loadTimes } from './load-details-queries.ts';
import { slugify } from '#src/contract/addresses/path-parts.ts';

// In portions that fit into memory.

// Search follows row by row; a full load indexes at the end (ADR 024).

const batch = 1000;

/** `onPortion` gets how many are indexed. */
async function withSearchWaiting(
  client: PoolClient,
  { ids, onPortion }: { ids: readonly number[]; onPortion: (done: number) => void },
  work: () => Promise<void>,
): Promise<void> {
  await client.query(`select set_config('banyan.bulk_load', 'on', true)`);
  await work();
  await client.query(`select set_config('banyan.bulk_load', '', true)`);
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    await client.query('select rebuild_course_listing($1::int[])', [some]);
    await client.query(
      `select refresh_feed_blocks(array(select c.id from course c where c.id = any($1::int[])
         and exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null)))`,
      [some],
    );
    onPortion(Math.min(from + batch, ids.length));
  }
}

interface Names {
  readonly cities: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly hosts: ReadonlyMap<string, string>;
}

const portion = 1000;

/** With times, add-ons and demo reviews; reports progress. */
async function loadCourses(context: LoadContext, names: Names, onProgress: OnProgress): Promise<void> {
  const { client, catalogue, existing } = context;
  const { listings } = catalogue;
  const courseIds = listings.map(({ value }) => existing.courses.get(value.key)?.id ?? value.id);
  const ids = await takeIds(client, 'course', courseIds);
  const onPortion = (done: number) => onProgress('search', done, ids.length);
  await withSearchWaiting(client, { ids, onPortion }, async () => {
    for (let from = 0; from < listings.length; from += portion) {
      const entries = listings.slice(from, from + portion);
      await loadPortion(context, names, { entries, ids: ids.slice(from, from + portion) });
      onProgress('listings', from + entries.length, listings.length);
    }
  });
}

async function loadPortion(
  context: LoadContext,
  names: Names,
  { entries, ids }: { entries: Catalogue['listings']; ids: readonly number[] },
): Promise<void> {
  const { client, pictures } = context;
  const placed = entries.map(({ value }, index) => ({ id: ids[index] ?? 0, listing: value }));
  const rows = entries.map((entry, index) => courseRow(context, names, { entry, id: ids[index] ?? 0 }));
  await writeCourses(client, rows);
  await loadTimes(client, placed);
  await loadAddons(client, placed);
  await loadDemoReviews(client, placed, pictures);
}

function courseRow(
  { pictures, isDemo }: LoadContext,
  names: Names,
  { entry: { at, value }, id }: { entry: Catalogue['listings'][number]; id: number },
) {
  const cents = (usd: number | null) => (usd === null ? null : toMinor(usd));
  return {
    ...value,
    id,
    external_key: value.key,
    city_id: names.cities.get(value.city),
    category_id: names.categories.get(value.category),
    host_id: names.hosts.get(value.host),
    slug: value.slug ?? slugify(value.title),
    activity: value.activity ?? '',
    price_cents: cents(value.price),
    surcharge_cents: cents(value.surcharge),
    deposit_rate: depositRate(value.deposit_percent),
    steps: value.steps.map((step) => ({ ...step, minutes: null })),
    meeting_text: value.meeting.text,
    meeting_latitude: value.meeting.latitude,
    meeting_longitude: value.meeting.longitude,
    images: value.pictures?.length ? value.pictures.map((one) => pictures.imageOf(one, at.folder)) : null,
    is_demo: isDemo,
  };
}

const columns = `${plainRows.map(([name]) => name).join(', ')}, city_id, category_id, host_id, external_key, slug, title, activity, summary, description, steps,
  languages, duration_minutes, price_cents, surcharge_cents, deposit_rate,
  min_pax, max_pax, group_tiers, confirmation, policy, transport, ba_host, cutoff_first_minutes,
  cutoff_later_minutes, horizon_days, meeting_text, meeting_latitude, meeting_longitude, status, rank`;
// A file never puts suspended listings or hidden hosts on sale.
const keptStatus = 'case when course.stopped_from is null then excluded.status else course.status end';
const columnNames = columns.split(',').map((name) => name.trim());
const changes = columnNames.map((name) => `${name} = ${name === 'status' ? keptStatus : `excluded.${name}`}`);
const visibleStatus = `case when r.status = 'published' and exists (select from host h where h.user_id = r.host_id and h.hidden_at is not null)
  then 'paused' else r.status end`;
const values = columnNames.map((name) => (name === 'status' ? visibleStatus : `r.${name}`));

/** Keeps pictures when none are given; new courses use the city's. */
async function writeCourses(client: PoolClient, rows: readonly object[]): Promise<void> {
  await client.query(
    `insert into course (id, ${columns}, images, is_demo, published_at)
     select r.id, ${values.join(', ')},
       coalesce(r.images, c.images, jsonb_build_array(t.image)), r.is_demo,
       case when r.status = 'published' then banyan_now() end
     from jsonb_populate_recordset(null::course, $1) r
     join city t on t.id = r.city_id
     left join course c on c.id = r.id
     on conflict (id) do update set ${changes.join(', ')}, images = excluded.images,
       published_at = coalesce(course.published_at, excluded.published_at)`,
    [JSON.stringify(rows)],
  );
}

export interface Loaded {
  readonly cities: number;
  readonly categories: number;
  readonly hosts: number;
  readonly listings: number;
  readonly fresh: number;
}

type LoadOptions = Omit<LoadContext, 'existing'> & { readonly onProgress?: OnProgress };

/** In sequence: the installation's row is the lock. */
export async function loadCatalogue(options: LoadOptions): Promise<Loaded> {
  const { client, catalogue, pictures } = options;
  await lockInstallation(client);
  const context: LoadContext = { ...options, existing: await findExisting(client, catalogue) };
  await insertPictures(client, pictures.stored);
  await loadCountries(context);
  const categories = await loadCategories(context);
  const cities = await loadCities(context);
  const hosts = await loadHosts(context);
  await loadCourses(context, { cities, categories, hosts }, options.onProgress ?? (() => undefined));
  for (const { at, value } of catalogue.homePictures)
    await client.query('update installation set home_image = $1', [JSON.stringify(pictures.imageOf(value, at.folder))]);
  const { courses, courseIds } = context.existing;
  const isHere = ({ key, id }: { key: string; id?: number | undefined }) => courses.has(key) || courseIds.has(id ?? 0);
  return {
    cities: catalogue.cities.length,
    categories: catalogue.categories.length,
    hosts: catalogue.hosts.length,
    listings: catalogue.listings.length,
    fresh: catalogue.listings.filter(({ value }) => !isHere(value)).length,
  };
}

async function lockInstallation(client: PoolClient): Promise<void> {
  await client.query('select from installation for no key update');
}

export function loadedLine({ cities, categories, hosts, listings, fresh }: Loaded): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const parts = [
    ...(cities > 0 ? [counted(cities, 'city', 'cities')] : []),
    ...(categories > 0 ? [counted(categories, 'category', 'categories')] : []),
    ...(hosts > 0 ? [counted(hosts, 'host', 'hosts')] : []),
    `${counted(listings, 'listing', 'listings')} (${number(fresh)} new, ${number(listings - fresh)} changed)`,
  ];
  return `Loaded ${parts.join(', ')}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
