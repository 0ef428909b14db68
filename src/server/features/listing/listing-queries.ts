// Statements of a host's listing: a draft, or its course (docs/domain/listings.md#listing-states).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { isOffSale, type ListingStatus } from '#src/domain/listing/review-state.ts';
import { fieldOf, propertyRows } from '#src/domain/listing/properties.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { freshRateDays } from '#src/domain/money/currencies.ts';

type Trx = Transaction<Database>;

export type Content = CallOutput<'listing/edit'>['listing']['content'];

/** A course's amounts are in cents. */
type RowContent = Omit<Content, 'price'> & {
  price?:
    | Content['price']
    | { price_cents: number; surcharge_cents: number | null; group_tiers: unknown[]; deposit_rate: number };
};

export interface ListingRow {
  /** Null for a course never changed here. */
  draft_id: string | null;
  course_id: number | null;
  host_id: string;
  host_name: string;
  status: ListingStatus;
  version: number;
  content: RowContent;
  words: string;
  reviewed_price_cents: number | null;
  /** Null for a draft. */
  deposit_rate: string | null;
  /** The course's status before the staff took it off sale. */
  stopped_from: 'published' | 'paused' | null;
  city_slug: string | null;
  title: string | null;
  saved_at: Date | null;
}

/** Arguments of `jsonb_build_object`. */
const propertiesOf = (part: string): RawBuilder<unknown> => {
  const rows = propertyRows.filter(([, row]) => row.part === part);
  return sql.raw(rows.map((property) => `'${fieldOf(property)}', c.${property[0]}`).join(', '));
};

// Imported add-ons have their own keys; others are named by number.
const courseContent = sql`jsonb_build_object(
  'kind', jsonb_build_object('category_id', c.category_id, ${propertiesOf('kind')}),
  'story', jsonb_build_object(${propertiesOf('story')}, 'steps',
    (select coalesce(jsonb_agg(jsonb_build_object('title', s.step ->> 'title', 'text', s.step ->> 'text') order by s.n), '[]')
      from jsonb_array_elements(c.steps) with ordinality s (step, n))),
  'place', jsonb_build_object('city_id', c.city_id, ${propertiesOf('place')}, 'latitude', c.meeting_latitude,
    'longitude', c.meeting_longitude),
  'duration', jsonb_build_object(${propertiesOf('duration')}),
  'price', jsonb_build_object('price_cents', c.price_cents, 'surcharge_cents', c.surcharge_cents, 'group_tiers', c.group_tiers,
    'deposit_rate', c.deposit_rate),
  'party', jsonb_build_object(${propertiesOf('party')}),
  'days', (select jsonb_build_object('weekdays', coalesce(jsonb_agg(distinct r.weekday), '[]'),
      'times', coalesce(jsonb_agg(distinct left(r.start_time::text, 5)), '[]'), 'capacity', max(r.capacity))
    from availability_rule r where r.course_id = c.id),
  'photos', c.images,
  'details', jsonb_build_object(${propertiesOf('details')}),
  'languages', jsonb_build_object(${propertiesOf('languages')}),
  'terms', jsonb_build_object(${propertiesOf('terms')}),
  'extras', jsonb_build_object('transport', c.transport,
    'pickup', case when c.pickup is null then null
      else jsonb_build_object('text', c.pickup ->> 'text', 'radius_km', c.pickup -> 'radius_km') end,
    'addons', (select coalesce(jsonb_agg(jsonb_build_object('key', coalesce(a.external_key, a.id::text), 'kind', a.kind,
        'title', a.title, 'description', a.description, 'unit_price_cents', a.unit_price_cents,
        'persons_per_unit', a.persons_per_unit) order by a.id), '[]')
      from addon a where a.course_id = c.id)))`;

const columns = sql`
  d.id as draft_id, c.id as course_id, h.user_id as host_id, h.display_name as host_name,
  coalesce(c.status, d.state) as status, coalesce(d.version, 0) as version,
  case when c.id is null then d.content else ${courseContent} end as content, coalesce(d.words, '') as words,
  coalesce(d.reviewed_price_cents, c.price_cents) as reviewed_price_cents, c.deposit_rate, c.stopped_from, t.slug as city_slug, c.title,
  greatest(d.updated_at, c.updated_at) as saved_at`;

/** A draft's uuid, or a course's number. */
const isCourse = (id: string) => /^[0-9]+$/.test(id);

const byId = (id: string): RawBuilder<unknown> =>
  isCourse(id)
    ? sql`from course c left join listing_draft d on d.course_id = c.id
        join host h on h.user_id = c.host_id left join city t on t.id = c.city_id where c.id = ${Number(id)}`
    : sql`from listing_draft d left join course c on c.id = d.course_id
        join host h on h.user_id = d.host_id left join city t on t.id = c.city_id where d.id = ${id}`;

/** Null for none. The caller checks the permission. */
export async function findListing(db: Kysely<Database>, id: string): Promise<ListingRow | null> {
  const result = await sql<ListingRow>`select ${columns} ${byId(id)}`.execute(db);
  return result.rows[0] ?? null;
}

export type LockedListing = ListingRow & { draft_id: string };

/** Serializes saves, submits and decisions; makes a missing editor row. Locks the course after it. */
export async function lockListing(trx: Trx, id: string): Promise<LockedListing | null> {
  if (isCourse(id))
    await sql`
      insert into listing_draft (host_id, course_id, state, version, reviewed_price_cents)
      select c.host_id, c.id, 'published', 1, c.price_cents from course c where c.id = ${Number(id)} and c.status <> 'draft'
        and not exists (select from listing_draft d where d.course_id = c.id)
      on conflict (course_id) do nothing`.execute(trx);
  const name = isCourse(id) ? sql`course_id = ${Number(id)}` : sql`id = ${id}`;
  const draft = await sql<{ course_id: number | null }>`
    select course_id from listing_draft where ${name} for no key update`.execute(trx);
  const courseId = draft.rows[0]?.course_id ?? null;
  if (courseId !== null) await sql`select id from course where id = ${courseId} for no key update`.execute(trx);
  const row = await findListing(trx, id);
  return row?.draft_id ? { ...row, draft_id: row.draft_id } : null;
}

/** Last changed first, without imported drafts. */
export async function findListings(db: Kysely<Database>, hostId: string): Promise<ListingRow[]> {
  const result = await sql<ListingRow>`
    select ${columns}
    from (select id from course where host_id = ${hostId} and status <> 'draft') m
      full join (select id, course_id from listing_draft where host_id = ${hostId}) n on n.course_id = m.id
      left join course c on c.id = m.id left join listing_draft d on d.id = n.id
      join host h on h.user_id = ${hostId} left join city t on t.id = c.city_id
    order by coalesce(c.status, d.state) = 'archived', greatest(d.updated_at, c.updated_at) desc, d.id, c.id
    limit 300`.execute(db);
  return result.rows;
}

/** In the host's city if open; null at the limit of unfinished drafts. */
export async function insertDraft(trx: Trx, hostId: string, most: number): Promise<string | null> {
  await sql`select user_id from host where user_id = ${hostId} for no key update`.execute(trx);
  const made = await sql<{ id: string }>`
    insert into listing_draft (host_id, content)
    select ${hostId}, coalesce((
      select jsonb_build_object('place', jsonb_build_object('city_id', t.id, 'text', '', 'latitude', null, 'longitude', null))
      from host h join city t on t.id = h.city_id and t.is_active where h.user_id = ${hostId}), '{}')
    where ${most} > (select count(*) from listing_draft where host_id = ${hostId} and course_id is null)
    returning id`.execute(trx);
  return made.rows[0]?.id ?? null;
}

interface DraftChange {
  content?: Content;
  state?: ListingStatus;
  words?: string;
  courseId?: number;
  reviewedPriceCents?: number;
}

export async function updateDraft(trx: Trx, draftId: string, change: DraftChange): Promise<void> {
  const { content = null, state = null, words = null, courseId = null, reviewedPriceCents = null } = change;
  await sql`
    update listing_draft set version = version + 1, updated_at = banyan_now(),
      content = coalesce(${content === null ? null : JSON.stringify(content)}::jsonb, content),
      state = coalesce(${state}, state), words = coalesce(${words}, words), course_id = coalesce(${courseId}, course_id),
      reviewed_price_cents = coalesce(${reviewedPriceCents}, reviewed_price_cents),
      submitted_at = case when ${state} = 'in_review' then banyan_now() else submitted_at end
    where id = ${draftId}`.execute(trx);
}

/** Only a never published draft. */
export async function deleteDraft(trx: Trx, draftId: string): Promise<void> {
  await sql`delete from listing_draft where id = ${draftId} and course_id is null`.execute(trx);
}

/** Keeps the first publication date. Off sale stores the previous status, and whether the whole host was stopped. */
export async function setCourseStatus(
  trx: Trx,
  courseId: number,
  status: ListingStatus,
  isWithHost = false,
): Promise<void> {
  await sql`
    update course set status = ${status}, updated_at = banyan_now(), stopped_with_host = ${isWithHost},
      stopped_from = case when ${isOffSale(status)} then coalesce(stopped_from, status) end
    where id = ${courseId}`.execute(trx);
}

/** Waits for running claims and blocks new ones, so reads are complete. */
export async function lockAgainstClaims(trx: Trx, courseIds: readonly number[]): Promise<void> {
  await sql`select id from course where id = any(${[...courseIds]}::integer[]) order by id for update`.execute(trx);
}

/** Not while the staff hid or blocked the host. Locks the host until the end. */
export async function maySell(trx: Trx, hostId: string): Promise<boolean> {
  const result = await sql<{ may_sell: boolean }>`
    select h.hidden_at is null and u.blocked_at is null and u.erased_at is null as may_sell from host h join user_account u on u.id = h.user_id
    where h.user_id = ${hostId} for share`.execute(trx);
  return result.rows[0]?.may_sell ?? false;
}

/** Keyed by the listing's draft. */
export async function countWaiting(db: Kysely<Database>, hostId: string): Promise<Map<string, number>> {
  const result = await sql<{ draft_id: string; count: number }>`
    select h.draft_id, count(*)::integer as count from listing_history h join listing_draft d on d.id = h.draft_id
    where d.host_id = ${hostId} and h.review = 'waiting' group by h.draft_id`.execute(db);
  return new Map(result.rows.map(({ draft_id, count }) => [draft_id, count]));
}

export async function findCityNames(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, string>> {
  const result = await sql<{ id: number; name: string }>`
    select id, name from city where id = any(${ids}::integer[])`.execute(db);
  return new Map(result.rows.map(({ id, name }) => [id, name]));
}

/** The city's currency and rate; null without a recent one (docs/domain/pricing.md#exchange-rates). */
export async function findLocal(
  db: Kysely<Database>,
  cityId: number,
): Promise<{ currency: string; rate: string } | null> {
  const result = await sql<{ currency: string; rate: string }>`
    select o.currency, x.rate from city t join country o on o.code = t.country_code join exchange_rate x on x.code = o.currency
    where t.id = ${cityId} and x.fetched_at > banyan_now() - make_interval(days => ${freshRateDays})`.execute(db);
  return result.rows[0] ?? null;
}

/** Whether the city takes listings and the category exists. */
export async function areOpen(
  db: Kysely<Database>,
  { cityId, categoryId }: { cityId: number | null; categoryId: number | null },
): Promise<{ city: boolean; category: boolean }> {
  const result = await sql<{ city: boolean; category: boolean }>`
    select ${cityId}::integer is null or exists (select from city where id = ${cityId} and is_active) as city,
      ${categoryId}::integer is null or exists (select from category where id = ${categoryId}) as category`.execute(db);
  return result.rows[0] ?? { city: false, category: false };
}

type Photo = NonNullable<Content['photos']>[number];
/** A photo without description and focal point. */
type StoredPhoto = Pick<Photo, 'id'> & { width: number; height: number; blur: string; dominant: string };

/** Another's upload becomes the host's. */
export async function giveToHost(trx: Trx, uploadId: string, hostId: string): Promise<Photo | null> {
  const result = await sql<StoredPhoto>`
    with given as (update upload set owner_id = ${hostId} where id = ${uploadId} returning picture_id)
    select p.id, p.width, p.height, p.blur, p.dominant
    from given g join picture p on p.id = g.picture_id`.execute(trx);
  const [stored] = result.rows;
  return stored ? { ...stored, alt: '', focal: null } : null;
}

/** For an upload already given to this host. */
export async function findGiven(trx: Trx, uploadId: string, hostId: string): Promise<string | null> {
  const result = await sql<{ picture_id: string }>`
    select picture_id from upload where id = ${uploadId} and owner_id = ${hostId} and purpose = 'course'`.execute(trx);
  return result.rows[0]?.picture_id ?? null;
}

/** Photos no longer shown expire, unless used elsewhere. */
export async function endPhotos(trx: Trx, hostId: string, pictureIds: readonly string[], days: number): Promise<void> {
  if (pictureIds.length === 0) return;
  await sql`
    update upload set expires_at = banyan_now() + make_interval(days => ${days})
    where owner_id = ${hostId} and purpose = 'course' and expires_at is null
      and picture_id = any(${pictureIds}::text[])`.execute(trx);
}
