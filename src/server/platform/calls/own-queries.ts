// Finds who owns the subject of a staff call (docs/reference/back-office.md#conflicts-of-interest).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Belongs, SubjectKind } from '#src/domain/admin/areas.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Rows = (id: RawBuilder<unknown>) => RawBuilder<unknown>;

const ofBooking: Rows = (id) => sql`
  select b.user_id as person, c.host_id as host from booking b join course c on c.id = b.course_id where b.id = ${id}`;
const hostOf =
  (table: string): Rows =>
  (id) =>
    sql`
  select null::uuid as person, host_id as host from ${sql.table(table)} where id = ${id}`;

/** A subject's person and host; either may be null. */
const rowsOf: Record<Exclude<SubjectKind, 'payout-run' | 'task' | 'address'>, Rows> = {
  account: (id) => sql`select id as person, null::uuid as host from user_account where id = ${id}`,
  application: (id) => sql`
    select u.id as person, null::uuid as host from ambassador_application a
      join user_account u on u.id = a.user_id or u.email = a.email where a.id = ${id}`,
  'bank-details': hostOf('payout_detail'),
  booking: ofBooking,
  code: (id) => sql`select owner_id as person, null::uuid as host from coupon where id = ${id}`,
  host: (id) => sql`select null::uuid as person, user_id as host from host where user_id = ${id}`,
  listing: (id) => sql`
    select null::uuid as person, coalesce(c.host_id, d.host_id) as host
    from (select ${id}::text as id) n left join listing_draft d on n.id ~ '-' and d.id = case when n.id ~ '-' then n.id::uuid end
      left join course c on c.id = case when n.id !~ '-' then n.id::integer end`,
  'listing-change': (id) => sql`
    select null::uuid as person, d.host_id as host from listing_history h join listing_draft d on d.id = h.draft_id
    where h.id = ${id}`,
  note: (id) => sql`
    select coalesce(b.user_id, n.user_id) as person, coalesce(c.host_id, d.host_id, n.user_id) as host
    from staff_note n left join booking b on b.id = n.booking_id left join course c on c.id = coalesce(n.course_id, b.course_id)
      left join listing_draft d on d.id = n.draft_id where n.id = ${id}`,
  credential: hostOf('host_document'),
  partner: (id) => sql`select user_id as person, null::uuid as host from partner where id = ${id}`,
  'payout-item': hostOf('payout_item'),
  refund: (id) => sql`
    select b.user_id as person, c.host_id as host from refund r join payment p on p.id = r.payment_id
      join booking b on b.id = p.booking_id join course c on c.id = b.course_id where r.id = ${id}`,
  review: (id) => sql`
    select r.author_id as person, c.host_id as host from review r join course c on c.id = r.course_id where r.id = ${id}`,
};

// A task's subject contains the id.
const named = sql`(select substring(t.subject from '[0-9a-f]{8}-[0-9a-f-]{27}')::uuid)`;
const ofTask: Rows = (id) => sql`
  select x.* from staff_task t cross join lateral (
    ${ofBooking(sql`coalesce(t.booking_id, ${named})`)}
    union all ${sql.join(
      (['account', 'application', 'code', 'host', 'listing', 'credential', 'refund', 'review'] as const).map((kind) =>
        rowsOf[kind](named),
      ),
      sql` union all `,
    )}
    union all select r.user_id as person, r.host_id as host from message_report m join message_thread r on r.id = m.thread_id
      where m.id = ${named}
    union all select f.user_id as person, null::uuid as host from feedback f where f.id = ${named}
  ) x where t.id = ${id}::bigint`;

function rowsBy(kind: SubjectKind, id: string | number): RawBuilder<unknown> {
  if (kind === 'task') return ofTask(sql`${id}`);
  if (kind === 'address')
    return sql`select id as person, null::uuid as host from user_account where email = ${id}::citext`;
  if (kind === 'payout-run')
    return sql`select null::uuid as person, host_id as host from payout_item where run_number = ${id}::integer`;
  if (kind === 'listing') return rowsOf[kind](sql`${String(id)}`);
  if (kind === 'note') return rowsOf[kind](sql`${id}::integer`);
  return rowsOf[kind](kind === 'listing-change' ? sql`${id}::bigint` : sql`${id}::uuid`);
}

/** Also lists the hosts of the actor's teams. Missing subjects belong to no one. */
export async function findBelongs(
  db: Kysely<Database>,
  { kind, id, actorId }: { kind: SubjectKind; id: string | number; actorId: string },
): Promise<Belongs & { teams: string[] }> {
  const result = await sql<Belongs & { teams: string[] }>`
    select coalesce(array_agg(distinct s.person) filter (where s.person is not null), '{}')::text[] as people,
      coalesce(array_agg(distinct s.host) filter (where s.host is not null), '{}')::text[] as hosts,
      array(select t.host_id::text from team_member t where t.user_id = ${actorId}) as teams
    from (${rowsBy(kind, id)}) s`.execute(db);
  return result.rows[0] ?? { people: [], hosts: [], teams: [] };
}
