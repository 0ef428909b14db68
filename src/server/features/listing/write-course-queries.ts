// Writes a listing to its course: row, weekly times, add-ons; in the caller's transaction (docs/domain/listings.md#review).
import { sql, type Transaction } from 'kysely';
import { columnValues } from '#src/domain/listing/content.ts';
import { propertyRows } from '#src/domain/listing/properties.ts';
import { toMinor } from '#src/domain/money/money.ts';
import { slugify } from '#src/contract/addresses/path-parts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Content } from './listing-queries.ts';

type Trx = Transaction<Database>;

const structures = `category_id, slug, steps, city_id, meeting_latitude, meeting_longitude, price_cents, surcharge_cents, group_tiers,
  images, transport, pickup`;
const list = [...propertyRows.map(([name]) => name), ...structures.split(',').map((name) => name.trim())];
const columns = list.join(', ');

function courseRecord(content: Content): Record<string, unknown> {
  const { kind, story, place, price, photos = [] } = content;
  const properties = columnValues(content);
  const { title } = properties;
  return {
    ...properties,
    category_id: kind?.category_id,
    slug: slugify(title),
    steps: (story?.steps ?? []).map((step) => ({ ...step, minutes: null })),
    city_id: place?.city_id,
    meeting_latitude: place?.latitude,
    meeting_longitude: place?.longitude,
    price_cents: toMinor(price?.price ?? 0),
    surcharge_cents: price?.surcharge === null || price === undefined ? null : toMinor(price.surcharge),
    group_tiers: price?.group_tiers ?? [],
    deposit_rate: price?.deposit_rate ?? null,
    // Photos without a description get their subject's.
    images: photos.map((photo) => ({ ...photo, alt: photo.alt.trim() === '' ? title : photo.alt })),
    ...pickupOf(content),
  };
}

/** Centered on the meeting point, unless it has a center. */
function pickupOf({ extras, place }: Content) {
  const transport = extras?.transport ?? 'none';
  if (transport === 'none' || !extras?.pickup) return { transport, pickup: null };
  const { latitude, longitude } = place ?? {};
  return {
    transport,
    pickup: { ...extras.pickup, free: transport === 'free', latitude, longitude, window_minutes: null },
  };
}

/** Published now; returns its number. */
export async function insertCourse(
  trx: Trx,
  content: Content,
  { hostId, depositRate }: { hostId: string; depositRate: number },
): Promise<number> {
  const record = { ...courseRecord(content), host_id: hostId, deposit_rate: depositRate };
  const made = await sql<{ id: number }>`
    insert into course (${sql.raw(columns)}, host_id, deposit_rate, status, published_at)
    select ${sql.raw(list.map((name) => `r.${name}`).join(', '))}, r.host_id, r.deposit_rate, 'published', banyan_now()
    from jsonb_populate_record(null::course, ${JSON.stringify(record)}) r returning id`.execute(trx);
  const id = made.rows[0]?.id;
  if (id === undefined) throw new Error('an inserted course was not found');
  await insertTimes(trx, id, content);
  await writeAddons(trx, id, content);
  return id;
}

// Keeps center and window: the editor changes texts only.
const pickupKept = sql`pickup = case when r.pickup is null then null
  else r.pickup || jsonb_build_object('latitude', coalesce(c.pickup -> 'latitude', r.pickup -> 'latitude'),
    'longitude', coalesce(c.pickup -> 'longitude', r.pickup -> 'longitude'),
    'window_minutes', coalesce(c.pickup -> 'window_minutes', 'null'::jsonb)) end`;

/** Times stay: the calendar owns them. */
export async function updateCourse(trx: Trx, courseId: number, content: Content): Promise<void> {
  const set = list.filter((name) => name !== 'pickup').map((name) => `${name} = r.${name}`);
  // An old change without a deposit share.
  set.push('deposit_rate = coalesce(r.deposit_rate, c.deposit_rate)');
  await sql`
    update course c set ${sql.raw(set.join(', '))}, ${pickupKept}, updated_at = banyan_now()
    from jsonb_populate_record(null::course, ${JSON.stringify(courseRecord(content))}) r where c.id = ${courseId}`.execute(
    trx,
  );
  await writeAddons(trx, courseId, content);
}

async function insertTimes(trx: Trx, courseId: number, { days }: Content): Promise<void> {
  await sql`
    insert into availability_rule (course_id, weekday, start_time, capacity)
    select ${courseId}, w::smallint, t::time, ${days?.capacity ?? 0}
    from jsonb_array_elements_text(${JSON.stringify(days?.weekdays ?? [])}) w,
      jsonb_array_elements_text(${JSON.stringify(days?.times ?? [])}) t
    on conflict do nothing`.execute(trx);
}

/** Checkout URLs contain add-on numbers, so they stay. */
async function writeAddons(trx: Trx, courseId: number, { extras }: Content): Promise<void> {
  const rows = (extras?.addons ?? []).map(({ unit_price, ...addon }) => ({
    ...addon,
    unit_price_cents: toMinor(unit_price),
  }));
  const json = JSON.stringify(rows);
  await sql`
    delete from addon a where a.course_id = ${courseId} and not exists (
      select from jsonb_array_elements(${json}::jsonb) r where r ->> 'key' in (a.external_key, a.id::text))`.execute(
    trx,
  );
  await sql`
    update addon a set kind = r.kind, title = r.title, description = r.description, unit_price_cents = r.unit_price_cents,
      persons_per_unit = r.persons_per_unit
    from jsonb_to_recordset(${json}::jsonb) r (key text, kind text, title text, description text, unit_price_cents int,
      persons_per_unit smallint)
    where a.course_id = ${courseId} and r.key in (a.external_key, a.id::text)`.execute(trx);
  await sql`
    insert into addon (course_id, external_key, kind, title, description, unit_price_cents, persons_per_unit)
    select ${courseId}, r.key, r.kind, r.title, r.description, r.unit_price_cents, r.persons_per_unit
    from jsonb_to_recordset(${json}::jsonb) r (key text, kind text, title text, description text, unit_price_cents int,
      persons_per_unit smallint)
    where not exists (select from addon a where a.course_id = ${courseId} and r.key in (a.external_key, a.id::text))`.execute(
    trx,
  );
}
