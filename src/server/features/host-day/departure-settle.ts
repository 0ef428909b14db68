// Two hours after the end: completes bookings and posts what is earned, owed or kept (docs/domain/ledger.md#completion-cancellation-and-refunds,
// docs/domain/bookings.md#completion).
import type { Transaction } from 'kysely';
import { settlementOf } from '#src/domain/booking/settlement.ts';
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import {
  bySystem,
  changeStatus,
  lockBooking,
  type LockedBooking,
  findHeldMoney,
} from '#src/server/features/booking/index.ts';
import * as queries from './departure-queries.ts';

type Trx = Transaction<Database>;

export async function settleEnded(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  let looked = 0;
  for (const departureId of await queries.findEnded(services.db, count)) {
    if (signal?.aborted) break;
    try {
      if (await settleDeparture(services, departureId)) looked += 1;
    } catch (error) {
      // One failing departure must not block others.
      services.log.error({ err: error, departure: departureId }, 'could not settle a departure');
      await queries.markLooked(services.db, departureId, false);
    }
  }
  return looked;
}

/** False when another process has it. */
async function settleDeparture(services: Services, departureId: number): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    if (!(await queries.tryLockEnded(trx, departureId))) return false;
    let isSettled = true;
    for (const id of await queries.findItsBookings(trx, departureId)) {
      const booking = await lockBooking(trx, id, departureId);
      if (booking && !(await settleOne(trx, services, booking))) isSettled = false;
    }
    await queries.markLooked(trx, departureId, isSettled);
    return true;
  });
}

/** True when the booking is settled. */
async function settleOne(trx: Trx, { config }: Services, booking: LockedBooking): Promise<boolean> {
  const step = stepOf(booking, 'complete', 'system', booking.now_ms);
  if (step.ok) await changeStatus(trx, booking, { action: 'complete', by: bySystem, why: { key: 'over' } });
  const status = step.ok ? step.to : booking.status;
  const held = await findHeldMoney(trx, booking.id);
  const doubts = await queries.findDoubts(trx, booking.id);
  const decision = settlementOf({
    bookingId: booking.id,
    hostId: booking.host_id,
    status,
    held,
    isRefundOpen: held.hasOpenRefund || doubts.refund === 'failed',
    isContested: doubts.is_contested,
    noShowAt: booking.no_show_at,
    experienceCents: booking.total_cents - booking.service_fee_cents,
    commissionRate: config.commissionRate,
    keptGoesTo: config.keptDepositTo,
    now: booking.now_ms,
  });
  if (decision.do === 'post') await queries.writeSettled(trx, booking.id, decision.posting);
  return decision.do !== 'wait';
}
