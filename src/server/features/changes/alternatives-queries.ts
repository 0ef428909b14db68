// Statements of alternatives: similar courses, and offers that protect the price.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { cardColumns, cardTables, type CardRow } from '#src/server/search/index.ts';

type Db = Kysely<Database>;

export interface Likeness {
  courseId: number;
  pax: number;
  /** Excludes the guest's own listings; null for unknown guests. */
  userId: string | null;
  count: number;
}

/** Same city, price within 25%: same category first, then nearest price. */
export async function findLike(db: Db, { courseId, pax, userId, count }: Likeness): Promise<CardRow[]> {
  const result = await sql<CardRow>`
    with lost as (
      select id, city_id, category_id, price_cents from course where id = ${courseId}
    ), picked as materialized (
      select l.course_id, row_number() over (order by l.category_id <> o.category_id,
        abs(l.price_cents - o.price_cents), l.rank desc, l.course_id) as turn
      from lost o join course_listing l on l.city_id = o.city_id and l.course_id <> o.id
        and l.price_cents between o.price_cents * 3 / 4 and o.price_cents * 5 / 4
        join course c on c.id = l.course_id and c.max_pax >= ${pax} and c.host_id is distinct from ${userId}::uuid
      order by turn limit ${count}
    )
    select ${cardColumns} from picked join ${cardTables} on c.id = picked.course_id order by picked.turn`.execute(db);
  return result.rows;
}

export interface ProtectingOffer {
  id: string;
  tokenHash: Buffer;
  courseId: number;
}

/** Inserts missing offers; one per course. */
export async function insertOffers(
  db: Db,
  offers: readonly ProtectingOffer[],
  terms: { bookingId: string; pax: number; priceCents: number; untilMs: number },
): Promise<void> {
  const rows = offers.map(({ id, tokenHash, courseId }) => ({
    id,
    hash: tokenHash.toString('hex'),
    course_id: courseId,
  }));
  await sql`
    insert into offer (id, token_hash, replaces_booking_id, course_id, pax, price_cents, expires_at)
    select o.id, decode(o.hash, 'hex'), ${terms.bookingId}::uuid, o.course_id, ${terms.pax}, ${terms.priceCents},
      to_timestamp(${terms.untilMs / 1000}::float8)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(id uuid, hash text, course_id integer)
    on conflict (replaces_booking_id, course_id) do nothing`.execute(db);
}

export async function findOffers(
  db: Db,
  bookingId: string,
): Promise<{ id: string; token_hash: Buffer; course_id: number; is_booked: boolean }[]> {
  const result = await sql<{ id: string; token_hash: Buffer; course_id: number; is_booked: boolean }>`
    select id, token_hash, course_id, booked_at is not null as is_booked from offer
    where replaces_booking_id = ${bookingId} and withdrawn_at is null`.execute(db);
  return result.rows;
}
