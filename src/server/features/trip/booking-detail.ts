import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { mayDo, whyRefused } from '#src/server/platform/http/identity.ts';
import { loadDocuments } from './documents.ts';
import { openBooking, bookingCard, countGroups, findBookings } from '#src/server/features/booking/index.ts';
import { roleIn } from '#src/server/features/team/index.ts';
import { waysOf } from '#src/server/phone/send.ts';
import { toDetail } from './to-booking-detail.ts';
import type { Kysely } from 'kysely';
import { limits } from '#src/domain/limits.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

// booking/detail: another's booking looks missing.
const detail: Handler<'booking/detail'> = async (input, call) => {
  const opened = await openBooking(input, call, 'departures', 'bookings');
  if (!opened) return refuse('booking-not-found');
  const { row, viewer } = opened;
  const documents = await loadDocuments(call.services.db, { ...row, token: input.token });
  // An email's link is the host's.
  const hostRole = roleIn(row, call.actor.userId) ?? 'host';
  const seen = { viewer, hostRole, reads_only: viewer === 'operator' && !mayDo('booking-acts', call.actor) };
  const { visitor, services } = call;
  const hasPhones = waysOf(services).length > 0;
  return toDetail(row, {
    ...seen,
    documents,
    token: input.token,
    visitorId: visitor.id,
    hasPhones,
    keys: services.keys,
  });
};

const listGuest: Handler<'booking/list-guest'> = async (input, { services, actor }) =>
  actor.userId === null
    ? refuse('unauthorized')
    : {
        ...(await listBookings(services.db, { ...input, userId: actor.userId, as: 'guest' })),
        is_host: whyRefused('booking/list-host', actor) === null,
      };

// booking/list-host: next first; coordinators see their hosts'.
const listHost: Handler<'booking/list-host'> = async (input, { services, actor }) =>
  actor.userId === null
    ? refuse('unauthorized')
    : listBookings(services.db, { ...input, userId: actor.userId, as: 'host' });

export const detailCalls = {
  'booking/detail': detail,
  'booking/list-guest': listGuest,
  'booking/list-host': listHost,
} as const;

// A page of bookings, with counts per group (docs/domain/bookings.md#lists).

type Input = CallInput<'booking/list-guest'>;
type ListRequest = Input & { readonly userId: string; readonly as: 'guest' | 'host' };

async function listBookings(db: Kysely<Database>, request: ListRequest): Promise<CallOutput<'booking/list-host'>> {
  const { userId, as, when, group, search, booking_status: status, offset = 0 } = request;
  const own = { userId, as, ...(search !== undefined && { search }) };
  const filter = {
    ...own,
    ...(when !== undefined && { when }),
    ...(group !== undefined && { group }),
    ...(status !== undefined && { status }),
    offset,
    count: limits.pageSize,
  };
  const [{ rows, total }, counts] = await Promise.all([findBookings(db, filter), countGroups(db, own)]);
  const cards = rows.map(bookingCard);
  // Hosts write no reviews.
  return { data: as === 'host' ? cards.map((card) => ({ ...card, can_review: false })) : cards, total, counts };
}
