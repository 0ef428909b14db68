import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import {
  eraseCompanion,
  findCompanion,
  lockInviting,
  resendCompanion,
  findCompanionByEmail,
  insertCompanion,
  type InvitingBooking,
  type CompanionRow,
} from './companion-queries.ts';
import { openAsGuest, typedContact } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';

/** One invitation and three repeats (docs/domain/bookings.md#companions). */
const MAX_SENDS = 4;

/** Emails per account, against spam. */
const SENDS_AN_HOUR = 5;

type Detail = CallOutput<'booking/detail'>;

/** The party without the booking guest (docs/domain/bookings.md#companions). */
export function companionsLeft(pax: number, invited: number): number {
  return Math.max(0, pax - 1 - invited);
}

export function toCompanion(row: CompanionRow): Detail['companions'][number] {
  const { id, email, first_name, last_name, sends, sent_at } = row;
  return { id, email, first_name, last_name, sent_at: sent_at.toISOString(), sends_left: MAX_SENDS - sends };
}

// companion/remove: erases name and address (docs/domain/bookings.md#companions).
const remove: Handler<'companion/remove'> = async (input, call) => {
  const opened = await openAsGuest(input, call);
  if (isRefusal(opened)) return opened;
  return inTransaction(call.services.db, async (trx): Promise<CallOutput<'companion/remove'> | Refusal> => {
    await lockInviting(trx, opened.id);
    const companion = await findCompanion(trx, opened.id, input.companion_id);
    if (!companion) return refuse('companion-not-found');
    await eraseCompanion(trx, opened.id, companion);
    return { message: t('companion.removed') };
  });
};

// companion/resend: at most three times (docs/domain/bookings.md#companions).
const resend: Handler<'companion/resend'> = async (input, call) => {
  const opened = await openAsGuest(input, call);
  if (isRefusal(opened)) return opened;
  return inTransaction(call.services.db, async (trx): Promise<CallOutput<'companion/resend'> | Refusal> => {
    const booking = await lockInviting(trx, opened.id);
    const companion = await findCompanion(trx, opened.id, input.companion_id);
    if (!booking || !companion) return refuse('companion-not-found');
    if (booking.status !== 'confirmed' || booking.has_ended) return refuse('booking-state');
    if (companion.sends >= MAX_SENDS) return refuse('companion-resends');
    if (booking.sent_lately >= SENDS_AN_HOUR) return refuse('too-many-requests');
    const sends = await resendCompanion(trx, { id: companion.id, bookingId: opened.id, userId: booking.user_id });
    return { sends_left: MAX_SENDS - sends, message: t('companion.invited') };
  });
};

type Answer = CallOutput<'booking/send-companion'>;

// booking/send-companion: invites by email (docs/domain/bookings.md#companions).
const sendCompanion: Handler<'booking/send-companion'> = async (input, call) => {
  const opened = await openAsGuest(input, call);
  if (isRefusal(opened)) return opened;
  const { email, first_name, last_name } = input;
  const contact = typedContact({ email, first_name, last_name });
  if (isRefusal(contact)) return contact;
  const invited = inTransaction(call.services.db, async (trx): Promise<Answer | Refusal> => {
    const booking = await lockInviting(trx, opened.id);
    if (!booking) return refuse('booking-not-found');
    const existing = await findCompanionByEmail(trx, opened.id, contact.email);
    // A repeated submit sends nothing.
    if (existing) return answer(toCompanion(existing), companionsLeft(booking.pax, booking.companions));
    const refusal = mayInvite(booking);
    if (refusal) return refusal;
    const made = await insertCompanion(trx, {
      bookingId: opened.id,
      userId: booking.user_id,
      email: contact.email,
      firstName: contact.firstName,
      lastName: contact.lastName,
    });
    return answer(toCompanion(made), companionsLeft(booking.pax, booking.companions + 1));
  });
  // Nothing was written: safe to retry.
  return invited.catch((error: unknown) => {
    call.log.error({ err: error }, 'could not store an invitation');
    return refuse('companion-failed');
  });
};

function mayInvite(booking: InvitingBooking): Refusal | null {
  if (booking.status !== 'confirmed' || booking.has_ended) return refuse('booking-state');
  if (companionsLeft(booking.pax, booking.companions) === 0) return refuse('companion-limit');
  return booking.sent_lately >= SENDS_AN_HOUR ? refuse('too-many-requests') : null;
}

function answer(companion: Answer['companion'], left: number): Answer {
  return { companion, companions_left: left, message: t('companion.invited') };
}

export const companionCalls = {
  'companion/remove': remove,
  'companion/resend': resend,
  'booking/send-companion': sendCompanion,
} as const;
