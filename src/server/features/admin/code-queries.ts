// The statements that make, change and end codes (docs/back-office.md#discount-codes).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { CodeWish } from '#src/domain/pricing/operator-code.ts';

type Trx = Transaction<Database>;

const instant = (ms: number | null) => (ms === null ? sql`null::timestamptz` : sql`to_timestamp(${ms / 1000}::float8)`);

/** What is written of a code besides its name. */
export interface CodeTerms extends Omit<CodeWish, 'code'> {
  readonly ownerId: string | null;
  /** Who asks for a second operator; null where one is enough. */
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

/** Stores codes that nobody has yet; answers the ids of those that were stored. */
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

/** Stores a batch; false where there is one of this name. */
export async function insertBatch(
  trx: Trx,
  { id, name, operatorId }: { id: string; name: string; operatorId: string },
): Promise<boolean> {
  const stored = await sql`
    insert into coupon_batch (id, name, made_by) values (${id}, ${name}, ${operatorId})
    on conflict (name) do nothing returning id`.execute(trx);
  return stored.rows.length > 0;
}

/** Locks a code, so that its uses are not counted meanwhile; false where there is none. */
export async function lockCode(trx: Trx, id: string): Promise<boolean> {
  const result = await sql`select id from coupon where id = ${id} for no key update`.execute(trx);
  return result.rows.length > 0;
}

/** Whether another code has this name. */
export async function isTaken(trx: Trx, code: string, butId: string): Promise<boolean> {
  const result = await sql`select from coupon where code = ${code} and id <> ${butId}`.execute(trx);
  return result.rows.length > 0;
}

/** Writes what a code is from now on. */
export async function updateCode(trx: Trx, id: string, code: string, terms: CodeTerms): Promise<void> {
  await sql`
    update coupon set (code, ${names}) = (select ${code}::citext, ${valuesOf(terms)}), version = version + 1
    where id = ${id}`.execute(trx);
}

/**
 * Lets a code count that has waited for a second operator, and with it the codes of its batch that were drawn with it; their task ends.
 * Answers how many they are.
 */
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

/** Ends a code now. */
export async function endCode(trx: Trx, id: string): Promise<void> {
  await sql`update coupon set valid_until = banyan_now(), version = version + 1 where id = ${id}`.execute(trx);
}

/** The account with this address; null where there is none. */
export async function findOwner(db: Kysely<Database>, email: string): Promise<string | null> {
  const result = await sql<{ id: string }>`
    select id from user_account where email = ${email}::citext and erased_at is null`.execute(db);
  return result.rows[0]?.id ?? null;
}

/** Of these cities and listings, those that there are not. */
export async function findMissing(
  db: Kysely<Database>,
  { cityIds, courseIds }: { cityIds: readonly number[]; courseIds: readonly number[] },
): Promise<{ cities: number[]; courses: number[] }> {
  const result = await sql<{ cities: number[]; courses: number[] }>`
    select array(select i from unnest(${[...cityIds]}::integer[]) i where not exists (select from city c where c.id = i)) as cities,
      array(select i from unnest(${[...courseIds]}::integer[]) i where not exists (select from course c where c.id = i)) as courses`.execute(
    db,
  );
  return result.rows[0] ?? { cities: [], courses: [] };
}
