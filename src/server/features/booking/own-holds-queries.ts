// What a claimant holds and has not paid, for the refusal that names it (ADR 048).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** A live hold in words' terms: the civil day and time of its departure. */
export interface OwnHold {
  ref: string;
  title: string;
  date: string;
  time: string;
}

/** The live unpaid holds of this browser and of the account that is signed in, the one that ends first at the front. */
export async function findOwnHolds(
  db: Kysely<Database>,
  who: { visitorId: string; userId: string | null },
): Promise<OwnHold[]> {
  const found = await sql<OwnHold>`
    select b.ref, c.title, d.local_date as date, d.start_time as time
    from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
    where b.status = 'held' and b.hold_until > banyan_now()
      and ((b.visitor_id = ${who.visitorId} and b.held_from is not null) or b.held_by = ${who.userId}::uuid)
    order by b.hold_until limit 10`.execute(db);
  return found.rows;
}
