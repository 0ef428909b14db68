// The statements behind the back office's list of people (docs/back-office.md#people).
import { mostFound } from '#src/server/features/admin/kit/list.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PersonSearch } from '#src/domain/admin/find-person.ts';
import type { PersonRole, PersonState } from '#src/domain/admin/person-acts.ts';
import type { Database } from '#src/server/db/schema.ts';
import { instantOf, type ListPlace, microsOf, startsWith } from '#src/server/features/admin/kit/place-queries.ts';

/** Which people, as the list and its file ask for them. */
export interface PeopleWanted {
  readonly search: PersonSearch | null;
  readonly role?: PersonRole | undefined;
  readonly state?: PersonState | undefined;
  /** Where the page before ended. */
  readonly after: ListPlace | null;
  readonly count: number;
}

/** A person as the list and the page show one. */
export interface PersonRow {
  id: string;
  micros: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  roles: string[];
  is_erased: boolean;
  is_blocked: boolean;
  is_verified: boolean;
  made_at: Date;
  signed_in_at: Date | null;
}

const states: Readonly<Record<PersonState, RawBuilder<unknown>>> = {
  erased: sql`u.erased_at is not null`,
  blocked: sql`u.blocked_at is not null and u.erased_at is null`,
  unverified: sql`u.verified_at is null and u.blocked_at is null and u.erased_at is null`,
  active: sql`u.verified_at is not null and u.blocked_at is null and u.erased_at is null`,
};

/** What is shown of account `u`. */
export const personColumns = sql`u.id, ${microsOf(sql`u.created_at`)} as micros, u.email::text as email, u.first_name, u.last_name,
  case when u.phone <> '' and u.isd_code <> '' then '+' || u.isd_code || ' ' else '' end || u.phone as phone, u.roles,
  u.erased_at is not null as is_erased, u.blocked_at is not null as is_blocked, u.verified_at is not null as is_verified, u.created_at as made_at, u.signed_in_at`;

/** The accounts that a search finds, each way by its own index: whole, because to look each up again would cost more than finding it. */
function foundBy({ id, ref, email, phones, phoneBegins, name, fullName }: PersonSearch): RawBuilder<unknown> {
  const limit = sql`limit ${mostFound + 1}`;
  const where = (condition: RawBuilder<unknown>) => sql`(select * from user_account where ${condition} ${limit})`;
  const ways = [
    id !== null && where(sql`id = ${id}`),
    ref !== null && where(sql`id = (select user_id from booking where ref = ${ref})`),
    email !== null && where(startsWith(sql`lower(email::text)`, email)),
    phones.length > 0 && where(sql`phone <> '' and phone = any(${sql.val(phones)})`),
    phoneBegins !== null && where(sql`phone <> '' and ${startsWith(sql`phone`, phoneBegins)}`),
    name !== null && where(startsWith(sql`lower(first_name)`, name)),
    name !== null && where(startsWith(sql`lower(last_name)`, name)),
    fullName !== null &&
      where(sql`lower(first_name) = ${fullName.first} and ${startsWith(sql`lower(last_name)`, fullName.last)}`),
  ].filter((way) => way !== false);
  return ways.length === 0 ? sql`select * from user_account where false` : sql.join(ways, sql` union `);
}

/** People in order, the newest first, and how many a search found, at most a few more than are looked through. */
export async function findPeople(
  db: Kysely<Database>,
  { search, role, state, after, count }: PeopleWanted,
): Promise<{ rows: PersonRow[]; found: number }> {
  const found = search === null ? sql`select null::uuid as id where false` : foundBy(search);
  const source = search === null ? sql`user_account u` : sql`(select * from found limit ${mostFound}) u`;
  const conditions = [
    // As a constant, so that the index of this role is known to fit.
    role !== undefined && sql`${sql.lit(role)} = any(u.roles)`,
    state !== undefined && states[state],
    after !== null && sql`(u.created_at, u.id) < (${instantOf(after)}, ${after.id}::uuid)`,
  ].filter((one) => one !== false);
  const page = await sql<PersonRow & { found: number }>`
    with found as materialized (${found})
    select ${personColumns}, (select count(*)::integer from found) as found
    from ${source} where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by u.created_at desc, u.id desc limit ${count}`.execute(db);
  return { rows: page.rows, found: page.rows[0]?.found ?? 0 };
}
