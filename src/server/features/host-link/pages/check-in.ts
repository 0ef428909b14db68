// A party is here: one button, and one to take it back (docs/domain/lifecycle.md#who-and-when).
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { stepOf, untimed } from '#src/domain/booking/lifecycle.ts';
import { transitions, type BookingAction } from '#src/domain/booking/transitions.ts';
import { refuse } from '#src/contract/refusal.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { lockBooking } from '../../booking/index.ts';
import { writeCheckIn } from '../check-in-queries.ts';
import { findLinkedBooking, type LinkedBooking } from '../subject-queries.ts';
import { isDone, type LinkPage, type LinkView, type OpenedLink } from '../view.ts';
import { bookingFacts, clockText, momentText, t } from '../words.ts';

const MINUTE_MS = 60_000;

export const checkInPage: LinkPage<LinkedBooking> = {
  load: (db, { booking_id, host_id }) => findLinkedBooking(db, booking_id ?? '', host_id),
  show(link, booking) {
    const base = { title: t('checkIn.title'), lines: [], facts: bookingFacts(booking), form: null };
    if (booking.status === 'checked_in') return { ...base, ...checkedIn(link, booking) };
    if (booking.status !== 'confirmed') return { ...base, said: endOf(booking) };
    if (link.state === 'expired') return { ...base, said: t('checkIn.over') };
    const step = stepOf(factsOf(booking), 'check_in', link.by.role, link.now_ms);
    if (step.ok) return { ...base, form: { button: t('checkIn.button', { count: booking.pax }) } };
    const from = momentText(opensAt(booking), booking.time_zone);
    return { ...base, said: t('checkIn.early', { from }) };
  },
  act: (services, link, { id }, fields) =>
    inTransaction(services.db, async (trx) => {
      const booking = await lockBooking(trx, id);
      if (!booking) return refuse('booking-not-found');
      const action = fields['act'] === 'undo' ? 'undo_check_in' : 'check_in';
      const step = stepOf(booking, action, link.by.role, booking.now_ms);
      if (!step.ok) return isSoAlready(booking.status, action) ? isDone : refuse(step.code);
      await writeCheckIn(trx, booking, { action, by: link.by });
      return isDone;
    }),
};

// Pressed twice on a slow line, or by two phones: what was wanted is so.
function isSoAlready(status: BookingStatus, action: BookingAction): boolean {
  return status === (action === 'check_in' ? 'checked_in' : 'confirmed');
}

function checkedIn(link: OpenedLink, booking: LinkedBooking): Partial<LinkView> {
  const at = booking.checked_in_at ?? 0;
  const said = t('checkIn.done', { at: clockText(at, booking.time_zone) });
  if (!stepOf(factsOf(booking), 'undo_check_in', link.by.role, link.now_ms).ok) return { said };
  const until = clockText(at + undoMinutes * MINUTE_MS, booking.time_zone);
  return {
    said,
    lines: [t('checkIn.undoUntil', { until })],
    form: { button: t('checkIn.undo'), act: 'undo', isQuiet: true },
  };
}

function endOf({ status }: LinkedBooking): string {
  if (status === 'no_show') return t('checkIn.noShow');
  return t(status === 'completed' ? 'checkIn.over' : 'checkIn.ended');
}

function factsOf(booking: LinkedBooking) {
  const { starts_at, ends_at, checked_in_at, no_show_at } = booking;
  return { ...untimed(booking.status), starts_at, ends_at, checked_in_at, no_show_at };
}

const limitOf = (action: BookingAction) => transitions.find((one) => one.action === action);
const undoMinutes = limitOf('undo_check_in')?.not_after?.minutes ?? 0;

function opensAt({ starts_at }: LinkedBooking): number {
  return starts_at + (limitOf('check_in')?.not_before?.minutes ?? 0) * MINUTE_MS;
}
