// Whether a browser is known: it has made a booking that was confirmed (ADR 048).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** True when a booking made in this browser has ever been confirmed. */
export async function hasBookedHere(db: Kysely<Database>, visitorId: string): Promise<boolean> {
  const found = await sql<{ has: boolean }>`
    select exists (select from booking where visitor_id = ${visitorId} and confirmed_at is not null) as has`.execute(
    db,
  );
  return found.rows[0]?.has ?? false;
}
