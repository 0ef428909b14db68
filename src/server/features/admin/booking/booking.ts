// One booking in the back office: its money, and what an operator does with it (docs/back-office.md#one-booking).
import { actsAllowed, type BookingAct } from '#src/domain/admin/booking-acts.ts';
import { fromMinor, wireCents } from '#src/domain/money/money.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Config } from '#src/server/config.ts';
import { mayDo } from '#src/server/http/identity.ts';
import {
  type DetailRow,
  factsOf,
  openBooking,
  lockBooking,
  type LockedBooking,
} from '#src/server/features/booking/index.ts';
import { pageOfPayment, findWaiting, settleWait } from '#src/server/features/payment/index.ts';
import { ownLast, readAdminActs, nextAct, type AdminActs } from './admin-acts.ts';
import { findDeparture } from './seats-queries.ts';
import { findPayments, findPostings, findRefunds, isDisputed, type PaymentRow } from './queries.ts';
import type { Transaction } from 'kysely';
import type { Act } from '#src/domain/checkin/act.ts';
import type { AuditAct } from '#src/domain/admin/audit-acts.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/audit/index.ts';
import { applyActsIn, makeLinkDevice } from '#src/server/features/checkin/index.ts';
import { answerRequestIn } from '#src/server/features/request/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { openAsOperator } from './open-as-operator.ts';
import { priceText } from '#src/texts/money-text.ts';
import { isQuoteId, quoteIdOf } from '#src/server/features/cancel/index.ts';
import { queueRefund } from '#src/server/features/refund/index.ts';
import { planRefund, type RefundPlan } from './refund-plan.ts';

// admin/booking: the money of a booking, line by line, and what an operator may do now (docs/back-office.md#one-booking).
const bookingCall: Handler<'admin/booking'> = async ({ booking_id }, call) => {
  const opened = await openBooking({ booking_id }, call, 'departures', 'bookings');
  const { actor, services } = call;
  const { db, config } = services;
  const { userId } = actor;
  if (!opened || userId === null) return refuse('booking-not-found');
  const { row, viewer } = opened;
  const isOwn = viewer !== 'operator';
  const isActing = mayDo('booking-acts', actor);
  const [payments, refunds, postings, acts, departure] = await Promise.all([
    findPayments(db, row.id),
    findRefunds(db, row.id),
    findPostings(db, row.id),
    readAdminActs(db, row.id, userId),
    findDeparture(db, row.id),
  ]);
  const kept = payments.find(({ status, is_surplus }) => status === 'succeeded' && !is_surplus);
  const disputed = kept !== undefined && (await isDisputed(db, kept.id));
  const back = refunds.filter(({ payment_id: of }) => of === kept?.id);
  const left = (kept?.due_cents ?? 0) - back.reduce((sum, { due_cents }) => sum + due_cents, 0);
  return {
    guest_id: row.user_id,
    is_own: isOwn,
    left: fromMinor(Math.max(0, left)),
    can_refund: !isOwn && mayDo('refunds', actor),
    is_disputed: disputed,
    is_refunding: refunds.some(({ status }) => ['new', 'sent', 'pending'].includes(status)),
    seats: isActing ? seatsOf(departure) : null,
    acts: isOwn || !isActing ? [] : actsAllowed(factsOf(row), ownLast(acts), row.now_ms),
    late_money: mayDo('payments', actor) ? lateMoneyOf(row, departure) : null,
    payments: payments.map((one) => toPayment(one, config)),
    refunds: refunds.map(({ due_cents, at, id, amount_minor, currency, reason, status }) => ({
      id,
      amount_minor,
      currency,
      due: fromMinor(due_cents),
      reason,
      status,
      at: at.toISOString(),
    })),
    postings: postings.map(({ at, ...shown }) => ({ ...shown, at: at.toISOString() })),
  };
};

function toPayment(row: PaymentRow, config: Config): CallOutput<'admin/booking'>['payments'][number] {
  const { due_cents, at, provider: _provider, capture_ref: _capture, ...shown } = row;
  return {
    ...shown,
    provider_url: pageOfPayment(row, config),
    due: fromMinor(due_cents),
    at: at.toISOString(),
  };
}

type Departure = Awaited<ReturnType<typeof findDeparture>>;

// What is ahead; null from its beginning on.
function seatsOf(departure: Departure): CallOutput<'admin/booking'>['seats'] {
  if (departure === null || departure.has_begun) return null;
  const { capacity, taken, bookings, is_closed } = departure;
  return { capacity, taken, bookings, is_closed };
}

// Money that waits for a seat, and how many there are for it.
function lateMoneyOf(row: DetailRow, departure: Departure): CallOutput<'admin/booking'>['late_money'] {
  if (row.seat_wait_until === null || departure === null) return null;
  const seats_free = Math.max(0, departure.capacity - departure.taken);
  return { until: row.seat_wait_until.toISOString(), pax: row.pax, seats_free };
}

const auditActOf: Readonly<Record<BookingAct, AuditAct>> = {
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

type Output = CallOutput<'admin/refund'>;

// admin/refund: first what a refund by hand would post, then exactly that, once (docs/back-office.md#refund-by-hand).
const refundCall: Handler<'admin/refund'> = async ({ booking_id, amount, reason, quote_id }, call) => {
  const opened = await openAsOperator(booking_id, call);
  if (isRefusal(opened)) return opened;
  const stale = quote_id === undefined ? null : askFresh(call.actor, 'refund');
  if (stale) return stale;
  return inTransaction(call.services.db, async (trx): Promise<Output | ReturnType<typeof refuse>> => {
    const booking = await lockBooking(trx, opened.row.id);
    if (!booking) return refuse('booking-not-found');
    const plan = await planRefund(trx, booking.id, wireCents(amount));
    if (isRefusal(plan)) return plan;
    // All that the lines follow from: whatever has moved meanwhile, another refund among it, is shown again first.
    const facts = ['refund', booking.id, booking.version, booking.status, plan.paymentId, plan.leftBefore];
    const id = quoteIdOf(call.services.keys, [...facts, JSON.stringify([plan.amount, plan.lines])], quote_id);
    if (quote_id === undefined) return shown(plan, id);
    if (!isQuoteId(quote_id, id)) return refuse('quote-changed');
    const wish = { bookingId: booking.id, dueCents: plan.amount.dueCents, reason: 'goodwill' } as const;
    const queued = await queueRefund(trx, { ...wish, isCodeGivenBack: false });
    if (!queued) return refuse('quote-changed');
    await writeAudit(trx, {
      actorId: opened.actorId,
      action: 'booking-refunded',
      subject: `booking:${booking.id}`,
      detail: {
        before: { left_cents: plan.leftBefore },
        after: { left_cents: plan.leftAfter, refund: queued.refundId },
        reason: reason.trim(),
      },
    });
    return shown(plan, null);
  });
};

/** `quoteId` null: it has been done. */
function shown({ amount: { dueCents }, leftAfter, lines }: RefundPlan, quoteId: string | null): Output {
  const isDone = quoteId === null;
  return {
    refunded: isDone,
    quote_id: quoteId,
    amount: fromMinor(dueCents),
    left: fromMinor(leftAfter),
    lines: lines.map(({ account, amountMinor, currency }) => ({ account, amount_minor: amountMinor, currency })),
    message: t(isDone ? 'admin.refund.done' : 'admin.refund.quoted', { amount: priceText(dueCents) }),
  };
}

/** The calls of this file by name. */
export const bookingCalls = {
  'admin/booking': bookingCall,
  'admin/booking-act': bookingAct,
  'admin/late-money': lateMoney,
  'admin/refund': refundCall,
} as const;
