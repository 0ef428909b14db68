// The statements behind the back office's codes (docs/back-office.md#discount-codes).
import { mostMatches } from './kit/list.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallInput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { instantOf, type ListCursor, microsOf, startsWith } from './kit/cursor-queries.ts';

type Db = Kysely<Database>;

/** Which codes, as the list and its file ask for them. */
export interface CodesQuery extends Omit<CallInput<'admin/codes'>, 'before'> {
  /** Where the page before ended. */
  readonly after: ListCursor | null;
  readonly count: number;
}

/** A code with its terms; amounts in the smallest unit, instants in ms since 1970. */
export interface CodeRow {
  id: string;
  micros: string;
  code: string;
  kind: 'fixed' | 'percent';
  amount_cents: number | null;
  percent: string | null;
  valid_from_ms: number | null;
  valid_until_ms: number | null;
  minimum_spend_cents: number;
  max_uses: number | null;
  max_uses_per_user: number;
  used: number;
  is_first_booking_only: boolean;
  city_ids: number[];
  course_ids: number[];
  owner: string;
  made_at: Date;
  made_by: string;
  batch_id: string | null;
  batch: string;
  version: number;
  is_used: boolean;
  now_ms: number;
  is_waiting: boolean;
  /** Who made or changed it last, where it waits for somebody else. */
  asked_by: string | null;
}

// One without an end comes behind all others.
const ends = sql`coalesce(k.valid_until, timestamptz '9999-12-31 00:00Z')`;

/** What is shown of code `k`. */
const columns = sql`k.id, k.code::text as code, k.kind, k.amount_cents, k.percent::text as percent,
  (extract(epoch from k.valid_from) * 1000)::float8 as valid_from_ms,
  (extract(epoch from k.valid_until) * 1000)::float8 as valid_until_ms, k.minimum_spend_cents, k.max_uses, k.max_uses_per_user,
  k.used, k.is_first_booking_only, k.city_ids, k.course_ids, coalesce(o.email::text, '') as owner, k.created_at as made_at,
  coalesce(trim(m.first_name || ' ' || m.last_name), '') as made_by, k.batch_id, coalesce(b.name, '') as batch, k.version,
  exists (select from coupon_use u where u.coupon_id = k.id) as is_used, (extract(epoch from banyan_now()) * 1000)::float8 as now_ms,
  k.asked_by is not null as is_waiting, k.asked_by`;

const people = sql`left join user_account o on o.id = k.owner_id left join user_account m on m.id = k.made_by
  left join coupon_batch b on b.id = k.batch_id`;

/** What a list is in the order of: what ends next, what ended last, else what was made last. */
function orderOf({ state }: Pick<CodesQuery, 'state'>): { at: RawBuilder<unknown>; isUpward: boolean } {
  if (state === 'active') return { at: ends, isUpward: true };
  return { at: state === 'over' ? ends : sql`k.created_at`, isUpward: false };
}

const isUsedUp = sql`k.used >= k.max_uses`;

const isLeft = sql`(k.max_uses is null or k.used < k.max_uses)`;

const states = {
  active: sql`k.asked_by is null and ${ends} > banyan_now() and ${isLeft} and (k.valid_from is null or k.valid_from <= banyan_now())`,
  waiting: sql`k.asked_by is not null and ${ends} > banyan_now() and ${isLeft}`,
  upcoming: sql`k.asked_by is null and k.valid_from > banyan_now() and ${ends} > banyan_now() and ${isLeft}`,
  over: sql`${ends} <= banyan_now() and ${isLeft}`,
  'used-up': isUsedUp,
} as const;

/** The codes that a search finds, each way by its own index. */
function matching(find: string): RawBuilder<unknown> {
  const text = find.trim().toLowerCase();
  const limit = sql`limit ${mostMatches + 1}`;
  return text.includes('@')
    ? sql`select k.id from coupon k where k.owner_id in (
        select id from user_account where ${startsWith(sql`lower(email::text)`, text)} ${limit}) ${limit}`
    : sql`select id from coupon where ${startsWith(sql`lower(code::text)`, text)} ${limit}`;
}

/** Codes in order, and how many a search found, at most one more than are looked through. */
export async function findCodes(db: Db, query: CodesQuery): Promise<{ rows: CodeRow[]; found: number }> {
  const { find, origin, state, batch_id: batch, after, count } = query;
  const { at, isUpward } = orderOf(query);
  const found = find === undefined ? sql`select null::uuid as id where false` : matching(find);
  const source =
    find === undefined ? sql`coupon k` : sql`(select id from found limit ${mostMatches}) f join coupon k using (id)`;
  const place = after === null ? null : sql`(${instantOf(after)}, ${after.id}::uuid)`;
  const conditions = [
    origin === 'office' && sql`k.made_by is not null`,
    origin === 'earned' && sql`k.made_by is null`,
    state !== undefined && states[state],
    batch !== undefined && sql`k.batch_id = ${batch}`,
    place !== null && (isUpward ? sql`(${at}, k.id) > ${place}` : sql`(${at}, k.id) < ${place}`),
  ].filter((one) => one !== false);
  const order = (by: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    isUpward ? sql`order by ${by}, ${id}` : sql`order by ${by} desc, ${id} desc`;
  const page = await sql<CodeRow & { found: number }>`
    with found as materialized (${found}), page as materialized (
      select k.id, ${at} as at from ${source} where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
      ${order(at, sql`k.id`)} limit ${count}
    )
    select ${columns}, ${microsOf(sql`page.at`)} as micros, (select count(*)::integer from found) as found
    from page join coupon k on k.id = page.id ${people} ${order(sql`page.at`, sql`page.id`)}`.execute(db);
  return { rows: page.rows, found: page.rows[0]?.found ?? 0 };
}

/** One code; null where there is none of this id. */
export async function findCode(db: Db, id: string): Promise<CodeRow | null> {
  const result = await sql<CodeRow>`
    select ${columns}, ${microsOf(sql`k.created_at`)} as micros from coupon k ${people} where k.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

/** A use of a code with its booking. */
export interface UseRow {
  id: string;
  micros: string;
  ref: string;
  booking_status:
    | 'held'
    | 'requested'
    | 'confirmed'
    | 'checked_in'
    | 'completed'
    | 'no_show'
    | 'declined'
    | 'cancelled'
    | 'expired';
  state: 'reserved' | 'redeemed' | 'released';
  at: Date;
  guest: string;
  discount_cents: number;
}

/** Uses of a code, the newest first. */
export async function findUses(
  db: Db,
  { codeId, after, count }: { codeId: string; after: ListCursor | null; count: number },
): Promise<UseRow[]> {
  const behind =
    after === null ? sql`true` : sql`(u.created_at, u.booking_id) < (${instantOf(after)}, ${after.id}::uuid)`;
  const result = await sql<UseRow>`
    select b.id, ${microsOf(sql`u.created_at`)} as micros, b.ref, b.status as booking_status, u.state, u.created_at as at,
      coalesce(trim(b.first_name || ' ' || b.last_name), '') as guest, b.discount_cents
    from coupon_use u join booking b on b.id = u.booking_id
    where u.coupon_id = ${codeId} and ${behind} order by u.created_at desc, u.booking_id desc limit ${count}`.execute(
    db,
  );
  return result.rows;
}
