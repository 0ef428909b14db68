// Statements of staff emails: urgent tasks and the daily summary (docs/reference/back-office.md#to-do).
import { sql, type Kysely } from 'kysely';
import { staffAreas } from '#src/domain/admin/areas.ts';
import { isUrgent, type StaffTaskKind, taskKinds, taskKindsOf } from '#src/domain/admin/waiting.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Many tasks close by themselves, and related ones share an email. */
const quietMinutes = 1;
/** At most one such email in ten minutes. */
const pauseMinutes = 10;
const mostListed = 50;
/** In the zone of most cities. */
const morning = { from: 7, until: 11 } as const;

// By area: {"support": ["feedback", …]}.
const kindsOfAreas = JSON.stringify(Object.fromEntries(staffAreas.map((area) => [area, taskKindsOf([area])])));
const doesTask = (user: string, kind: string) =>
  sql`exists (select from operator_area a where a.user_id = ${sql.raw(user)} and ${kindsOfAreas}::jsonb -> a.area ? ${sql.raw(kind)})`;
const isStaff = sql`'operator' = any(u.roles) and u.blocked_at is null and u.erased_at is null`;

/** Returns how many. Each once, across processes. */
export async function queueStaffMails(db: Db): Promise<number> {
  return (await queueUrgent(db)) + (await queueDigests(db));
}

async function queueUrgent(db: Db): Promise<number> {
  const queued = await sql`
    with due as (
      select id, kind from staff_task
      where closed_at is null and told_at is null and kind = any(${sql.val(taskKinds.filter(isUrgent))})
        and opened_at < banyan_now() - make_interval(mins => ${quietMinutes})
        and not exists (select from outbox where payload ->> 'kind' = 'staff-now'
          and created_at > banyan_now() - make_interval(mins => ${pauseMinutes}))
      order by id limit ${mostListed} for no key update skip locked
    ), told as (
      update staff_task t set told_at = banyan_now() from due where t.id = due.id returning t.id, t.kind
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'staff-now', 'user_id', u.id::text, 'task_ids', jsonb_agg(told.id order by told.id))
    from user_account u join told on ${doesTask('u.id', 'told.kind')}
    where ${isStaff} group by u.id
    returning id`.execute(db);
  return queued.rows.length;
}

async function queueDigests(db: Db): Promise<number> {
  const queued = await sql`
    with here as (
      select local_time(banyan_now(), k) as at from zone_clock k
      where k.zone = (select time_zone from city group by time_zone order by count(*) desc, time_zone limit 1)
    )
    insert into outbox (topic, payload)
    select 'mail', jsonb_build_object('kind', 'staff-digest', 'user_id', u.id::text, 'date', here.at::date::text)
    from here, user_account u
    where extract(hour from here.at) >= ${morning.from}::integer and extract(hour from here.at) < ${morning.until}::integer
      and ${isStaff}
      and not exists (select from outbox o where o.payload ->> 'kind' = 'staff-digest'
        and o.payload ->> 'user_id' = u.id::text and o.payload ->> 'date' = here.at::date::text)
      and exists (select from staff_task t where t.closed_at is null and ${doesTask('u.id', 't.kind')})
    on conflict do nothing
    returning id`.execute(db);
  return queued.rows.length;
}

export interface StaffReader {
  id: string;
  email: string;
  locale: string;
  kinds: StaffTaskKind[];
}

/** Null for ex-operators and those who turned it off. */
export async function findStaffReader(db: Db, userId: string, topic: string): Promise<StaffReader | null> {
  const result = await sql<Omit<StaffReader, 'kinds'> & { areas: (typeof staffAreas)[number][] }>`
    select u.id, u.email, u.locale, array(select a.area from operator_area a where a.user_id = u.id) as areas
    from user_account u
    where u.id = ${userId} and ${isStaff}
      and not exists (select from notice_choice n where n.user_id = u.id and n.topic = ${topic} and not n.is_wanted)`.execute(
    db,
  );
  const [row] = result.rows;
  return row ? { ...row, kinds: taskKindsOf(row.areas) } : null;
}

export interface UrgentTask {
  kind: string;
  detail: string;
}

/** Of these kinds, oldest first. */
export async function findUrgentTasks(
  db: Db,
  { ids, kinds }: { ids: readonly number[]; kinds: readonly StaffTaskKind[] },
): Promise<UrgentTask[]> {
  const result = await sql<UrgentTask>`
    select kind, detail from staff_task
    where id = any(${sql.val(ids)}::bigint[]) and closed_at is null and kind = any(${sql.val(kinds)}) order by id`.execute(
    db,
  );
  return result.rows;
}

/** Total, since yesterday, and the oldest. */
export interface OpenOfKind {
  kind: string;
  count: number;
  fresh: number;
  oldest: string;
}

export async function findOpenByKind(db: Db, kinds: readonly StaffTaskKind[]): Promise<OpenOfKind[]> {
  const result = await sql<OpenOfKind>`
    select kind, count(*)::integer as count,
      count(*) filter (where opened_at > banyan_now() - make_interval(days => 1))::integer as fresh,
      (array_agg(detail order by opened_at, id))[1] as oldest
    from staff_task where closed_at is null and kind = any(${sql.val(kinds)}) group by kind order by kind`.execute(db);
  return result.rows;
}
