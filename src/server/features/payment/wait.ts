// A late payment's wait: a task to add seats, then seats or a full refund, once (docs/domain/checkout.md#waiting-for-a-seat).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { postSeatFound } from '#src/domain/ledger/postings.ts';
import { waitStep, type WaitStep } from '#src/domain/payment/seat-wait.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { writeConfirmation } from '#src/server/features/booking/index.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { changing, onlineOf, waitFacts } from './decision-facts.ts';
import { lockPayment, type LockedPayment } from './decision-queries.ts';
import { takeSeatsAgain, endWait, insertWait, insertWaitRefund, type NewWait, findRipeWaits } from './wait-queries.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';

type Trx = Transaction<Database>;

export async function beginWait(trx: Trx, wait: NewWait): Promise<void> {
  await insertWait(trx, wait);
  const until = new Date(wait.until).toISOString().slice(0, 16).replace('T', ' ');
  const detail = `Paid too late; waiting for ${wait.pax} seats until ${until} UTC`;
  await openStaffTask(trx, { kind: 'late_money', subject: wait.paymentId, bookingId: wait.bookingId, detail });
}

/** `over`: no longer waiting. */
export type WaitEnd = WaitStep | 'over';

/** Gives the seat or refunds. An operator may refund early; asking for the seat does nothing else. */
export async function settleWait(trx: Trx, paymentId: string, outcome?: 'seat' | 'refund'): Promise<WaitEnd> {
  const locked = await lockPayment(trx, paymentId);
  const money = locked === null ? null : waitFacts(locked);
  if (locked === null || money === null) return 'over';
  const step = outcome === 'refund' ? outcome : waitStep(money, locked.now_ms);
  if (step === 'wait') return step;
  if (outcome === 'seat' && step === 'refund') return 'over';
  await (step === 'seat' ? giveSeat(trx, paymentId, locked) : sendBack(trx, paymentId, locked));
  await closeStaffTask(trx, 'late_money', paymentId);
  return step;
}

async function giveSeat(trx: Trx, paymentId: string, locked: LockedPayment): Promise<void> {
  await takeSeatsAgain(trx, locked);
  await endWait(trx, paymentId);
  await writeConfirmation(trx, changing(locked), {
    action: 'revive',
    actor: 'payment',
    paymentId,
    posting: postSeatFound(onlineOf(locked), paymentId),
    requestUntilMs: null,
  });
}

async function sendBack(trx: Trx, paymentId: string, locked: LockedPayment): Promise<void> {
  await endWait(trx, paymentId);
  const amountMinor = locked.amount_minor - locked.back_minor;
  if (amountMinor <= 0) return;
  await insertWaitRefund(trx, {
    refundId: randomUUID(),
    paymentId,
    bookingId: locked.booking_id,
    amountMinor,
    dueCents: locked.payment_due_cents - locked.back_cents,
    currency: locked.currency,
  });
}

// Gives free seats to the oldest waiting payment and ends expired waits.

const atOnce = 50;

export async function sweepWaits(services: Services, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const paymentId of await findRipeWaits(services.db, atOnce)) {
    if (signal?.aborted) break;
    try {
      const end = await inTransaction(services.db, (trx) => settleWait(trx, paymentId));
      if (end === 'seat' || end === 'refund') ended += 1;
    } catch (error) {
      services.log.error({ err: error, paymentId }, 'could not settle late money that waits for a seat');
    }
  }
  return ended;
}
