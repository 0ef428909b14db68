// A viewer's own holds, which they do not see as taken seats (docs/domain/calendar.md#holds).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

export interface Viewer {
  visitorId: string;
  userId: string | null;
}

interface Asking {
  readonly visitor: { readonly id: string };
  readonly actor: { readonly userId: string | null };
}

/** Shared pages have no viewer. */
export const viewerOf = ({ visitor, actor }: Asking): Viewer => ({ visitorId: visitor.id, userId: actor.userId });

/** Condition on hold `b`: the viewer's next checkout replaces it. Holds that a distributor made by key stay. */
export function isOwnHold({ visitorId, userId }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`((b.visitor_id = ${visitorId} and (b.held_from is not null or b.idempotency_key is null))
    or (b.held_by = ${userId}::uuid and b.held_from is not null))`;
}

/** Booking `b` is being paid, or its payment result is unknown. */
export const isPayingColumn = sql<boolean>`exists (select from payment p left join payment_attempt a on a.payment_id = p.id
    where p.booking_id = b.id and (p.status = 'unknown' or (p.status in ('new', 'open', 'action')
      and a.status = 'sending' and a.lease_until > banyan_now())))`;

/** Without those being paid. A move or an offer replaces them. */
export async function findOwnHoldsOf(
  db: Kysely<Database>,
  departureId: number,
  viewer: Viewer,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from booking b where b.departure_id = ${departureId} and b.status = 'held' and b.hold_until > banyan_now()
      and b.visitor_id not like 'offer:%' and ${isOwnHold(viewer)} and not ${isPayingColumn} order by b.id`.execute(db);
  return rows.map(({ id }) => id);
}
