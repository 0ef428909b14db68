// Writes countries, categories, cities and hosts.
import type { PoolClient } from 'pg';
import type { Catalogue } from './catalogue.ts';
import { countryRow, ownCountries } from './country-entry.ts';
import { takeIds, type ExistingRows } from './existing-queries.ts';
import type { Pictures } from './picture-files.ts';

export interface LoadContext {
  readonly client: PoolClient;
  readonly catalogue: Catalogue;
  readonly existing: ExistingRows;
  readonly pictures: Pictures;
  readonly isDemo: boolean;
  /** Fixed for the demo, so it is reproducible. */
  readonly hostId: (key: string) => string;
}

/** Entries, and the ten as needed. Without a position it comes last. */
export async function loadCountries({ client, catalogue, existing }: LoadContext): Promise<void> {
  const entries = catalogue.countries.map(({ value }) => countryRow(value));
  const named = new Set([...entries.map(({ code }) => code), ...existing.countries.keys()]);
  const used = new Set(catalogue.cities.map(({ value }) => value.country_code));
  const rows = [...entries, ...[...ownCountries.values()].filter(({ code }) => used.has(code) && !named.has(code))];
  await client.query(
    `insert into country (code, name, currency, isd_code, position)
     select c.code, c.name, c.currency, c.isd_code,
       coalesce(c.position, (select coalesce(max(position), 0) from country) + c.turn)
     from rows from (jsonb_to_recordset($1) as (code text, name text, currency text, isd_code text, position int))
       with ordinality as c (code, name, currency, isd_code, position, turn)
     on conflict (code) do update set name = excluded.name, currency = excluded.currency,
       position = case when $2::jsonb ? excluded.code then excluded.position else country.position end`,
    [JSON.stringify(rows), JSON.stringify(entries.flatMap(({ code, position }) => (position === null ? [] : [code])))],
  );
}

/** Returns ids by slug, existing ones included. */
export async function loadCategories(context: LoadContext): Promise<Map<string, number>> {
  const { client, catalogue, existing, pictures } = context;
  const values = catalogue.categories.map(({ at, value: { picture, ...value } }) => ({
    ...value,
    image: picture === undefined ? null : { ...pictures.imageOf(picture, at.folder), blur: null },
  }));
  const ids = await takeIds(
    client,
    'category',
    values.map(({ slug, id }) => existing.categories.get(slug) ?? id),
  );
  const rows = values.map((value, index) => ({ ...value, id: ids[index], position: value.position ?? ids[index] }));
  await client.query(
    `insert into category (id, slug, name, position, image)
     select c.id, c.slug, c.name, c.position, c.image
     from jsonb_to_recordset($1) as c(id int, slug text, name text, position int, image jsonb)
     on conflict (id) do update set name = excluded.name, position = excluded.position,
       image = coalesce(excluded.image, category.image)`,
    [JSON.stringify(rows)],
  );
  return new Map([...existing.categories, ...rows.map(({ slug, id }): [string, number] => [slug, id ?? 0])]);
}

/** Returns ids by slug, existing ones included. */
export async function loadCities(context: LoadContext): Promise<Map<string, number>> {
  const { client, catalogue, existing, pictures, isDemo } = context;
  const ids = await takeIds(
    client,
    'city',
    catalogue.cities.map(({ value }) => existing.cities.get(value.slug) ?? value.id),
  );
  const rows = catalogue.cities.map(({ at, value: { picture, travel_tips, ...city } }, index) => ({
    ...city,
    id: ids[index],
    native_name: city.native_name || city.name,
    image: pictures.imageOf(picture, at.folder),
    travel_tips: travel_tips.map(({ topic, text }) => ({ title: topic, text })),
    is_demo: isDemo,
  }));
  await client.query(
    `insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb,
       introduction, travel_tips, image, position, is_active, is_demo)
     select id, slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb,
       introduction, travel_tips, image, position, is_active, is_demo
     from jsonb_populate_recordset(null::city, $1)
     on conflict (id) do update set name = excluded.name, native_name = excluded.native_name,
       native_lang = excluded.native_lang, country_code = excluded.country_code, latitude = excluded.latitude,
       longitude = excluded.longitude, time_zone = excluded.time_zone, blurb = excluded.blurb,
       introduction = excluded.introduction, travel_tips = excluded.travel_tips, image = excluded.image,
       position = excluded.position, is_active = excluded.is_active`,
    [JSON.stringify(rows)],
  );
  // Shows a hidden country again.
  await client.query(
    `update country n set is_shown = true
     where not is_shown and exists (select from city t where t.country_code = n.code and t.is_active)`,
  );
  return new Map([...existing.cities, ...rows.map(({ slug, id }): [string, number] => [slug, id ?? 0])]);
}

/** Returns ids by key, existing ones included. */
export async function loadHosts(context: LoadContext): Promise<Map<string, string>> {
  const { client, catalogue, existing, pictures, isDemo, hostId } = context;
  const rows = catalogue.hosts.map(({ at, value: { picture, ...value } }) => {
    const account = existing.hosts.get(value.key) ?? existing.accounts.get(value.email?.toLowerCase() ?? '');
    return {
      ...value,
      user_id: account?.user_id ?? hostId(value.key),
      // An undeliverable placeholder that no one can own.
      email: value.email ?? account?.email ?? `${value.key.toLowerCase()}@hosts.banyan.example`,
      external_key: value.key,
      image: picture === undefined ? null : pictures.imageOf(picture, at.folder).id,
      display_name: `${value.first_name} ${value.last_name}`.trim(),
      is_demo: isDemo,
    };
  });
  await client.query(
    `insert into user_account (id, email, first_name, last_name, image, roles, is_id_verified, is_demo)
     select a.user_id, a.email, a.first_name, a.last_name, a.image, '{user,host}', a.is_id_verified, a.is_demo
     from jsonb_to_recordset($1) as a(user_id uuid, email citext, first_name text, last_name text,
       image text, is_id_verified boolean, is_demo boolean)
     on conflict (id) do update set email = excluded.email, first_name = excluded.first_name,
       last_name = excluded.last_name, image = coalesce(excluded.image, user_account.image), is_id_verified = excluded.is_id_verified,
       roles = array(select distinct unnest(user_account.roles || excluded.roles) order by 1)`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into host (user_id, external_key, display_name, headline, story, languages, host_since, reply_minutes, phone)
     select user_id, external_key, display_name, headline, story, languages, host_since, reply_minutes, phone
     from jsonb_populate_recordset(null::host, $1)
     on conflict (user_id) do update set external_key = excluded.external_key, display_name = excluded.display_name,
       headline = excluded.headline, story = excluded.story, languages = excluded.languages,
       host_since = excluded.host_since, reply_minutes = excluded.reply_minutes, phone = excluded.phone`,
    [JSON.stringify(rows)],
  );
  const here = [...existing.hosts].map(([key, { user_id }]): [string, string] => [key, user_id]);
  return new Map([...here, ...rows.map(({ key, user_id }): [string, string] => [key, user_id])]);
}
