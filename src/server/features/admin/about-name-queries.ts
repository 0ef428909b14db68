// What an entry of the audit log is about, by its name: the log itself keeps ids (docs/back-office.md#audit-log).
import { type RawBuilder, sql } from 'kysely';

// The id behind the word of a kind in the subject of entry `l`; null for another kind, so that nothing is looked up.
const idOf = (kind: string, form: string, type: string): RawBuilder<unknown> =>
  sql`case when l.subject ~ ${sql.lit(`^${kind}:${form}$`)} then substr(l.subject, ${sql.lit(kind.length + 2)})::${sql.raw(type)} end`;
const uuidOf = (kind: string): RawBuilder<unknown> => idOf(kind, '[0-9a-f-]{36}', 'uuid');
const numberOf = (kind: string): RawBuilder<unknown> => idOf(kind, '[0-9]{1,9}', 'integer');

const personName = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email::text)`;

/** The name of what entry `l` of the log is about; empty where it has none, or is no more. */
export const aboutName = sql<string>`coalesce(
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
