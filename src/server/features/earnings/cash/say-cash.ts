// One word about the cash of a booking, by whoever may say it: pages, links in messages and ticks of a phone without a network
// all come here (docs/domain/cash.md#words).
import type { Transaction } from 'kysely';
import { cashSideOf, type CashState, type CashWord } from '#src/domain/earnings/cash-states.ts';
import { cashStepOf } from '#src/domain/earnings/say-cash.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { lockBooking } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import * as queries from './queries.ts';
import { t } from '#src/server/features/texts.ts';

/** A word, by whom, and when it was said where that was not now (ms since 1970, never ahead of now). */
export interface CashSaying {
  readonly bookingId: string;
  readonly word: CashWord;
  readonly by: Acting;
  readonly saidAt?: number | undefined;
}

/**
 * Says it under the locks of departure and booking; the same word again changes nothing. Refuses `booking-not-found`,
 * `booking-state` (no cash is due, or it is not sold), `cash-closed` (too early, too late, or settled) and `forbidden`.
 * A dispute becomes an operator's task and is told to both.
 */
export async function sayCash(
  trx: Transaction<Database>,
  { bookingId, word, by, saidAt }: CashSaying,
): Promise<{ cash: CashState } | Refusal> {
  const booking = await lockBooking(trx, bookingId);
  if (!booking) return refuse('booking-not-found');
  const cash = await queries.findCash(trx, bookingId);
  const at = Math.min(saidAt ?? booking.now_ms, booking.now_ms);
  const step = cashStepOf({ ...booking, ...cash }, word, by.role, at);
  if (!step.ok) return refuse(step.code);
  if (step.is_same) return { cash: cash.cash };
  const isDispute = step.to === 'disputed' && cash.cash !== 'disputed';
  await queries.writeWord(trx, {
    bookingId,
    side: cashSideOf[by.role] ?? 'host',
    word,
    by,
    from: cash.cash,
    to: step.to,
    saidAt: at,
    reason: '',
    // Told once: who changes the word to and fro writes no mails to the other.
    mails: isDispute && !cash.was_disputed ? ['cash-disputed', 'host-cash-disputed'] : [],
  });
  if (isDispute)
    await openStaffTask(trx, {
      kind: 'cash_dispute',
      subject: `booking:${bookingId}`,
      bookingId,
      detail: t(`cash.task.${step.words.host === 'paid' ? 'host' : 'guest'}`, { ref: booking.ref }),
    });
  if (cash.cash === 'disputed' && step.to !== 'disputed')
    await closeStaffTask(trx, 'cash_dispute', `booking:${bookingId}`);
  return { cash: step.to };
}
