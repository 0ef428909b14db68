// Whose course it is: a host acts on own courses, a coordinator on those of the hosts it acts for (product 1).
import { sql, type Kysely } from 'kysely';
import type { Actor } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Acting } from '../booking/index.ts';

/** As whom the caller acts on a course; null when it is not theirs, which answers like a missing one. */
export async function findActing(db: Kysely<Database>, courseId: number, actor: Actor): Promise<Acting | null> {
  if (actor.userId === null) return null;
  const found = await sql<{ host_id: string; is_coordinated: boolean }>`
    select c.host_id, exists (select from coordination k
      where k.host_id = c.host_id and k.coordinator_id = ${actor.userId}) as is_coordinated
    from course c where c.id = ${courseId}`.execute(db);
  const [course] = found.rows;
  if (!course) return null;
  if (course.host_id === actor.userId) return { role: 'host', actorId: actor.userId, onBehalfOf: null };
  const mayCoordinate = course.is_coordinated && actor.roles.includes('coordinator');
  return mayCoordinate ? { role: 'coordinator', actorId: actor.userId, onBehalfOf: course.host_id } : null;
}
