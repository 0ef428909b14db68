// Statements of booking lists (docs/domain/bookings.md#lists).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type BookingGroup, groupRules } from '#src/domain/booking/groups.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { longestHours } from '#src/domain/listing/listing-limits.ts';
import type { HostPermission } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostsFor } from '#src/server/features/team/index.ts';
import { bookingColumns, bookingTables, type BookingRow } from './detail-queries.ts';

/** Uses `= any(array…)` for the course index; `or` and `in` may read every booking (docs/domain/accounts.md#access). */
export function hostedCourses(userId: string, act: HostPermission): RawBuilder<unknown> {
  return sql`(select id from course where host_id in ${hostsFor(userId, act)})`;
}

type Db = Kysely<Database>;

interface ListOwner {
  userId: string;
  /** `host`: own courses and those of hosts the user acts for. */
  as: 'guest' | 'host';
  search?: string | null;
  act?: HostPermission;
}

interface ListFilter extends ListOwner {
  when?: 'upcoming' | 'past' | 'all';
  group?: BookingGroup | null;
  status?: BookingStatus | null;
  offset: number;
  count: number;
}

// Rows that only hold an offer's seats are no bookings.
const isNoOffer = sql`b.visitor_id not like 'offer:%'`;

const hasEnded = sql`d.ends_at < banyan_now()`;

const isAhead = sql`d.ends_at >= banyan_now() and d.starts_at >= banyan_now() - make_interval(hours => ${sql.lit(longestHours)})`;

/** No one sees a failed hold; its guest sees one to pay or being checked. */
const shownTo = {
  guest: sql`(b.status <> 'expired' or b.refund <> 'none')
    and (b.status <> 'held' or b.hold_until > banyan_now() or b.payment = 'checking')`,
  host: sql`b.status not in ('held', 'expired')`,
};

type Rules = (typeof groupRules)[BookingGroup];

/** Statuses are literals, so indexes match. */
function isIn(group: BookingGroup, as: ListOwner['as']): RawBuilder<unknown> {
  const isShown = ({ status }: Rules[number]) => as === 'guest' || (status !== 'held' && status !== 'expired');
  const rules = groupRules[group].filter((rule) => isShown(rule));
  const any = (filter: Rules) => sql`b.status in (${sql.join(filter.map(({ status }) => sql.lit(status)))})`;
  if (rules.every((rule) => rule.hasEnded === null)) return any(rules);
  if (rules.every((rule) => rule.hasEnded === false)) return sql`${any(rules)} and ${isAhead}`;
  return sql`${any(rules)} and (${any(rules.filter((rule) => rule.hasEnded === null))} or ${hasEnded})`;
}

function ownedBy({ userId, as, search, act = 'departures' }: ListOwner): {
  tables: RawBuilder<unknown>;
  isOwn: RawBuilder<unknown>;
} {
  const hosted = sql`any(array${hostedCourses(userId, act)})`;
  const isTheirs =
    as === 'guest'
      ? sql`b.user_id = ${userId} and b.in_account = 'joined'`
      : sql`b.course_id = ${hosted} and d.course_id = ${hosted}`;
  const tables = sql`booking b join departure d on d.id = b.departure_id`;
  const isOwn = sql`${isTheirs} and ${shownTo[as]} and ${isNoOffer}`;
  if (search === null || search === undefined || search.trim() === '') return { tables, isOwn };
  const courses = as === 'guest' ? sql`any(array(select course_id from booking where user_id = ${userId}))` : hosted;
  return { tables: sql`${tables} ${shownWords(courses)}`, isOwn: sql`${isOwn} and ${isFound(search)}` };
}

/** Searched text as `s.words`. Folding is slow: once per course. */
const shownWords = (courses: RawBuilder<unknown>) => sql`
  join (select c.id, search_fold(concat_ws(' ', c.title, ci.name, h.display_name)) as words
    from course c join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
    where c.id = ${courses} offset 0) n on n.id = b.course_id
  cross join lateral (select n.words || ' ' || search_fold(concat_ws(' ', b.first_name, b.last_name, b.ref)) as words offset 0) s`;

/** Every term must occur. Folding leaves no `like` wildcard. */
function isFound(search: string): RawBuilder<unknown> {
  return sql`not exists (select from unnest(string_to_array(search_fold(${search}), ' ')) word
    where s.words not like '%' || word || '%')`;
}

function listed({ when = 'all', status = null, group = null, ...own }: ListFilter): RawBuilder<unknown> {
  const { tables, isOwn } = ownedBy(own);
  const time = { upcoming: isAhead, past: hasEnded, all: sql`true` }[when];
  return sql`${tables} where ${isOwn} and ${time} and ${group === null ? sql`true` : isIn(group, own.as)}
    and ${status === null ? sql`true` : sql`b.status = ${status}`}`;
}

const order = sql`d.ends_at < banyan_now(), abs(extract(epoch from d.starts_at - banyan_now())), b.id`;

/** The next one first, then past ones from the latest; `total` counts all. */
export async function findBookings(db: Db, filter: ListFilter): Promise<{ rows: BookingRow[]; total: number }> {
  const result = await sql<BookingRow & { total: number }>`
    with page as (
      select b.id, count(*) over () as total from ${listed(filter)}
      order by ${order} limit ${filter.count} offset ${filter.offset})
    select ${bookingColumns}, coalesce(page.total, 0) as total from ${bookingTables} join page on page.id = b.id
    order by ${order}`.execute(db);
  if (result.rows.length > 0) return { rows: result.rows, total: result.rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*) as total from ${listed(filter)}`.execute(db);
  return { rows: [], total: counted.rows[0]?.total ?? 0 };
}

export type GroupCounts = Record<BookingGroup, number>;

export async function countGroups(db: Db, own: ListOwner): Promise<GroupCounts> {
  const { tables, isOwn } = ownedBy(own);
  const count = (group: BookingGroup) => sql`count(*) filter (where ${isIn(group, own.as)})`;
  const counted = await sql<GroupCounts>`
    select ${count('upcoming')} as upcoming, ${count('waiting')} as waiting, ${count('past')} as past,
      ${count('cancelled')} as cancelled
    from ${tables} where ${isOwn}`.execute(db);
  return counted.rows[0] ?? { upcoming: 0, waiting: 0, past: 0, cancelled: 0 };
}
