// A list of somebody's bookings, as guest or as host: a part of it, and how many each group has (docs/domain/lifecycle.md#lists).
import type { Kysely } from 'kysely';
import { limits } from '#src/domain/limits.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';
import { bookingCard, countGroups, findBookings } from '#src/server/features/booking/index.ts';

type Input = CallInput<'booking/list-guest'>;
type Asked = Input & { readonly userId: string; readonly as: 'guest' | 'host' };

/** Both statements at once: neither needs the other. */
export async function listBookings(db: Kysely<Database>, asked: Asked): Promise<CallOutput<'booking/list-host'>> {
  const { userId, as, when, group, search, booking_status: status, offset = 0 } = asked;
  const own = { userId, as, ...(search !== undefined && { search }) };
  const wanted = {
    ...own,
    ...(when !== undefined && { when }),
    ...(group !== undefined && { group }),
    ...(status !== undefined && { status }),
    offset,
    count: limits.pageSize,
  };
  const [{ rows, total }, counts] = await Promise.all([findBookings(db, wanted), countGroups(db, own)]);
  const cards = rows.map(bookingCard);
  // A host reviews nobody.
  return { data: as === 'host' ? cards.map((card) => ({ ...card, can_review: false })) : cards, total, counts };
}
