// Which holds are somebody's own: everyone who counts seats for a guest leaves them out (docs/domain/calendar.md#holds).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** Who looks at what is free: a browser, and the account that is signed in there. */
export interface Viewer {
  visitorId: string;
  userId: string | null;
}

interface Asking {
  readonly visitor: { readonly id: string };
  readonly actor: { readonly userId: string | null };
}

/** The viewer of a call; a page that others get too has none, and no id of a visitor. */
export const viewerOf = ({ visitor, actor }: Asking): Viewer => ({ visitorId: visitor.id, userId: actor.userId });

/**
 * A condition on a live hold `b`: it is the viewer's own, and their next checkout takes its place
 * (docs/domain/calendar.md#holds). A distributor's holds have no network: those with keys of their own stay.
 */
export function isOwnHold({ visitorId, userId }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`((b.visitor_id = ${visitorId} and (b.held_from is not null or b.idempotency_key is null))
    or (b.held_by = ${userId}::uuid and b.held_from is not null))`;
}

/** Whether money of booking `b` is at the provider this very moment, or nobody knows how its payment ended. */
export const isPayingColumn = sql<boolean>`exists (select from payment p left join payment_attempt a on a.payment_id = p.id
    where p.booking_id = b.id and (p.status = 'unknown' or (p.status in ('new', 'open', 'action')
      and a.status = 'sending' and a.lease_until > banyan_now())))`;

/** The viewer's own live holds of a departure, apart from those that are being paid: a move or an offer takes their place. */
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
