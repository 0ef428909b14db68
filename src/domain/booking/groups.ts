// The four lists of bookings; each booking is in exactly one (docs/domain/bookings.md#lists).
import type { BookingStatus } from './status.ts';

export const bookingGroups = ['upcoming', 'waiting', 'past', 'cancelled'] as const;

export type BookingGroup = (typeof bookingGroups)[number];

/** Statuses by list; in two lists, the end of the experience decides (`null`: irrelevant). */
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

/** Exactly one, which tests verify for every status. */
export function groupsOf(status: BookingStatus, hasEnded: boolean): readonly BookingGroup[] {
  return bookingGroups.filter((group) =>
    groupRules[group].some((rule) => rule.status === status && (rule.hasEnded ?? hasEnded) === hasEnded),
  );
}
