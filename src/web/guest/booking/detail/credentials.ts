// Credentials for a booking's page: its ref (with cookie, login or email token) or its id
// (docs/domain/accounts.md#opening-a-booking).
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Reminders } from '#src/web/guest/user/PhoneReminders.tsx';
import type { PageForm } from '#src/web/platform/app/page-form.ts';

export type BookingDetail = CallOutput<'booking/detail'>;

export type HostedReview = NonNullable<CallOutput<'written-review/of-booking'>['review']>;

export type AlternativeList = CallOutput<'alternative/list'>;

export type OfferedTime = NonNullable<CallOutput<'other-time/detail'>['offer']>;

/**
 * A booking on its page. `form`: from the server without JavaScript; `review`: for hosts of a completed booking (null:
 * none written).
 */
export type BookingPage = BookingDetail & {
  readonly form?: PageForm;
  readonly review?: HostedReview | null;
  readonly alternatives?: AlternativeList;
  readonly offeredTime?: OfferedTime;
  readonly reminders?: Reminders;
};

/** Identifies the booking in later calls: its ref, and the email token that led here. */
export interface Credentials {
  readonly ref: string;
  readonly token?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const REF = /^[A-Za-z]{8}$/;

/** Null when the address names no booking. The path has the id or the ref. */
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

export function credentialsOf(booking: Pick<BookingDetail, 'ref'>, search: string): Credentials {
  const token = new URLSearchParams(search).get('token') ?? '';
  return token === '' ? { ref: booking.ref } : { ref: booking.ref, token };
}
