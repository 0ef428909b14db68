// booking/send-companion: invites somebody of the party by mail (docs/vouchers.md#companions).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { SENDS_AN_HOUR, companionsLeft, toCompanion } from './companions.ts';
import { findCompanionByEmail, insertCompanion, lockInviting, type InvitingBooking } from './queries.ts';
import { openAsGuest, typedContact } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'booking/send-companion';

type Answer = CallOutput<typeof route>;

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openAsGuest(input, call);
  if (isRefusal(opened)) return opened;
  const { email, first_name, last_name } = input;
  const contact = typedContact({ email, first_name, last_name });
  if (isRefusal(contact)) return contact;
  const invited = inTransaction(call.services.db, async (trx): Promise<Answer | Refusal> => {
    const booking = await lockInviting(trx, opened.id);
    if (!booking) return refuse('booking-not-found');
    const known = await findCompanionByEmail(trx, opened.id, contact.email);
    // The same address once more is a second click, and sends nothing: companion/resend does.
    if (known) return answer(toCompanion(known), companionsLeft(booking.pax, booking.companions));
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
  // Nothing is written then: whoever reads this may send it again.
  return invited.catch((error: unknown) => {
    call.log.error({ err: error }, 'an invitation could not be written');
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
