// The four lists in which bookings are shown: each booking is in one of them (docs/domain/bookings.md#lists).
import type { BookingStatus } from './status.ts';

/** The lists, in the order of their tabs. */
export const bookingGroups = ['upcoming', 'waiting', 'past', 'cancelled'] as const;

/** One of the lists. */
export type BookingGroup = (typeof bookingGroups)[number];

/** Which statuses a list holds; of those in two lists the end of the experience decides, `null` where it does not matter. */
export const groupRules: Readonly<
  Record<BookingGroup, readonly { readonly status: BookingStatus; readonly hasEnded: boolean | null }[]>
> = {
  upcoming: [
    { status: 'confirmed', hasEnded: false },
    { status: 'checked_in', hasEnded: false },
  ],
  waiting: [
    { status: 'held', hasEnded: null },
    { status: 'requested', hasEnded: null },
  ],
  past: [
    { status: 'confirmed', hasEnded: true },
    { status: 'checked_in', hasEnded: true },
    { status: 'completed', hasEnded: null },
    { status: 'no_show', hasEnded: null },
  ],
  cancelled: [
    { status: 'declined', hasEnded: null },
    { status: 'cancelled', hasEnded: null },
    { status: 'expired', hasEnded: null },
  ],
};

/** The lists that a booking is in: exactly one, which the tests prove for every status. */
export function groupsOf(status: BookingStatus, hasEnded: boolean): readonly BookingGroup[] {
  return bookingGroups.filter((group) =>
    groupRules[group].some((rule) => rule.status === status && (rule.hasEnded ?? hasEnded) === hasEnded),
  );
}
