// An operator's actions on a booking, its late payment and its departure (docs/reference/back-office.md#one-booking).
import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { actsAllowed, type AuditAction, type BookingAct } from '#src/domain/admin/acts.ts';
import { mostAdded, seatsFault } from '#src/domain/availability/host/raise-seats.ts';
import type { Act } from '#src/domain/host-day/act.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { lockDeparture, writeSeatsOf } from '#src/server/features/availability/index.ts';
import { type DetailRow, lockBooking, type LockedBooking, openBooking } from '#src/server/features/booking/index.ts';
import { answerRequestIn } from '#src/server/features/changes/index.ts';
import { type ActRow, applyActsIn, findActs, makeLinkDevice } from '#src/server/features/host-day/index.ts';
import { findWaiting, settleWait } from '#src/server/features/payment/index.ts';
import { askFresh, writeAudit } from '#src/server/features/staff-log/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { findDeparture, queueSeatsMail } from './bookings-queries.ts';
import { staffAct } from './staff-act.ts';

export interface OpenedBooking {
  readonly row: DetailRow;
  readonly by: Acting;
}

/** Refused where it is missing, the operator's own, or their team's. */
export async function openAsOperator(booking_id: string, call: CallContext): Promise<OpenedBooking | Refusal> {
  const opened = await openBooking({ booking_id }, call, 'departures', 'bookings');
  const { userId: actorId } = call.actor;
  if (!opened || actorId === null) return refuse('booking-not-found');
  if (opened.viewer !== 'operator') return refuse('own-booking');
  return { row: opened.row, by: { role: 'operator', actorId, onBehalfOf: null } };
}

const auditActOf: Readonly<Record<BookingAct, AuditAction>> = {
  accept: 'booking-accept',
  decline: 'booking-decline',
  let_in: 'booking-let-in',
  no_show: 'booking-no-show',
  undo: 'booking-undo',
};

// admin/booking-act: does for the host what the booking's state allows (docs/reference/back-office.md#one-booking).
const bookingAct = staffAct<'admin/booking-act', OpenedBooking>({
  check: ({ booking_id }, { call }) => openAsOperator(booking_id, call),
  async run({ act, note: typed = '' }, { trx, actorId }, { row, by }) {
    const note = typed.trim();
    const booking = await lockBooking(trx, row.id);
    if (!booking) return refuse('booking-not-found');
    const acts = await readAdminActs(trx, booking.id, actorId);
    if (!actsAllowed(booking, ownLast(acts), booking.now_ms).includes(act)) return refuse('booking-state');
    const status = await applyAct(trx, booking, { act, note, acts, by });
    if (isRefusal(status)) return status;
    return {
      answer: { booking_status: status, message: t(`admin.act.${act}`) },
      entry: {
        action: auditActOf[act],
        subject: `booking:${booking.id}`,
        detail: { before: { status: booking.status }, after: { status }, note },
      },
    };
  },
});

interface ActRequest {
  act: BookingAct;
  note: string;
  acts: AdminActs;
  by: Acting;
}

async function applyAct(
  trx: Transaction<Database>,
  booking: LockedBooking,
  { act, note, acts, by }: ActRequest,
): Promise<LockedBooking['status'] | Refusal> {
  if (act === 'accept' || act === 'decline') {
    const answer = await answerRequestIn(trx, { bookingId: booking.id, decision: act, reason: note, by });
    return isRefusal(answer) ? answer : answer.booking_status;
  }
  // Recorded like a phone's check-in, so the state combines them all (docs/domain/hosts.md#several-phones).
  await makeLinkDevice(trx, { id: acts.device, userId: acts.operatorId, name: t('admin.device') });
  const made: Act | null = nextAct(acts, { act, pax: booking.pax, now: booking.now_ms });
  if (made === null) return refuse('booking-state');
  const applied = await applyActsIn(trx, booking.id, [made], { by, device: t('admin.device') });
  return applied === null ? refuse('booking-not-found') : applied.status;
}

// admin/late-money: seats a late payment or refunds it before its wait ends (docs/reference/back-office.md#late-payments).
const lateMoney = staffAct<'admin/late-money', OpenedBooking>({
  async check({ booking_id, act }, { call, actor }) {
    const opened = await openAsOperator(booking_id, call);
    if (isRefusal(opened)) return opened;
    return (act === 'refund' ? askFresh(actor, 'refund') : null) ?? opened;
  },
  async run({ act, reason }, { trx }, { row }) {
    const paymentId = await findWaiting(trx, row.id);
    if (paymentId === null) return refuse('seat-wait-over');
    const end = await settleWait(trx, paymentId, act);
    if (end === 'over') return refuse('seat-wait-over');
    if (end === 'wait') return refuse('seats-changed');
    return {
      answer: { message: t(`admin.late.${act}`) },
      entry: {
        action: act === 'seat' ? 'late-money-seated' : 'late-money-refunded',
        subject: `booking:${row.id}`,
        detail: {
          before: { status: row.status, payment: paymentId, waits_until: row.seat_wait_until },
          after: { status: act === 'seat' ? 'confirmed' : row.status, refund: act === 'refund' },
          reason: reason.trim(),
        },
      },
    };
  },
});

/** An operator's actions on one booking, under a device for the back office (docs/domain/hosts.md#several-phones). */
export interface AdminActs {
  readonly operatorId: string;
  readonly device: string;
  readonly own: readonly ActRow[];
}

export async function readAdminActs(db: Kysely<Database>, bookingId: string, operatorId: string): Promise<AdminActs> {
  const device = deviceOf(operatorId);
  const all = await findActs(db, [bookingId]);
  return { operatorId, device, own: all.filter((act) => act.device === device) };
}

export function ownLast({ own }: AdminActs): ActRow | null {
  const undone = new Set(own.map(({ undoes }) => undoes));
  const standing = own.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id));
  return standing.toSorted((a, b) => a.seq - b.seq).at(-1) ?? null;
}

/** Null when there is nothing to undo. `now` in ms since 1970. */
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

const rounds = 4;

type SeatsRequest = CallInput<'admin/seats'> & { readonly by: Acting };

// admin/seats: adds seats to a booking's departure; retried when the departure was just made
// (docs/reference/back-office.md#more-seats).
const seats: Handler<'admin/seats'> = async (input, call) => {
  const opened = await openAsOperator(input.booking_id, call);
  if (isRefusal(opened)) return opened;
  const request = { ...input, by: opened.by };
  for (let round = 0; round < rounds; round += 1) {
    const answer = await inTransaction(call.services.db, (trx) => raise(trx, request));
    if (answer !== null) return answer;
  }
  return refuse('conflict');
};

/** Null when the departure was just made and is not locked. */
async function raise(
  trx: Transaction<Database>,
  request: SeatsRequest,
): Promise<CallOutput<'admin/seats'> | Refusal | null> {
  const found = await findDeparture(trx, request.booking_id);
  if (!found) return refuse('booking-not-found');
  if (!(await lockDeparture(trx, found))) return null;
  // Read under the lock: the host or another operator may have changed it.
  const departure = await findDeparture(trx, request.booking_id);
  if (!departure || departure.capacity !== request.seen) return refuse('seats-changed');
  const { capacity: before } = departure;
  const { capacity } = request;
  const fault = seatsFault(capacity, before);
  if (fault !== null) return refuse('bad-input', { capacity: t(`admin.seats.${fault}`, { before, most: mostAdded }) });
  const refused = await writeSeatsOf(trx, departure, request);
  if (refused !== null) return refused;
  await queueSeatsMail(trx, { bookingId: request.booking_id, before, after: capacity });
  await writeAudit(trx, {
    actorId: request.by.actorId,
    action: 'seats-raised',
    subject: `course:${departure.courseId}`,
    detail: {
      date: departure.date,
      time: departure.time,
      before: { capacity: before },
      after: { capacity },
      reason: request.reason.trim(),
    },
  });
  return { capacity, message: t('admin.seats.raised', { after: capacity }) };
}

export const bookingActCalls = {
  'admin/booking-act': bookingAct,
  'admin/late-money': lateMoney,
  'admin/seats': seats,
} as const;
