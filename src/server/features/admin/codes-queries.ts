// Statements of discount codes in the back office (docs/reference/back-office.md#discount-codes).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { CodeWish } from '#src/domain/pricing/operator-code.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  allOf,
  cursorOf,
  fullName,
  instantIn,
  instantText,
  isBefore,
  moneyOf,
  mostMatches,
  type Place,
  placeIn,
  type RowsQuery,
  startsWith,
} from '#src/server/platform/db/row-queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type CodesQuery = RowsQuery<'admin/codes'>;

/** A code without its state, with the facts for it: minor units, ms since 1970. */
export interface CodeRow extends Omit<CallOutput<'admin/codes'>['data'][number], 'state'> {
  amount_cents: number | null;
  percent_text: string | null;
  valid_from_ms: number | null;
  valid_until_ms: number | null;
  minimum_spend_cents: number;
  version: number;
  is_used: boolean;
  now_ms: number;
  is_waiting: boolean;
  /** The last author, while the code waits for a second operator. */
  asked_by: string | null;
}

// Codes without an end sort last.
const ends = sql`coalesce(k.valid_until, timestamptz '9999-12-31 00:00Z')`;

const msOf = (at: RawBuilder<unknown>) => sql`(extract(epoch from ${at}) * 1000)::float8`;

const columns = () => sql`k.id, k.code::text as code, k.kind, k.amount_cents, ${moneyOf(sql`k.amount_cents`)} as amount,
  k.percent::text as percent_text, k.percent::float8 as percent, ${msOf(sql`k.valid_from`)} as valid_from_ms,
  ${instantText(sql`k.valid_from`)} as valid_from, ${msOf(sql`k.valid_until`)} as valid_until_ms,
  ${instantText(sql`k.valid_until`)} as valid_until, k.minimum_spend_cents, ${moneyOf(sql`k.minimum_spend_cents`)} as minimum_spend,
  k.max_uses, k.max_uses_per_user, k.used, k.is_first_booking_only, k.city_ids, k.course_ids, coalesce(o.email::text, '') as owner,
  ${instantText(sql`k.created_at`)} as made_at, coalesce(${fullName('m')}, '') as made_by, k.batch_id, coalesce(b.name, '') as batch,
  k.version, exists (select from coupon_use u where u.coupon_id = k.id) as is_used, ${msOf(sql`banyan_now()`)} as now_ms,
  k.asked_by is not null as is_waiting, k.asked_by`;

const people = sql`left join user_account o on o.id = k.owner_id left join user_account m on m.id = k.made_by
  left join coupon_batch b on b.id = k.batch_id`;

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

function matching(find: string): RawBuilder<unknown> {
  const text = find.trim().toLowerCase();
  const limit = sql`limit ${mostMatches + 1}`;
  return text.includes('@')
    ? sql`select k.id from coupon k where k.owner_id in (
        select id from user_account where ${startsWith(sql`lower(email::text)`, text)} ${limit}) ${limit}`
    : sql`select id from coupon where ${startsWith(sql`lower(code::text)`, text)} ${limit}`;
}

export async function findCodes(db: Db, query: CodesQuery): Promise<(CodeRow & Place)[]> {
  const { find, origin, state, batch_id: batch, after, count } = query;
  const { at, isUpward } = orderOf(query);
  const found = find === undefined ? sql`select null::uuid as id where false` : matching(find);
  const source =
    find === undefined ? sql`coupon k` : sql`(select id from found limit ${mostMatches}) f join coupon k using (id)`;
  const conditions = [
    origin === 'office' && sql`k.made_by is not null`,
    origin === 'earned' && sql`k.made_by is null`,
    state !== undefined && states[state],
    batch !== undefined && sql`k.batch_id = ${batch}`,
    after !== null &&
      (isUpward
        ? sql`(${at}, k.id) > (${instantIn(after)}, ${placeIn(after).id}::uuid)`
        : isBefore(at, sql`k.id`, after)),
  ];
  const order = (by: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    isUpward ? sql`order by ${by}, ${id}` : sql`order by ${by} desc, ${id} desc`;
  const page = await sql<CodeRow & Place>`
    with found as materialized (${found}), page as materialized (
      select k.id, ${at} as at from ${source} where ${allOf(conditions)} ${order(at, sql`k.id`)} limit ${count}
    )
    select ${columns()}, ${cursorOf(sql`page.at`, sql`page.id`)} as cursor, (select count(*)::integer from found) as found
    from page join coupon k on k.id = page.id ${people} ${order(sql`page.at`, sql`page.id`)}`.execute(db);
  return page.rows;
}

export async function findCode(db: Db, id: string): Promise<CodeRow | null> {
  const result = await sql<CodeRow>`select ${columns()} from coupon k ${people} where k.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

type UseRow = CallOutput<'admin/code'>['uses'][number] & Place;

export async function findUses(
  db: Db,
  { codeId, after, count }: { codeId: string; after: string | null; count: number },
): Promise<UseRow[]> {
  const result = await sql<UseRow>`
    select b.id as booking_id, b.ref, b.status as booking_status, u.state, ${instantText(sql`u.created_at`)} as at,
      coalesce(${fullName('b')}, '') as guest, ${moneyOf(sql`b.discount_cents`)} as discount,
      ${cursorOf(sql`u.created_at`, sql`b.id`)} as cursor
    from coupon_use u join booking b on b.id = u.booking_id
    where u.coupon_id = ${codeId} and ${after === null ? sql`true` : isBefore(sql`u.created_at`, sql`u.booking_id`, after)}
    order by u.created_at desc, u.booking_id desc limit ${count}`.execute(db);
  return result.rows;
}

const instant = (ms: number | null) => (ms === null ? sql`null::timestamptz` : sql`to_timestamp(${ms / 1000}::float8)`);

export interface CodeTerms extends Omit<CodeWish, 'code'> {
  readonly ownerId: string | null;
  /** Null where one operator is enough. */
  readonly askedBy: string | null;
}

function valuesOf(terms: CodeTerms) {
  return sql`${terms.kind}, ${terms.amount_cents}::integer, ${terms.percent}::numeric, ${instant(terms.valid_from_ms)},
    ${instant(terms.valid_until_ms)}, ${terms.minimum_spend_cents}::integer, ${terms.max_uses}::integer,
    ${terms.max_uses_per_user}::integer, ${terms.is_first_booking_only}::boolean, ${[...terms.city_ids]}::integer[],
    ${[...terms.course_ids]}::integer[], ${terms.ownerId}::uuid, ${terms.askedBy}::uuid`;
}

const names = sql`kind, amount_cents, percent, valid_from, valid_until, minimum_spend_cents, max_uses, max_uses_per_user,
  is_first_booking_only, city_ids, course_ids, owner_id, asked_by`;

/** Skips names that exist; returns the stored ids. */
export async function insertCodes(
  trx: Trx,
  made: { codes: readonly string[]; terms: CodeTerms; operatorId: string; batchId: string | null },
): Promise<string[]> {
  const stored = await sql<{ id: string }>`
    insert into coupon (code, made_by, batch_id, ${names})
    select code::citext, ${made.operatorId}::uuid, ${made.batchId}::uuid, ${valuesOf(made.terms)}
    from unnest(${[...made.codes]}::text[]) code
    on conflict (code) do nothing returning id`.execute(trx);
  return stored.rows.map(({ id }) => id);
}

export async function insertBatch(
  trx: Trx,
  { id, name, operatorId }: { id: string; name: string; operatorId: string },
): Promise<boolean> {
  const stored = await sql`
    insert into coupon_batch (id, name, made_by) values (${id}, ${name}, ${operatorId})
    on conflict (name) do nothing returning id`.execute(trx);
  return stored.rows.length > 0;
}

/** Blocks redemptions meanwhile; false when it does not exist. */
export async function lockCode(trx: Trx, id: string): Promise<boolean> {
  const result = await sql`select id from coupon where id = ${id} for no key update`.execute(trx);
  return result.rows.length > 0;
}

export async function isTaken(trx: Trx, code: string, butId: string): Promise<boolean> {
  const result = await sql`select from coupon where code = ${code} and id <> ${butId}`.execute(trx);
  return result.rows.length > 0;
}

export async function updateCode(trx: Trx, id: string, code: string, terms: CodeTerms): Promise<void> {
  await sql`
    update coupon set (code, ${names}) = (select ${code}::citext, ${valuesOf(terms)}), version = version + 1
    where id = ${id}`.execute(trx);
}

/** Activates an approved code with its batch and closes their task. Returns how many. */
export async function confirmCode(trx: Trx, { id, batchId }: { id: string; batchId: string | null }): Promise<number> {
  const confirmed = await sql<{ count: number }>`
    with confirmed as (
      update coupon set asked_by = null, version = version + 1
      where asked_by is not null and (id = ${id} or (version = 1 and batch_id = ${batchId}::uuid)) returning id
    ), ended as (
      update staff_task set closed_at = banyan_now()
      where kind = 'code_confirmation' and closed_at is null and subject in (select 'code:' || id from confirmed)
    )
    select count(*)::integer as count from confirmed`.execute(trx);
  return confirmed.rows[0]?.count ?? 0;
}

export async function endCode(trx: Trx, id: string): Promise<void> {
  await sql`update coupon set valid_until = banyan_now(), version = version + 1 where id = ${id}`.execute(trx);
}

export async function findOwner(db: Db, email: string): Promise<string | null> {
  const result = await sql<{ id: string }>`
    select id from user_account where email = ${email}::citext and erased_at is null`.execute(db);
  return result.rows[0]?.id ?? null;
}

/** The given cities and listings that do not exist. */
export async function findMissing(
  db: Db,
  { cityIds, courseIds }: { cityIds: readonly number[]; courseIds: readonly number[] },
): Promise<{ cities: number[]; courses: number[] }> {
  const result = await sql<{ cities: number[]; courses: number[] }>`
    select array(select i from unnest(${[...cityIds]}::integer[]) i where not exists (select from city c where c.id = i)) as cities,
      array(select i from unnest(${[...courseIds]}::integer[]) i where not exists (select from course c where c.id = i)) as courses`.execute(
    db,
  );
  return result.rows[0] ?? { cities: [], courses: [] };
}
