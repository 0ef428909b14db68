// The statements behind the lists of bookings (docs/domain/bookings.md#lists).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type BookingGroup, groupRules } from '#src/domain/booking/groups.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { longestHours } from '#src/domain/listing/listing-limits.ts';
import type { HostPermission } from '#src/domain/team/permissions.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostsFor } from '#src/server/features/team/index.ts';
import { bookingColumns, bookingTables, type BookingRow } from './detail-queries.ts';

// The courses that somebody may act for, as a part of larger statements (docs/domain/accounts.md#access).

/**
 * Ids of the own courses, and of those for whose host the user may do an act. Written so that PostgreSQL starts from the few hosts:
 * asked with an `or`, it reads every booking there is. Asked with `= any(array…)` it goes by the index of the courses' rows; with
 * `in` it takes a join and may read those of all hosts.
 */
export function hostedCourses(userId: string, act: HostPermission): RawBuilder<unknown> {
  return sql`(select id from course where host_id in ${hostsFor(userId, act)})`;
}

type Db = Kysely<Database>;

/** Whose bookings, and which of them. */
interface Whose {
  userId: string;
  /** `host`: of the own courses, and of those whose host the user acts for. */
  as: 'guest' | 'host';
  /** Words of title, city, host, guest or ref; null: all. */
  search?: string | null;
  /** What of the hosts must be allowed; the day where it is left out. */
  act?: HostPermission;
}

interface ListFilter extends Whose {
  when?: 'upcoming' | 'past' | 'all';
  group?: BookingGroup | null;
  status?: BookingStatus | null;
  offset: number;
  count: number;
}

// A row that only keeps the seats of an offer is nobody's booking.
const isNoOffer = sql`b.visitor_id not like 'offer:%'`;

const hasEnded = sql`d.ends_at < banyan_now()`;

// The start is what the index knows.
const isAhead = sql`d.ends_at >= banyan_now() and d.starts_at >= banyan_now() - make_interval(hours => ${sql.lit(longestHours)})`;

/** A hold that came to nothing is no booking to anybody; one that can still be paid, or is being checked, is one to its guest. */
const shownTo = {
  guest: sql`(b.status <> 'expired' or b.refund <> 'none')
    and (b.status <> 'held' or b.hold_until > banyan_now() or b.payment = 'checking')`,
  host: sql`b.status not in ('held', 'expired')`,
};

type Rules = (typeof groupRules)[BookingGroup];

/** A condition on booking `b` with its departure `d`: it is in this list. Statuses are written out, so that indexes know them. */
function isIn(group: BookingGroup, as: Whose['as']): RawBuilder<unknown> {
  const isShown = ({ status }: Rules[number]) => as === 'guest' || (status !== 'held' && status !== 'expired');
  const rules = groupRules[group].filter((rule) => isShown(rule));
  const any = (filter: Rules) => sql`b.status in (${sql.join(filter.map(({ status }) => sql.lit(status)))})`;
  if (rules.every((rule) => rule.hasEnded === null)) return any(rules);
  if (rules.every((rule) => rule.hasEnded === false)) return sql`${any(rules)} and ${isAhead}`;
  return sql`${any(rules)} and (${any(rules.filter((rule) => rule.hasEnded === null))} or ${hasEnded})`;
}

/** Tables `b` and `d` of somebody's bookings, with the condition that names them. */
function whose({ userId, as, search, act = 'departures' }: Whose): {
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

/** What a list shows of a booking as `s.words`. Folding takes long: the words of a course are folded once, not for each booking. */
const shownWords = (courses: RawBuilder<unknown>) => sql`
  join (select c.id, search_fold(concat_ws(' ', c.title, ci.name, h.display_name)) as words
    from course c join city ci on ci.id = c.city_id join host h on h.user_id = c.host_id
    where c.id = ${courses} offset 0) n on n.id = b.course_id
  cross join lateral (select n.words || ' ' || search_fold(concat_ws(' ', b.first_name, b.last_name, b.ref)) as words offset 0) s`;

/** Every word stands somewhere in what the list shows of a booking. Folding leaves no sign that `like` would read. */
function isFound(search: string): RawBuilder<unknown> {
  return sql`not exists (select from unnest(string_to_array(search_fold(${search}), ' ')) word
    where s.words not like '%' || word || '%')`;
}

function listed({ when = 'all', status = null, group = null, ...own }: ListFilter): RawBuilder<unknown> {
  const { tables, isOwn } = whose(own);
  const time = { upcoming: isAhead, past: hasEnded, all: sql`true` }[when];
  return sql`${tables} where ${isOwn} and ${time} and ${group === null ? sql`true` : isIn(group, own.as)}
    and ${status === null ? sql`true` : sql`b.status = ${status}`}`;
}

const order = sql`d.ends_at < banyan_now(), abs(extract(epoch from d.starts_at - banyan_now())), b.id`;

/** Somebody's bookings, the next one first and then the latest past one; `total` counts all of them. */
export async function findBookings(db: Db, filter: ListFilter): Promise<{ rows: BookingRow[]; total: number }> {
  // What is shown of them is read for one page, not for all that are counted.
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

/** How many bookings each list has. */
export type GroupCounts = Record<BookingGroup, number>;

/** Counts somebody's bookings by list. */
export async function countGroups(db: Db, own: Whose): Promise<GroupCounts> {
  const { tables, isOwn } = whose(own);
  const count = (group: BookingGroup) => sql`count(*) filter (where ${isIn(group, own.as)})`;
  const counted = await sql<GroupCounts>`
    select ${count('upcoming')} as upcoming, ${count('waiting')} as waiting, ${count('past')} as past,
      ${count('cancelled')} as cancelled
    from ${tables} where ${isOwn}`.execute(db);
  return counted.rows[0] ?? { upcoming: 0, waiting: 0, past: 0, cancelled: 0 };
}
