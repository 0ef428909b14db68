// What happens to upcoming bookings when the staff take listings, a host or a day off sale
// (docs/domain/listings.md#taking-off-sale).
import type { CancelCause } from '#src/domain/booking/refund-share.ts';

/** Bookings stay; or end with a full refund, with other departures and experiences offered, or without. */
export const bookingChoices = ['keep', 'offer', 'refund'] as const;
export type BookingChoice = (typeof bookingChoices)[number];

export const endingChoices = ['offer', 'refund'] as const satisfies readonly BookingChoice[];
export type EndingChoice = (typeof endingChoices)[number];

type CalledOff = Extract<CancelCause, `called_off${string}`>;

/**
 * The cause of the ended bookings; null where they stay. Neither enters the host's cancellation rate: the staff
 * decided, and a host at fault is not measured by it (docs/domain/bookings.md#cancellation-rate).
 */
export function causeOfChoice(choice: EndingChoice): CalledOff;
export function causeOfChoice(choice: BookingChoice): CalledOff | null;
export function causeOfChoice(choice: BookingChoice): CalledOff | null {
  if (choice === 'keep') return null;
  return choice === 'offer' ? 'called_off' : 'called_off_refund';
}
