// Countries, categories, cities and exchange rates of the demo.
import type { PoolClient } from 'pg';
import type { DemoFiles } from './demo-files.ts';
import { imagesOf } from './images.ts';

/** Inserts what listings stand on. `client` is inside the seed's transaction. */
export async function seedPlaces(client: PoolClient, files: DemoFiles): Promise<void> {
  const { countries, categories, rates } = files.shared;
  await client.query(
    `insert into country (code, name, currency, isd_code, position)
     select c.code, c.name, c.currency, c.isd_code, c.position
     from jsonb_to_recordset($1) as c(code text, name text, currency text, isd_code text, position int)
     on conflict (code) do nothing`,
    [JSON.stringify(countries.map((country, index) => ({ ...country, position: index + 1 })))],
  );
  await client.query(
    `insert into category (id, slug, name, position)
     select c.id, c.slug, c.name, c.id from jsonb_to_recordset($1) as c(id int, slug text, name text)
     on conflict (id) do nothing`,
    [JSON.stringify(categories)],
  );
  await client.query(
    `insert into exchange_rate (code, rate, fetched_at) select key, value::numeric, banyan_now() from jsonb_each_text($1)
     on conflict (code) do nothing`,
    [JSON.stringify(rates)],
  );
  const cities = files.cities.map(({ city: { travel_tips, picture, ...city } }) => ({
    ...city,
    image: imagesOf(files, picture)[0],
    travel_tips: travel_tips.map(({ topic, text }) => ({ title: topic, text })),
  }));
  await client.query(
    `insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb,
       introduction, travel_tips, image, position, is_demo)
     select id, slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb,
       introduction, travel_tips, image, position, true
     from jsonb_populate_recordset(null::city, $1)`,
    [JSON.stringify(cities)],
  );
}
