// Statements of the audit log (docs/reference/back-office.md#audit-log).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import {
  allOf,
  fullName,
  inDays,
  instantText,
  type Place,
  type RowsQuery,
} from '#src/server/platform/db/row-queries.ts';

// Entry `l`'s subject id if of this kind, otherwise null, so nothing is looked up.
const idOf = (kind: string, form: string, type: string): RawBuilder<unknown> =>
  sql`case when l.subject ~ ${sql.lit(`^${kind}:${form}$`)} then substr(l.subject, ${sql.lit(kind.length + 2)})::${sql.raw(type)} end`;
const uuidOf = (kind: string): RawBuilder<unknown> => idOf(kind, '[0-9a-f-]{36}', 'uuid');
const numberOf = (kind: string): RawBuilder<unknown> => idOf(kind, '[0-9]{1,9}', 'integer');

const personName = sql`coalesce(nullif(${fullName('u')}, ''), u.email::text)`;

const aboutName = sql<string>`coalesce(
  (select b.ref from booking b where b.id = ${uuidOf('booking')}),
  (select ${personName} from user_account u where u.id = ${uuidOf('account')}),
  (select h.display_name from host h where h.user_id = ${uuidOf('host')}),
  (select ${personName} from partner p join user_account u on u.id = p.user_id where p.id = ${uuidOf('partner')}),
  (select ${fullName('a')} from ambassador_application a where a.id = ${uuidOf('ambassador')}),
  (select v.guest_name from review v where v.id = ${uuidOf('review')}),
  (select k.code::text from coupon k where k.id = ${uuidOf('code')}),
  (select c.title from course c where c.id = ${numberOf('course')}),
  (select y.name from city y where y.id = ${numberOf('city')}),
  (select g.name from category g where g.id = ${numberOf('category')}),
  (select c.title || ', ' || d.local_date || ' ' || to_char(d.start_time, 'HH24:MI')
    from departure d join course c on c.id = d.course_id where d.id = ${numberOf('departure')}),
  '')`;

type Db = Kysely<Database>;

type Entry = CallOutput<'admin/audit-list'>['data'][number];

export interface AuditRow extends Omit<Entry, 'detail'>, Place {
  detail: Record<string, unknown>;
}

/** Newest first. Only the full address finds a person, so no one can guess. */
export async function findEntries(db: Db, query: RowsQuery<'admin/audit-list'>): Promise<AuditRow[]> {
  const { action, who, about, after, count } = query;
  const conditions = [
    action !== undefined && sql`l.action = ${action}`,
    who !== undefined && sql`l.actor_id = (select id from user_account where email = ${who}::citext)`,
    about !== undefined && sql`l.subject = ${about}`,
    ...inDays(sql`l.at`, query),
    after !== null && sql`l.id < ${after}::bigint`,
  ];
  const result = await sql<AuditRow>`
    select l.id::text as id, ${instantText(sql`l.at`)} as at,
      coalesce(${fullName('u')} || ' <' || u.email::text || '>', '') as who,
      l.action, l.subject as about, ${aboutName} as about_name, l.detail, l.id::text as cursor
    from audit_log l left join user_account u on u.id = l.actor_id
    where ${allOf(conditions)} order by l.id desc limit ${count}`.execute(db);
  return result.rows;
}

/** One index step per action. */
export async function findActions(db: Db): Promise<string[]> {
  const result = await sql<{ action: string | null }>`
    with recursive step as (
      (select action from audit_log order by action limit 1)
      union all
      select (select l.action from audit_log l where l.action > step.action order by l.action limit 1) from step
      where step.action is not null
    )
    select action from step where action is not null`.execute(db);
  return result.rows.flatMap(({ action }) => action ?? []);
}

interface FileFetched {
  readonly operatorId: string;
  readonly file: string;
  readonly filter: object;
}

/** Logs that an operator downloaded a file, with its filter (docs/reference/back-office.md#files). */
export async function writeFileFetched(db: Db, { operatorId, file, filter }: FileFetched): Promise<void> {
  await writeAudit(db, { actorId: operatorId, action: 'office-file-fetched', subject: `file:${file}`, detail: filter });
}
