// Who may write in a conversation, and when (docs/domain/messages.md#who-may-write-when). Instants in ms since 1970.
import { type BookingStatus, seatsOf } from '#src/domain/booking/status.ts';
import type { InquiryStatus } from '#src/domain/inquiry/inquiry-status.ts';

/** A coordinator writes on the host's side, an operator on neither. */
export type Side = 'guest' | 'host' | 'operator';

/** The longest message in characters, the most pictures of a message, and the longest description of a picture. */
export const messageLength = 4000;
export const attachmentsMax = 4;
export const attachmentAltLength = 200;

export const messagesPage = 30;

/** Days after an experience in which both may still write: lost things, photos, thanks. */
const daysAfterEnd = 30;
/** Days after a booking that never took place, and after the day of a question. */
const daysAfterNothing = 14;
const dayMs = 86_400_000;

/** The facts about a conversation's subject that decide who may write. */
export type Subject =
  | {
      readonly kind: 'booking';
      readonly status: BookingStatus;
      /** The end of the experience, and when the booking ended early, or null. */
      readonly endsAt: number;
      readonly closedAt: number | null;
    }
  | {
      readonly kind: 'inquiry';
      readonly status: InquiryStatus;
      /** The end of the requested day. */
      readonly dayEndsAt: number;
    };

/**
 * Why this side or both cannot write; null when it can. `unpaid`: no booking yet. `unverified`: a visitor has not
 * opened the question. `answer-first`: the host answers the question itself, and can make an offer. `over`: long past.
 * `deleted`: one of the two deleted the account and would not read it.
 */
export type Closed = 'unpaid' | 'unverified' | 'answer-first' | 'over' | 'blocked' | 'deleted';

/** Why a side cannot write now, if so. A block does not stop operators, a deleted account does. */
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
 * Whether contacts and payment terms are hidden: until a booking is confirmed, and again after it fell through. The
 * same rule as for phone numbers (docs/domain/accounts.md#sharing-numbers).
 */
export function hidesContacts(subject: Subject): boolean {
  return subject.kind === 'inquiry' || seatsOf(subject.status) !== 'sold';
}

/**
 * Whether pictures can be sent: only where contacts are not hidden, because no mask finds a number in a picture
 * (docs/domain/messages.md#photos, ADR 025).
 */
export function takesPictures(subject: Subject): boolean {
  return !hidesContacts(subject);
}
