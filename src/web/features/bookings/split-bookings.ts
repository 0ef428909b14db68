import type { CallOutput } from '#src/contract/types.ts';

/** A booking in the list. */
export type BookingCard = CallOutput<'booking/list-guest'>['data'][number];

const over: ReadonlySet<BookingCard['booking_status']> = new Set([
  'completed',
  'no_show',
  'declined',
  'cancelled',
  'expired',
]);

/** The next trip, the others to come in their order, and what is over, newest first. `now` in ms since 1970. */
export function splitBookings(bookings: readonly BookingCard[], now: number) {
  const begins = (card: BookingCard): number => Date.parse(card.starts_at);
  const isOver = (card: BookingCard): boolean => over.has(card.booking_status) || begins(card) < now - 86_400_000;
  const coming = bookings.filter((card) => !isOver(card)).toSorted((a, b) => begins(a) - begins(b));
  const past = bookings.filter(isOver).toSorted((a, b) => begins(b) - begins(a));
  return { next: coming[0] ?? null, later: coming.slice(1), past };
}
