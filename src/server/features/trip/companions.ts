// A companion as calls answer it, and how many there may be (docs/vouchers.md#companions).
import type { CallOutput } from '#src/contract/types.ts';
import type { CompanionRow } from './companion-queries.ts';

/** One invitation and three times again (docs/vouchers.md#companions). */
export const MAX_SENDS = 4;

/** Invitations that an account may send in an hour, over all its bookings: an inviting page must not become a mail cannon. */
export const SENDS_AN_HOUR = 5;

type Detail = CallOutput<'booking/detail'>;

/** How many may still be invited: everybody of the party but the guest who booked (docs/vouchers.md#companions). */
export function companionsLeft(pax: number, invited: number): number {
  return Math.max(0, pax - 1 - invited);
}

/** A companion as calls answer it. */
export function toCompanion(row: CompanionRow): Detail['companions'][number] {
  const { id, email, first_name, last_name, sends, sent_at } = row;
  return { id, email, first_name, last_name, sent_at: sent_at.toISOString(), sends_left: MAX_SENDS - sends };
}
