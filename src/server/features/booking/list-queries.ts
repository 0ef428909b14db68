// The statements behind the lists of bookings (docs/domain/lifecycle.md#lists).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type BookingGroup, groupRules } from '#src/domain/booking/groups.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { Database } from '#src/server/db/schema.ts';
import { bookingColumns, bookingTables, type BookingRow, hostedCourses } from './detail-queries.ts';

type Db = Kysely<Database>;

/** Whose bookings, and which of them. */
interface Whose {
  userId: string;
  /** `host`: of the own courses, and of those whose host the user acts for. */
  as: 'guest' | 'host';
  /** Words of title, city, host, guest or ref; null: all. */
  search?: string | null;
}

interface ListWanted extends Whose {
  when?: 'upcoming' | 'past' | 'all';
  group?: BookingGroup | null;
  status?: BookingStatus | null;
  offset: number;
  count: number;
}

/** A hold that came to nothing is no booking to anybody; one that can still be paid, or is being checked, is one to its guest. */
const shownTo = {
  guest: sql`(b.status <> 'expired' or b.refund <> 'none')
    and (b.status <> 'held' or b.hold_until > banyan_now() or b.payment = 'checking')`,
  host: sql`b.status not in ('held', 'expired')`,
};

// A row that only keeps the seats of an offer is nobody's booking.
const isNoOffer = sql`b.visitor_id not like 'offer:%'`;

const hasEnded = sql`d.ends_at < banyan_now()`;

/** A condition on booking `b` with its departure `d`: it is in this list. */
function isIn(group: BookingGroup): RawBuilder<unknown> {
  const rules = groupRules[group];
  const statuses = (ended: boolean) =>
    rules.filter((rule) => (rule.hasEnded ?? ended) === ended).map(({ status }) => status);
  const any = (ended: boolean) => sql`b.status = any(${sql.val(statuses(ended))}::text[])`;
  return sql`case when ${hasEnded} then ${any(true)} else ${any(false)} end`;
}

/** Every word stands somewhere in what the list shows of a booking. Folding leaves no sign that `like` would read. */
function isFound(search: string | null | undefined): RawBuilder<unknown> {
  if (search === null || search === undefined || search.trim() === '') return sql`true`;
  const shown = sql`search_fold(concat_ws(' ', c.title, ci.name, h.display_name, b.first_name, b.last_name, b.ref))`;
  return sql`not exists (select from unnest(string_to_array(search_fold(${search}), ' ')) word
    where ${shown} not like '%' || word || '%')`;
}

function whose({ userId, as, search }: Whose): RawBuilder<unknown> {
  const isOwn =
    as === 'guest'
      ? sql`b.user_id = ${userId} and b.in_account = 'joined'`
      : sql`b.course_id in ${hostedCourses(userId, 'departures')}`;
  return sql`${isOwn} and ${shownTo[as]} and ${isNoOffer} and ${isFound(search)}`;
}

function listed({ when = 'all', status = null, group = null, ...own }: ListWanted): RawBuilder<unknown> {
  const time = { upcoming: sql`d.ends_at >= banyan_now()`, past: hasEnded, all: sql`true` }[when];
  return sql`${whose(own)} and ${time} and ${group === null ? sql`true` : isIn(group)}
    and ${status === null ? sql`true` : sql`b.status = ${status}`}`;
}

/** Somebody's bookings, the next one first and then the latest past one; `total` counts all of them. */
export async function findBookings(db: Db, wanted: ListWanted): Promise<{ rows: BookingRow[]; total: number }> {
  const found = await sql<BookingRow & { total: number }>`
    select ${bookingColumns}, count(*) over () as total from ${bookingTables} where ${listed(wanted)}
    order by d.ends_at < banyan_now(), abs(extract(epoch from d.starts_at - banyan_now())), b.id
    limit ${wanted.count} offset ${wanted.offset}`.execute(db);
  if (found.rows.length > 0) return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${bookingTables} where ${listed(wanted)}`.execute(db);
  return { rows: [], total: counted.rows[0]?.total ?? 0 };
}

/** How many bookings each list has. */
export type GroupCounts = Record<BookingGroup, number>;

/** Counts somebody's bookings by list. */
export async function countGroups(db: Db, own: Whose): Promise<GroupCounts> {
  const count = (group: BookingGroup) => sql`count(*) filter (where ${isIn(group)})`;
  const counted = await sql<GroupCounts>`
    select ${count('upcoming')} as upcoming, ${count('waiting')} as waiting, ${count('past')} as past,
      ${count('cancelled')} as cancelled
    from ${bookingTables} where ${whose(own)}`.execute(db);
  return counted.rows[0] ?? { upcoming: 0, waiting: 0, past: 0, cancelled: 0 };
}
