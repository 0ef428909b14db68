// What an operator does with a booking for its host, and with late money (docs/back-office.md#one-booking).
import { actsAllowed, type BookingAct } from '#src/domain/admin/booking-acts.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import { type Handler, type CallContext } from '#src/server/call.ts';
import { type DetailRow, openBooking, lockBooking, type LockedBooking } from '#src/server/features/booking/index.ts';
import { findWaiting, settleWait } from '#src/server/features/payment/index.ts';
import type { AuditAction } from '#src/domain/admin/audit-actions.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/staff-log/index.ts';
import { applyActsIn, makeLinkDevice, type ActRow, findActs } from '#src/server/features/host-day/index.ts';
import { answerRequestIn } from '#src/server/features/changes/index.ts';
import { createHash, randomUUID } from 'node:crypto';
import { type Act } from '#src/domain/host-day/act.ts';
import { type Acting } from '#src/server/features/team/index.ts';
import { type Transaction, type Kysely } from 'kysely';
import { type Database } from '#src/server/platform/db/schema.ts';
import { t } from '#src/server/features/texts.ts';

/** The booking with the operator who acts; refused where it is missing, the operator's own, or one of a host in whose team they are. */
export async function openAsOperator(
  booking_id: string,
  call: CallContext,
): Promise<{ row: DetailRow; by: Acting; actorId: string } | Refusal> {
  const opened = await openBooking({ booking_id }, call, 'departures', 'bookings');
  const { userId: actorId } = call.actor;
  if (!opened || actorId === null) return refuse('booking-not-found');
  if (opened.viewer !== 'operator') return refuse('own-booking');
  return { row: opened.row, actorId, by: { role: 'operator', actorId, onBehalfOf: null } };
}

const auditActOf: Readonly<Record<BookingAct, AuditAction>> = {
  accept: 'booking-accept',
  decline: 'booking-decline',
  let_in: 'booking-let-in',
  no_show: 'booking-no-show',
  undo: 'booking-undo',
};

// admin/booking-act: an operator does for the host what the booking's life allows (docs/back-office.md#one-booking).
const bookingAct: Handler<'admin/booking-act'> = async ({ booking_id, act, note = '' }, call) => {
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

// admin/late-money: an operator gives late money its seat, or sends it back before its wait is over (docs/back-office.md#late-money).
const lateMoney: Handler<'admin/late-money'> = async ({ booking_id, act, reason }, call) => {
  const opened = await openAsOperator(booking_id, call);
  if (isRefusal(opened)) return opened;
  const stale = act === 'refund' ? askFresh(call.actor, 'refund') : null;
  if (stale) return stale;
  return inTransaction(call.services.db, async (trx) => {
    const paymentId = await findWaiting(trx, opened.row.id);
    if (paymentId === null) return refuse('seat-wait-over');
    const end = await settleWait(trx, paymentId, act);
    if (end === 'over') return refuse('seat-wait-over');
    if (end === 'wait') return refuse('seats-changed');
    await writeAudit(trx, {
      actorId: opened.actorId,
      action: act === 'seat' ? 'late-money-seated' : 'late-money-refunded',
      subject: `booking:${opened.row.id}`,
      detail: {
        before: { status: opened.row.status, payment: paymentId, waits_until: opened.row.seat_wait_until },
        after: { status: act === 'seat' ? 'confirmed' : opened.row.status, refund: act === 'refund' },
        reason: reason.trim(),
      },
    });
    return { message: t(`admin.late.${act}`) };
  });
};

// What operators do at an entrance, kept as acts beside those of phones (docs/check-in.md#several-phones).

/** An operator's own acts about one booking, under one device that stands for the back office. */
export interface AdminActs {
  readonly operatorId: string;
  readonly device: string;
  readonly own: readonly ActRow[];
}

/** Reads them. */
export async function readAdminActs(db: Kysely<Database>, bookingId: string, operatorId: string): Promise<AdminActs> {
  const device = deviceOf(operatorId);
  const all = await findActs(db, [bookingId]);
  return { operatorId, device, own: all.filter((act) => act.device === device) };
}

/** What was done last and not taken back; null where there is none. */
export function ownLast({ own }: AdminActs): ActRow | null {
  const undone = new Set(own.map(({ undoes }) => undoes));
  const standing = own.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id));
  return standing.toSorted((a, b) => a.seq - b.seq).at(-1) ?? null;
}

/** The act to be kept; null where there is nothing to take back. `now` in ms since 1970. */
export function nextAct(
  acts: AdminActs,
  { act, pax, now }: { act: 'let_in' | 'no_show' | 'undo'; pax: number; now: number },
): Act | null {
  const last = ownLast(acts);
  if (act === 'undo' && last === null) return null;
  return {
    id: randomUUID(),
    device: acts.device,
    kind: act,
    heads: act === 'let_in' ? pax : 0,
    part: '',
    undoes: act === 'undo' ? (last?.id ?? null) : null,
    phone_at: now,
    at: now,
    seq: acts.own.length,
  };
}

function deviceOf(operatorId: string): string {
  const hex = createHash('sha256').update(`back-office-${operatorId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The calls that act on a booking. */
export const bookingActCalls = { 'admin/booking-act': bookingAct, 'admin/late-money': lateMoney } as const;
