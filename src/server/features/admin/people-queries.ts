// Statements of people in the back office, each bounded (docs/reference/back-office.md#people).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { type PersonSearch, readPersonSearch } from '#src/domain/account/find-person.ts';
import type { PersonState } from '#src/domain/account/person-acts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  allOf,
  cursorOf,
  fullName,
  instantText,
  isBefore,
  mostMatches,
  type Place,
  type RowsQuery,
  startsWith,
  unionOf,
} from '#src/server/platform/db/row-queries.ts';

type Db = Kysely<Database>;
type Person = CallOutput<'admin/person'>;

/** A person without the state; may have a placeholder address and every role. */
export interface PersonRow extends Omit<CallOutput<'admin/people'>['data'][number], 'state' | 'roles'> {
  roles: string[];
  is_erased: boolean;
  is_blocked: boolean;
  is_verified: boolean;
}

const states: Readonly<Record<PersonState, RawBuilder<unknown>>> = {
  erased: sql`u.erased_at is not null`,
  blocked: sql`u.blocked_at is not null and u.erased_at is null`,
  unverified: sql`u.verified_at is null and u.blocked_at is null and u.erased_at is null`,
  active: sql`u.verified_at is not null and u.blocked_at is null and u.erased_at is null`,
};

const personColumns = sql`u.id, ${fullName('u')} as name, u.email::text as email,
  case when u.phone <> '' and u.isd_code <> '' then '+' || u.isd_code || ' ' else '' end || u.phone as phone, u.roles,
  u.erased_at is not null as is_erased, u.blocked_at is not null as is_blocked, u.verified_at is not null as is_verified,
  ${instantText(sql`u.created_at`)} as made_at, ${instantText(sql`u.signed_in_at`)} as signed_in_at`;

/** Materialized, each by its own index: a lookup per row costs more. */
function matching({ id, ref, email, phones, phoneBegins, name, fullName: full }: PersonSearch): RawBuilder<unknown> {
  const limit = sql`limit ${mostMatches + 1}`;
  const where = (condition: RawBuilder<unknown>) => sql`(select * from user_account where ${condition} ${limit})`;
  return unionOf(
    [
      id !== null && where(sql`id = ${id}`),
      ref !== null && where(sql`id = (select user_id from booking where ref = ${ref})`),
      email !== null && where(startsWith(sql`lower(email::text)`, email)),
      phones.length > 0 && where(sql`phone <> '' and phone = any(${sql.val(phones)})`),
      phoneBegins !== null && where(sql`phone <> '' and ${startsWith(sql`phone`, phoneBegins)}`),
      name !== null && where(startsWith(sql`lower(first_name)`, name)),
      name !== null && where(startsWith(sql`lower(last_name)`, name)),
      full !== null &&
        where(sql`lower(first_name) = ${full.first} and ${startsWith(sql`lower(last_name)`, full.last)}`),
    ],
    sql`select * from user_account where false`,
  );
}

export async function findPeople(db: Db, query: RowsQuery<'admin/people'>): Promise<(PersonRow & Place)[]> {
  const { find, role, state, after, count } = query;
  const search = readPersonSearch(find ?? '');
  const found = search === null ? sql`select null::uuid as id where false` : matching(search);
  const source = search === null ? sql`user_account u` : sql`(select * from found limit ${mostMatches}) u`;
  const conditions = [
    // Literal, so the planner can use the role's index.
    role !== undefined && sql`${sql.lit(role)} = any(u.roles)`,
    state !== undefined && states[state],
    after !== null && isBefore(sql`u.created_at`, sql`u.id`, after),
  ];
  const page = await sql<PersonRow & Place>`
    with found as materialized (${found})
    select ${personColumns}, ${cursorOf(sql`u.created_at`, sql`u.id`)} as cursor, (select count(*)::integer from found) as found
    from ${source} where ${allOf(conditions)} order by u.created_at desc, u.id desc limit ${count}`.execute(db);
  return page.rows;
}

export interface AccountRow
  extends
    PersonRow,
    Pick<Person, 'verified_at' | 'blocked_at' | 'has_password' | 'has_factor' | 'factor_release_at' | 'passkeys'>,
    Pick<Person, 'providers' | 'host_name' | 'put_back' | 'teams' | 'helpers'> {}

export async function findPerson(db: Db, userId: string): Promise<AccountRow | null> {
  const result = await sql<AccountRow>`
    select ${personColumns}, ${instantText(sql`u.verified_at`)} as verified_at,
      ${instantText(sql`u.blocked_at`)} as blocked_at, u.password_hash is not null as has_password,
      exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as has_factor,
      (select ${instantText(sql`r.due_at`)} from factor_release r where r.user_id = u.id) as factor_release_at,
      (select count(*)::integer from passkey k where k.user_id = u.id) as passkeys,
      array(select i.provider from user_identity i where i.user_id = u.id order by i.provider) as providers,
      (select h.display_name from host h where h.user_id = u.id) as host_name,
      (select count(*)::integer from course c where c.host_id = u.id and c.stopped_with_host) as put_back,
      coalesce((select jsonb_agg(jsonb_build_object('host', t.display_name, 'role', t.role)) from (
        select h.display_name, m.role from team_member m join host h on h.user_id = m.host_id
        where m.user_id = u.id order by m.created_at, m.host_id limit 50) t), '[]') as teams,
      coalesce((select jsonb_agg(jsonb_build_object('name', ${fullName('w')}, 'role', m.role)
          order by m.created_at, m.user_id) from team_member m join user_account w on w.id = m.user_id where m.host_id = u.id), '[]') as helpers
    from user_account u where u.id = ${userId}`.execute(db);
  return result.rows[0] ?? null;
}

const ahead = sql`(b.status in ('requested', 'confirmed', 'checked_in') or (b.status = 'held' and b.hold_until > banyan_now()))`;
const mostCounted = 1000;

type BookingRow = Person['bookings'][number] & { ahead: number };

/** Upcoming ones, next first, then the newest others. */
export async function findBookingsOf(
  db: Db,
  userId: string,
  count: number,
): Promise<{ rows: Person['bookings']; ahead: number }> {
  const result = await sql<BookingRow>`
    with mine as (
      select b.id, b.departure_id, ${ahead} as is_ahead, b.created_at from booking b
      where b.user_id = ${userId} and b.in_account <> 'refused' order by b.created_at desc limit ${mostCounted}
    )
    select b.id, b.ref, b.status as booking_status, d.local_date::text as date, to_char(d.start_time, 'HH24:MI') as time,
      c.title, coalesce(m.is_ahead, false) as is_ahead, (select count(*)::integer from mine where mine.is_ahead) as ahead
    from mine m join booking b on b.id = m.id join departure d on d.id = m.departure_id join course c on c.id = b.course_id
    order by m.is_ahead desc, case when m.is_ahead then d.starts_at end, m.created_at desc, b.id limit ${count}`.execute(
    db,
  );
  const rows = result.rows.map(({ ahead: _ahead, ...booking }) => booking);
  return { rows, ahead: result.rows[0]?.ahead ?? 0 };
}

type ListingRow = Omit<Person['listings'][number], 'url'> & { slug: string };

export async function findListingsOf(db: Db, hostId: string, count: number): Promise<ListingRow[]> {
  const result = await sql<ListingRow>`
    select c.id, c.title, ci.name as city, ci.slug, c.status, (
      select count(*)::integer from (select from booking b where b.course_id = c.id and ${ahead}
        and b.status not in ('held', 'expired') limit ${mostCounted}) g) as guests_ahead
    from course c join city ci on ci.id = c.city_id
    where c.host_id = ${hostId} and c.status <> 'archived' order by guests_ahead desc, c.id limit ${count}`.execute(db);
  return result.rows;
}
