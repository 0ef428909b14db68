// The statements behind the audit log of the back office (docs/back-office.md#audit-log).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallInput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';

// What an entry of the audit log is about, by its name: the log itself keeps ids (docs/back-office.md#audit-log).

// The id behind the word of a kind in the subject of entry `l`; null for another kind, so that nothing is looked up.
const idOf = (kind: string, form: string, type: string): RawBuilder<unknown> =>
  sql`case when l.subject ~ ${sql.lit(`^${kind}:${form}$`)} then substr(l.subject, ${sql.lit(kind.length + 2)})::${sql.raw(type)} end`;
const uuidOf = (kind: string): RawBuilder<unknown> => idOf(kind, '[0-9a-f-]{36}', 'uuid');
const numberOf = (kind: string): RawBuilder<unknown> => idOf(kind, '[0-9]{1,9}', 'integer');

const personName = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email::text)`;

/** The name of what entry `l` of the log is about; empty where it has none, or is no more. */
const aboutName = sql<string>`coalesce(
  (select b.ref from booking b where b.id = ${uuidOf('booking')}),
  (select ${personName} from user_account u where u.id = ${uuidOf('account')}),
  (select h.display_name from host h where h.user_id = ${uuidOf('host')}),
  (select ${personName} from partner p join user_account u on u.id = p.user_id where p.id = ${uuidOf('partner')}),
  (select trim(a.first_name || ' ' || a.last_name) from ambassador_application a where a.id = ${uuidOf('ambassador')}),
  (select v.guest_name from review v where v.id = ${uuidOf('review')}),
  (select k.code::text from coupon k where k.id = ${uuidOf('code')}),
  (select c.title from course c where c.id = ${numberOf('course')}),
  (select y.name from city y where y.id = ${numberOf('city')}),
  (select g.name from category g where g.id = ${numberOf('category')}),
  (select c.title || ', ' || d.local_date || ' ' || to_char(d.start_time, 'HH24:MI')
    from departure d join course c on c.id = d.course_id where d.id = ${numberOf('departure')}),
  '')`;

type Db = Kysely<Database>;

/** Which entries, and where the page before ended: its last id. */
export interface EntriesQuery extends Omit<CallInput<'admin/audit-list'>, 'before'> {
  readonly after: string | null;
  readonly count: number;
}

/** An entry; `detail` is what its action keeps. */
export interface AuditRow {
  id: string;
  at: Date;
  who: string;
  action: string;
  about: string;
  about_name: string;
  detail: Record<string, unknown>;
}

/** Entries in order, the newest first. A person is found by the address in full, so that nobody is guessed. */
export async function findEntries(
  db: Db,
  { action, who, about, from, to, after, count }: EntriesQuery,
): Promise<AuditRow[]> {
  const conditions = [
    action !== undefined && sql`l.action = ${action}`,
    who !== undefined && sql`l.actor_id = (select id from user_account where email = ${who}::citext)`,
    about !== undefined && sql`l.subject = ${about}`,
    from !== undefined && sql`l.at >= ${from}::date::timestamp at time zone 'UTC'`,
    to !== undefined && sql`l.at < (${to}::date + 1)::timestamp at time zone 'UTC'`,
    after !== null && sql`l.id < ${after}::bigint`,
  ].filter((one) => one !== false);
  const result = await sql<AuditRow>`
    select l.id::text as id, l.at, coalesce(trim(u.first_name || ' ' || u.last_name) || ' <' || u.email::text || '>', '') as who,
      l.action, l.subject as about, ${aboutName} as about_name, l.detail
    from audit_log l left join user_account u on u.id = l.actor_id
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by l.id desc limit ${count}`.execute(db);
  return result.rows;
}

/** Every action that the log has, by name: one step of the index for each. */
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

/** Writes that an operator has fetched a file, and with which filter (docs/back-office.md#files). */
export async function writeFileFetched(db: Db, { operatorId, file, filter }: FileFetched): Promise<void> {
  await writeAudit(db, { actorId: operatorId, action: 'office-file-fetched', subject: `file:${file}`, detail: filter });
}
