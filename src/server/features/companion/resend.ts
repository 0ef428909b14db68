// companion/resend: the invitation once more, three times at most (docs/vouchers.md#companions).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { MAX_SENDS, SENDS_AN_HOUR } from './companions.ts';
import { findCompanion, lockInviting, resendCompanion } from './queries.ts';
import { openAsGuest } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'companion/resend';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openAsGuest(input, call);
  if (isRefusal(opened)) return opened;
  return inTransaction(call.services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
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
