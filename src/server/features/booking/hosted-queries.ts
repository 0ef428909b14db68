// The courses that somebody may act for, as a part of larger statements (product 1).
import { sql, type RawBuilder } from 'kysely';

/**
 * Ids of the own courses, and of those whose host the user acts for. Written so that PostgreSQL starts from the few hosts:
 * asked with an `or`, it reads every booking there is.
 */
export function hostedCourses(userId: string): RawBuilder<unknown> {
  return sql`(select id from course where host_id in (
    select ${userId}::uuid union all select k.host_id from coordination k where k.coordinator_id = ${userId}))`;
}
