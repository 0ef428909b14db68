// Prepares what the courses of a load need: countries, categories, cities, images and rates.
import type pg from 'pg';
import { copyRows } from './database/copy-rows.ts';
import { cityCount, firstIds, hostCount, type LoadPlan, type PlannedCity, purposes } from './plan.ts';
import data from './places.json' with { type: 'json' };
import { kinds } from './text/word-lists.ts';
import type { Row } from './database/copy-text.ts';
import { slugOf } from './text/course-text.ts';
import { randomFor } from '#proofs/kit/random.ts';

// Cities of a load: the real ones first, then their quarters as separate cities, for size.

interface MadeCity {
  slug: string;
  name: string;
  /** False for a quarter used as a city. */
  isReal: boolean;
  place: (typeof data.places)[number];
}

function cityAt(n: number): MadeCity {
  const place = data.places[n % data.places.length];
  if (!place) throw new RangeError('there are no places');
  const round = Math.floor(n / data.places.length);
  if (round === 0) return { slug: slugOf(place.name), name: place.name, isReal: true, place };
  const quarter = data.quarters[(round - 1) % data.quarters.length] ?? '';
  const again = Math.floor((round - 1) / data.quarters.length);
  const name = [place.name, quarter, ...(again === 0 ? [] : [String(again + 1)])].join(' ');
  return { slug: slugOf(name), name, isReal: false, place };
}

const tips = JSON.stringify([
  { title: 'Season', text: 'The dry months are the easiest for walks and boats.' },
  { title: 'Getting around', text: 'Short ways are best on foot; agree on the fare before a longer one.' },
]);

/** The row of the n-th city. `pictures` are JSON texts of single images. */
function cityRow(seed: number, n: number, { id, pictures }: { id: number; pictures: readonly string[] }): Row {
  const random = randomFor(seed, purposes.city, n);
  const { slug, name, isReal, place } = cityAt(n);
  // Quarters lie within about twenty kilometres of their city.
  const away = () => (isReal ? 0 : (random.next() - 0.5) / 3);
  return {
    id,
    slug,
    name,
    native_name: isReal ? place.native_name : name,
    native_lang: isReal ? place.native_lang : 'en',
    country_code: place.country_code,
    latitude: place.latitude + away(),
    longitude: place.longitude + away(),
    time_zone: place.time_zone,
    blurb: `Generated for measuring: ${name}`,
    introduction: `${name} is part of a generated catalogue for measuring. Its courses are put together from word lists.`,
    travel_tips: tips,
    image: random.pick(pictures),
    position: Math.min(1000 + n, 32_000),
    is_demo: true,
  };
}

/** Inserts the missing ones in the transaction of `client`, and returns the plan. */
export async function preparePlan(
  client: pg.ClientBase,
  { courses, seed }: { courses: number; seed: number },
): Promise<LoadPlan> {
  await ensureCountries(client);
  const galleries = await findGalleries(client);
  const pictures = galleries.map(([first]) => JSON.stringify(first));
  const now = await client.query<{ today: string }>(`select (banyan_now() at time zone 'UTC')::date::text as today`);
  return {
    seed,
    courses,
    hosts: hostCount(courses),
    categories: await ensureCategories(client),
    cities: await ensureCities(client, { seed, count: cityCount(courses), pictures }),
    // Five images per course are usual; three keep a million of them in bounds.
    galleries: galleries.map((gallery) => JSON.stringify(gallery.slice(0, 3))),
    today: Date.parse(now.rows[0]?.today ?? ''),
  };
}

async function ensureCountries(client: pg.ClientBase): Promise<void> {
  const rows = data.countries.map((country, index) => ({ ...country, position: index + 1 }));
  await client.query(
    `insert into country (code, name, currency, isd_code, position)
     select code, name, currency, isd_code, position from jsonb_populate_recordset(null::country, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into exchange_rate (code, rate, fetched_at)
     select c.currency, c.rate, banyan_now() from jsonb_to_recordset($1) as c(currency text, rate numeric)
     on conflict (code) do nothing`,
    [JSON.stringify(rows)],
  );
}

const standIn = {
  id: 'stand-in',
  alt: 'Illustration: none was at hand for this generated course.',
  blur: 'data:,',
  dominant: '#6b7f73',
  focal: null,
  width: 1600,
  height: 1000,
};

/** The galleries of the demo's courses, or a substitute without a demo. */
async function findGalleries(client: pg.ClientBase): Promise<object[][]> {
  const result = await client.query<{ images: object[] }>(
    'select distinct images from course where is_demo and jsonb_array_length(images) >= 3 order by images',
  );
  return result.rows.length === 0 ? [[standIn]] : result.rows.map(({ images }) => images);
}

/** Twelve categories, those of the demo among them. */
async function ensureCategories(client: pg.ClientBase): Promise<LoadPlan['categories']> {
  const wanted = kinds.map(({ slug, name }, index) => ({ id: firstIds.category + index, slug, name }));
  await client.query(
    `insert into category (id, slug, name, position)
     select c.id, c.slug, c.name, c.id from jsonb_to_recordset($1) as c(id int, slug text, name text)
     on conflict do nothing`,
    [JSON.stringify(wanted)],
  );
  const result = await client.query<{ id: number; slug: string }>('select id, slug from category');
  const ids = new Map(result.rows.map(({ id, slug }) => [slug, id]));
  const planned = kinds.flatMap((kind) => {
    const id = ids.get(kind.slug);
    return id === undefined ? [] : [{ id, kind }];
  });
  if (planned.length === 0) throw new Error('none of the categories of the word lists could be made');
  return planned;
}

/** The cities in order; the demo's are reused. */
async function ensureCities(
  client: pg.ClientBase,
  { seed, count, pictures }: { seed: number; count: number; pictures: readonly string[] },
): Promise<PlannedCity[]> {
  const wanted = Array.from({ length: count }, (_unused, n) => ({ n, ...cityAt(n) }));
  const slugs = wanted.map(({ slug }) => slug);
  const taken = await client.query<{ slug: string }>('select slug from city where slug = any($1)', [slugs]);
  const known = new Set(taken.rows.map(({ slug }) => slug));
  const missing = wanted.filter(({ slug }) => !known.has(slug));
  const rows = missing.map(({ n }) => cityRow(seed, n, { id: firstIds.city + n, pictures }));
  await copyRows(client, 'city', rows);
  const result = await client.query<PlannedCity & { slug: string }>(
    'select id, latitude, longitude, slug from city where slug = any($1)',
    [slugs],
  );
  const bySlug = new Map(result.rows.map(({ slug, id, latitude, longitude }) => [slug, { id, latitude, longitude }]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
