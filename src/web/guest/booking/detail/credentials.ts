// Credentials that open a booking's page: the ref (with the booking's cookie, a login, or the token of a mail), or the id
// (docs/domain/accounts.md#opening-a-booking).
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';

/** A booking in full. */
export type BookingDetail = CallOutput<'booking/detail'>;

/** The review of a booking as its host reads it. */
export type HostedReview = NonNullable<CallOutput<'written-review/of-booking'>['review']>;

/** What a guest is offered after a host's cancel. */
export type AlternativeList = CallOutput<'alternative/list'>;

/** The other time that a host offers for a request. */
export type OfferedTime = NonNullable<CallOutput<'other-time/detail'>['offer']>;

/**
 * A booking on its page; `form` comes from the server, for pages without JavaScript. `review` is there for hosts of a completed booking: null
 * where none was written. `alternatives` are there after a host's cancel.
 */
export type BookingPage = BookingDetail & {
  readonly form?: PageForm;
  readonly review?: HostedReview | null;
  readonly alternatives?: AlternativeList;
  readonly offeredTime?: OfferedTime;
};

/** What every later call names the booking by: its ref, and the token of the mail that led here. */
export interface Credentials {
  readonly ref: string;
  readonly token?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const REF = /^[A-Za-z]{8}$/;

/** Reads the address; null when it names no booking. The path takes the id or the ref. */
export function readCredentials(
  query: URLSearchParams,
  idInPath: string | undefined,
): CallInput<'booking/detail'> | null {
  const id = idInPath ?? query.get('id') ?? query.get('booking_id') ?? '';
  const ref = query.get('ref') ?? '';
  const token = query.get('token') ?? '';
  if (UUID.test(id)) return { booking_id: id };
  if (idInPath !== undefined) return REF.test(idInPath) ? { ref: idInPath } : null;
  if (!REF.test(ref)) return null;
  return token === '' ? { ref } : { ref, token };
}

/** The opener of a booking that is in view. `search` is the query of its page. */
export function credentialsOf(booking: Pick<BookingDetail, 'ref'>, search: string): Credentials {
  const token = new URLSearchParams(search).get('token') ?? '';
  return token === '' ? { ref: booking.ref } : { ref: booking.ref, token };
}
