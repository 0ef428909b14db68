// departure/close: closes a departure of an own course for new bookings, or opens it again
// (docs/domain/scarcity.md#cut-offs-and-horizon).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { findActing } from '#src/server/features/team/index.ts';
import { closeSlot, logDeparture, openSlot, readSlot } from './queries.ts';
import { isClosed, lockSlot } from './lock-slot.ts';
import { t } from '#src/server/features/texts.ts';

export const departureClose: Handler<'departure/close'> = async (
  { course_id, date, time, is_closed },
  { services, actor },
) => {
  const acting = await findActing(services.db, course_id, actor, 'calendar');
  if (!acting) return refuse('course-not-found');
  const slot = { courseId: course_id, date, time };
  return inTransaction(services.db, async (trx) => {
    const locked = await lockSlot(trx, slot);
    if (isRefusal(locked)) return locked;
    if (locked.now_ms >= locked.starts_at) return refuse('booking-state');
    if (is_closed) await closeSlot(trx, slot, t('departure.note.closed'));
    else await openSlot(trx, slot);
    await logDeparture(trx, is_closed ? 'departure-closed' : 'departure-opened', slot, acting.by);
    const now = (await readSlot(trx, slot)) ?? locked;
    const isShut = isClosed(now);
    return {
      is_closed: isShut,
      taken: now.taken,
      seats_left: isShut ? 0 : Math.max(0, (now.capacity ?? 0) - now.taken),
      message: messageOf(is_closed, isShut, now.taken),
    };
  });
};

function messageOf(wantedClosed: boolean, isShut: boolean, taken: number): string {
  if (!wantedClosed && isShut) return t('departure.dayClosed');
  if (!isShut) return t('departure.opened');
  return taken === 0 ? t('departure.closed') : t('departure.closedBooked');
}
