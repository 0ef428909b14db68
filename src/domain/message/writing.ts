// Who may write in a conversation, and when (docs/domain/messages.md#who-may-write-when). Instants in ms since 1970.
import { type BookingStatus, seatsOf } from '#src/domain/booking/status.ts';
import type { InquiryStatus } from '#src/domain/inquiry/inquiry-status.ts';

/** The sides of a conversation. A coordinator writes on the host's side, an operator on neither. */
export type Side = 'guest' | 'host' | 'operator';

/** The longest message, in characters; the most pictures of one, and the longest line on what one shows. */
export const messageLength = 4000;
export const attachmentsMax = 4;
export const attachmentAltLength = 200;

/** Messages of one page of a conversation. */
export const messagesPage = 30;

/** Days for which both may still write after an experience: lost things, photos, thanks. */
const daysAfterEnd = 30;
/** Days after a booking that came to nothing, and after the day that a question was about. */
const daysAfterNothing = 14;
const dayMs = 86_400_000;

/** What a conversation is about, as far as it decides who may write. */
export type Subject =
  | {
      readonly kind: 'booking';
      readonly status: BookingStatus;
      /** The end of the experience, and when the booking was ended, or null. */
      readonly endsAt: number;
      readonly closedAt: number | null;
    }
  | {
      readonly kind: 'inquiry';
      readonly status: InquiryStatus;
      /** The end of the day that was asked for. */
      readonly dayEndsAt: number;
    };

/**
 * Why nobody can write, or this side cannot; null when it can. `unpaid`: there is no booking yet. `unverified`: a visitor has
 * not opened the question. `answer-first`: the host answers the question itself, which may make an offer. `over`: it is long past.
 * `deleted`: one of the two has deleted the account, and nobody would read it.
 */
export type Closed = 'unpaid' | 'unverified' | 'answer-first' | 'over' | 'blocked' | 'deleted';

/** Whether and why a side cannot write now. A block does not stop operators, a deleted account does. */
export function whyClosed(
  subject: Subject,
  { side, isBlocked, isDeleted, now }: { side: Side; isBlocked: boolean; isDeleted: boolean; now: number },
): Closed | null {
  if (isDeleted) return 'deleted';
  const closed = subject.kind === 'booking' ? bookingClosed(subject, now) : inquiryClosed(subject, { side, now });
  return closed ?? (isBlocked && side !== 'operator' ? 'blocked' : null);
}

function bookingClosed(
  { status, endsAt, closedAt }: Extract<Subject, { kind: 'booking' }>,
  now: number,
): Closed | null {
  if (status === 'held' || status === 'expired') return 'unpaid';
  const until =
    seatsOf(status) === 'free' ? (closedAt ?? endsAt) + daysAfterNothing * dayMs : endsAt + daysAfterEnd * dayMs;
  return now < until ? null : 'over';
}

function inquiryClosed(
  { status, dayEndsAt }: Extract<Subject, { kind: 'inquiry' }>,
  { side, now }: { side: Side; now: number },
): Closed | null {
  if (status === 'unverified') return 'unverified';
  if (now >= dayEndsAt + daysAfterNothing * dayMs) return 'over';
  return status === 'open' && side === 'host' ? 'answer-first' : null;
}

/**
 * Whether contact details and payment words are hidden: until a booking is confirmed, and again once it came to nothing. The
 * same rule as for phone numbers (docs/domain/accounts.md#sharing-numbers).
 */
export function hidesContacts(subject: Subject): boolean {
  return subject.kind === 'inquiry' || seatsOf(subject.status) !== 'sold';
}

/**
 * Whether pictures can be sent: only where contacts are not hidden, because a number in a picture is found by no mask
 * (docs/domain/messages.md#photos, ADR 025).
 */
export function takesPictures(subject: Subject): boolean {
  return !hidesContacts(subject);
}
