// Statements of cities, categories and countries (docs/reference/back-office.md#places).
import { sql, type Kysely, type Transaction } from 'kysely';
import { drawingOf } from '#src/domain/catalogue/category-drawing.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { fullName, instantText, type Place, startsWith } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type CityLine = CallOutput<'admin/city-list'>['data'][number];
type Category = CallOutput<'admin/city-list'>['categories'][number];
type City = NonNullable<CallOutput<'admin/city'>['city']>;
type CountryLine = CallOutput<'admin/city-list'>['countries'][number];

export async function findAdminCities(db: Db): Promise<{ id: number; name: string }[]> {
  const result = await sql<{ id: number; name: string }>`select id, name from city order by name, id`.execute(db);
  return result.rows;
}

export async function findCities(
  db: Db,
  find: string,
  after: string | null,
  count: number,
): Promise<(CityLine & Place)[]> {
  const key = sql`search_fold(t.name) || ' ' || lpad(t.id::text, 10, '0')`;
  const result = await sql<CityLine & Place>`
    select t.id, t.name, t.slug, n.name as country, t.time_zone, t.position, t.is_active as is_shown,
      (select count(*)::integer from course c where c.city_id = t.id and c.status <> 'archived') as listings, coalesce(${key}, '') as cursor
    from city t join country n on n.code = t.country_code
    where (${find} = '' or search_fold(t.name) like search_fold(${find}) || '%' or ${startsWith(sql`t.slug`, find.toLowerCase())})
      and (${after}::text is null or ${key} > ${after})
    order by ${key} limit ${count}`.execute(db);
  return result.rows;
}

export async function findAdminCategories(db: Db): Promise<Category[]> {
  const result = await sql<Omit<Category, 'drawing'>>`
    select k.id, k.name, k.slug, k.position, k.image, coalesce(f.total, 0) as listings, md5(k::text) as version
    from category k left join category_facet f on f.category_id = k.id order by k.position, k.id`.execute(db);
  return result.rows.map((row) => ({ ...row, drawing: drawingOf(row.slug) }));
}

export async function findAdminCity(db: Db, id: number): Promise<City | null> {
  const result = await sql<City>`
    select t.id, t.name, t.slug, t.native_name, t.native_lang, t.country_code, t.time_zone, t.latitude, t.longitude, t.blurb, t.introduction,
      t.travel_tips, t.position, t.is_active as is_shown, t.image, md5(t::text) as version,
      exists (select from course c where c.city_id = t.id) as has_listings,
      coalesce((select array_agg(f.slug order by f.since) from city_former_slug f where f.city_id = t.id), '{}') as former_slugs
    from city t where t.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

/** Serializes changes to this city. */
export async function lockCity(trx: Trx, id: number): Promise<void> {
  await sql`select id from city where id = ${id} for no key update`.execute(trx);
}

export async function findCountries(db: Db, chosen: string | null): Promise<CallOutput<'admin/city'>['countries']> {
  const result = await sql<CallOutput<'admin/city'>['countries'][number]>`
    select code, name, currency from country where is_shown or code = ${chosen} order by name, code`.execute(db);
  return result.rows;
}

export async function findCityFaults(
  db: Db,
  { id, slug, zone, country }: { id: number | null; slug: string; zone: string; country: string },
): Promise<{ is_slug_taken: boolean; is_zone: boolean; is_country: boolean }> {
  const result = await sql<{ is_slug_taken: boolean; is_zone: boolean; is_country: boolean }>`
    select exists (select from city where slug = ${slug} and id is distinct from ${id}::integer)
        or exists (select from city_former_slug where slug = ${slug} and city_id is distinct from ${id}::integer) as is_slug_taken,
      exists (select from zone_clock where zone_clock.zone = ${zone}) as is_zone,
      exists (select from country where code = ${country}) as is_country`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('the database does not answer');
  return row;
}

type CityInput = CallInput<'admin/city-save'>;

/** Returns its id. Lists show a city once something is bookable. */
export async function insertCity(trx: Trx, city: CityInput, image: object): Promise<number> {
  const made = await sql<{ id: number }>`
    insert into city (slug, name, native_name, native_lang, country_code, latitude, longitude, time_zone, blurb, introduction, travel_tips, image, position, is_active)
    values (${city.slug}, ${city.name}, ${city.native_name}, ${city.native_lang}, ${city.country_code}, ${city.latitude}, ${city.longitude},
      ${city.time_zone}, ${city.blurb}, ${city.introduction}, ${JSON.stringify(city.travel_tips)}::jsonb, ${JSON.stringify(image)}::jsonb,
      ${city.position}, ${city.is_shown}) returning id`.execute(trx);
  const [row] = made.rows;
  if (!row) throw new Error('the city was not stored');
  return row.id;
}

export async function updateCity(trx: Trx, id: number, city: CityInput, image: object | null): Promise<void> {
  await sql`
    update city set slug = ${city.slug}, name = ${city.name}, native_name = ${city.native_name}, native_lang = ${city.native_lang},
      country_code = ${city.country_code}, latitude = ${city.latitude}, longitude = ${city.longitude}, time_zone = ${city.time_zone},
      blurb = ${city.blurb}, introduction = ${city.introduction}, travel_tips = ${JSON.stringify(city.travel_tips)}::jsonb,
      image = coalesce(${image === null ? null : JSON.stringify(image)}::jsonb, image), position = ${city.position}, is_active = ${city.is_shown}
    where id = ${id}`.execute(trx);
}

export async function findPicture(db: Db, id: string, alt: string): Promise<object | null> {
  const result = await sql<{ picture: object }>`
    select jsonb_build_object('id', id, 'alt', ${alt}::text, 'width', width, 'height', height, 'blur', blur, 'dominant', dominant, 'focal', null) as picture
    from picture where id = ${id}`.execute(db);
  return result.rows[0]?.picture ?? null;
}

export async function lockCategory(trx: Trx, id: number): Promise<Category | null> {
  const locked = await sql<{ id: number }>`select id from category where id = ${id} for no key update`.execute(trx);
  if (locked.rows.length === 0) return null;
  return (await findAdminCategories(trx)).find((one) => one.id === id) ?? null;
}

export async function findCategoryFaults(
  db: Db,
  { id, name, slug }: { id: number | null; name: string; slug: string | null },
): Promise<{ is_name_taken: boolean; is_slug_taken: boolean }> {
  const result = await sql<{ is_name_taken: boolean; is_slug_taken: boolean }>`
    select exists (select from category where lower(name) = lower(${name}) and id is distinct from ${id}::integer) as is_name_taken,
      exists (select from category where slug = ${slug} and id is distinct from ${id}::integer) as is_slug_taken`.execute(
    db,
  );
  const [row] = result.rows;
  if (!row) throw new Error('the database does not answer');
  return row;
}

interface CategoryWish {
  id: number | null;
  name: string;
  slug: string | null;
  position: number;
  image: object | null;
}

export async function writeCategory(trx: Trx, { id, name, slug, position, image }: CategoryWish): Promise<number> {
  const picture = image === null ? null : JSON.stringify(image);
  if (id !== null) {
    await sql`update category set name = ${name}, position = ${position}, image = ${picture} where id = ${id}`.execute(
      trx,
    );
    return id;
  }
  const made = await sql<{ id: number }>`
    insert into category (slug, name, position, image) values (${slug}, ${name}, ${position}, ${picture}) returning id`.execute(
    trx,
  );
  const [row] = made.rows;
  if (!row) throw new Error('the category was not stored');
  return row.id;
}

// Closed days of a city (docs/domain/calendar.md#closed-days-of-a-city).

type Closure = CallOutput<'admin/city'>['closures'][number];

export async function findClosures(db: Db, cityId: number): Promise<Closure[]> {
  const result = await sql<Closure>`
    select k.id, k.first_day::text as from, k.last_day::text as to, k.reason, ${fullName('u')} as by,
      ${instantText(sql`k.made_at`)} as made_at
    from city_closure k join city t on t.id = k.city_id join user_account u on u.id = k.made_by
    where k.city_id = ${cityId} and k.ended_at is null and k.last_day >= local_time(banyan_now(), t.time_zone)::date
    order by k.first_day, k.id limit 100`.execute(db);
  return result.rows;
}

/** Returns the civil date there; null for no such city. */
export async function lockCityToday(trx: Trx, cityId: number): Promise<string | null> {
  const result = await sql<{ today: string }>`
    select local_time(banyan_now(), time_zone)::date::text as today from city where id = ${cityId} for no key update`.execute(
    trx,
  );
  return result.rows[0]?.today ?? null;
}

/** An open closure with its city locked; null for none. */
export async function lockClosure(trx: Trx, id: number): Promise<{ city_id: number; from: string; to: string } | null> {
  await sql`select t.id from city t join city_closure k on k.city_id = t.id where k.id = ${id} for no key update of t`.execute(
    trx,
  );
  const result = await sql<{ city_id: number; from: string; to: string }>`
    select city_id, first_day::text as from, last_day::text as to from city_closure
    where id = ${id} and ended_at is null for no key update`.execute(trx);
  return result.rows[0] ?? null;
}

interface NewClosure {
  cityId: number;
  from: string;
  to: string;
  reason: string;
  actorId: string;
}

export async function insertClosure(trx: Trx, { cityId, from, to, reason, actorId }: NewClosure): Promise<void> {
  await sql`
    insert into city_closure (city_id, first_day, last_day, reason, made_by)
    values (${cityId}, ${from}::date, ${to}::date, ${reason}, ${actorId}::uuid)`.execute(trx);
}

export async function endClosure(trx: Trx, id: number, actorId: string): Promise<void> {
  await sql`
    update city_closure set ended_at = banyan_now(), ended_by = ${actorId}::uuid where id = ${id}`.execute(trx);
}

export async function findCoursesIn(trx: Trx, cityId: number): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from course where city_id = ${cityId} and status <> 'archived' order by id`.execute(trx);
  return result.rows.map(({ id }) => id);
}

/** Updates the timetables and search for closed or reopened days. */
export async function refreshClosed(trx: Trx, courseIds: readonly number[]): Promise<void> {
  const atOnce = 500;
  for (let from = 0; from < courseIds.length; from += atOnce)
    await sql`select refresh_feed_blocks(${courseIds.slice(from, from + atOnce)}::integer[])`.execute(trx);
}

export interface AdminCountry extends CountryLine {
  version: string;
  /** Its listings show cash in this currency. */
  has_listings: boolean;
  rate: number | null;
  rate_hours: number | null;
}

const countryColumns = sql`n.code, n.name, n.currency, n.isd_code as isd, n.position, n.is_shown,
  (select count(*)::integer from city t where t.country_code = n.code) as cities,
  (select count(*)::integer from city t where t.country_code = n.code and t.is_active) as shown_cities`;

export async function findAdminCountries(db: Db): Promise<CountryLine[]> {
  const result =
    await sql<CountryLine>`select ${countryColumns} from country n order by n.position, n.name, n.code`.execute(db);
  return result.rows;
}

export async function findAdminCountry(db: Db, code: string): Promise<AdminCountry | null> {
  const result = await sql<AdminCountry>`
    select ${countryColumns}, md5(n::text) as version,
      exists (select from city t join course c on c.city_id = t.id where t.country_code = n.code) as has_listings,
      x.rate::float8 as rate, (extract(epoch from banyan_now() - x.fetched_at) / 3600)::float8 as rate_hours
    from country n left join exchange_rate x on x.code = n.currency where n.code = ${code}`.execute(db);
  return result.rows[0] ?? null;
}

/** Serializes changes to this country and showing its cities. */
export async function lockCountry(trx: Trx, code: string): Promise<void> {
  await sql`select code from country where code = ${code} for update`.execute(trx);
}

export async function isNameTaken(trx: Trx, code: string, name: string): Promise<boolean> {
  const result = await sql`select from country where lower(name) = lower(${name}) and code <> ${code}`.execute(trx);
  return result.rows.length > 0;
}

export interface CountryWish {
  code: string;
  name: string;
  currency: string;
  isd: string;
  position: number;
  is_shown: boolean;
}

export async function insertCountry(trx: Trx, wish: CountryWish): Promise<boolean> {
  const made = await sql`
    insert into country (code, name, currency, isd_code, position, is_shown)
    values (${wish.code}, ${wish.name}, ${wish.currency}, ${wish.isd}, ${wish.position}, ${wish.is_shown})
    on conflict do nothing returning code`.execute(trx);
  return made.rows.length > 0;
}

export async function updateCountry(trx: Trx, wish: CountryWish): Promise<void> {
  await sql`
    update country set name = ${wish.name}, currency = ${wish.currency}, position = ${wish.position}, is_shown = ${wish.is_shown}
    where code = ${wish.code}`.execute(trx);
}

/** Locks the country against hiding until the transaction ends. */
export async function isCountryShown(trx: Trx, code: string): Promise<boolean> {
  const result = await sql<{ is_shown: boolean }>`
    select is_shown from country where code = ${code} for share`.execute(trx);
  return result.rows[0]?.is_shown ?? false;
}
