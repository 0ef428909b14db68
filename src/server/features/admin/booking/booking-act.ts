// admin/booking-act: an operator does for the host what the booking's life allows (docs/back-office.md#one-booking).
import type { Transaction } from 'kysely';
import type { Act } from '#src/domain/checkin/act.ts';
import type { AuditAct } from '#src/domain/admin/audit-acts.ts';
import { actsAllowed, type BookingAct } from '#src/domain/admin/booking-acts.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { lockBooking, type LockedBooking } from '#src/server/features/booking/index.ts';
import { applyActsIn, makeLinkDevice } from '#src/server/features/checkin/index.ts';
import { answerRequestIn } from '#src/server/features/request/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { nextAct, ownLast, type AdminActs, readAdminActs } from './admin-acts.ts';
import { openAsOperator } from './open-as-operator.ts';

export const route = 'admin/booking-act';

const auditActOf: Readonly<Record<BookingAct, AuditAct>> = {
  accept: 'booking-accept',
  decline: 'booking-decline',
  let_in: 'booking-let-in',
  no_show: 'booking-no-show',
  undo: 'booking-undo',
};

export const handle: Handler<typeof route> = async ({ booking_id, act, note = '' }, call) => {
  const opened = await openAsOperator(booking_id, call);
  if (isRefusal(opened)) return opened;
  return inTransaction(call.services.db, async (trx) => {
    const booking = await lockBooking(trx, opened.row.id);
    if (!booking) return refuse('booking-not-found');
    const acts = await readAdminActs(trx, booking.id, opened.actorId);
    if (!actsAllowed(booking, ownLast(acts), booking.now_ms).includes(act)) return refuse('booking-state');
    const status = await done(trx, booking, { act, note: note.trim(), acts, by: opened.by });
    if (isRefusal(status)) return status;
    await writeAudit(trx, {
      actorId: opened.actorId,
      action: auditActOf[act],
      subject: `booking:${booking.id}`,
      detail: { before: { status: booking.status }, after: { status }, note: note.trim() },
    });
    return { booking_status: status, message: t(`admin.act.${act}`) };
  });
};

interface Doing {
  act: BookingAct;
  note: string;
  acts: AdminActs;
  by: Acting;
}

async function done(
  trx: Transaction<Database>,
  booking: LockedBooking,
  { act, note, acts, by }: Doing,
): Promise<LockedBooking['status'] | Refusal> {
  if (act === 'accept' || act === 'decline') {
    const answer = await answerRequestIn(trx, { bookingId: booking.id, decision: act, reason: note, by });
    return isRefusal(answer) ? answer : answer.booking_status;
  }
  // Like an act of a phone at the entrance, so that the state is made of all of them (docs/check-in.md#several-phones).
  await makeLinkDevice(trx, { id: acts.device, userId: acts.operatorId, name: t('admin.device') });
  const made: Act | null = nextAct(acts, { act, pax: booking.pax, now: booking.now_ms });
  if (made === null) return refuse('booking-state');
  const applied = await applyActsIn(trx, booking.id, [made], { by, device: t('admin.device') });
  return applied === null ? refuse('booking-not-found') : applied.status;
}
