// What a provider says of a refund that was paid otherwise meanwhile, or is tried again: nothing of it is lost
// (docs/domain/payment.md#refunds-paid-otherwise, ADR 097).
import type { Transaction } from 'kysely';
import { postReversal } from '#src/domain/ledger/postings.ts';
import { postPaidTwice } from '#src/domain/ledger/settlement.ts';
import { lateWordOf } from '#src/domain/payment/otherwise.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { GatewayRefund } from '#src/server/gateways/payment-port.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/task/index.ts';
import { findPosting, type LockedRefund, type RefundToSend } from './refund-queries.ts';
import { taskWords } from './task-words.ts';
import { writeTwice } from './settle-queries.ts';

/** Whether a word is about a try that does not count any more. */
export function isLateWord(locked: LockedRefund, word: GatewayRefund): boolean {
  return locked.status === 'settled' || locked.past_refs.includes(word.ref);
}

/** Writes what it means: the guest has the money twice, or has it once again. The state of the refund stays. */
export async function applyLateWord(
  trx: Transaction<Database>,
  refund: RefundToSend,
  locked: LockedRefund,
  word: GatewayRefund,
): Promise<void> {
  const does = lateWordOf(word, locked.twice_ref);
  if (does === 'nothing') return;
  const extRef = `${word.ref}:twice`;
  if (does === 'paid-twice') {
    const { provider, currency, amount_minor: amountMinor, due_cents: dueCents } = refund;
    await writeTwice(trx, refund, word.ref, postPaidTwice({ provider, currency, amountMinor, dueCents }, extRef));
    const detail = taskWords.refundedTwice({ amountMinor, currency }, word.ref);
    await openStaffTask(trx, { kind: 'refund_twice', subject: refund.id, bookingId: refund.booking_id, detail });
    return;
  }
  const posted = await findPosting(trx, extRef);
  await writeTwice(trx, refund, null, posted && postReversal(posted, `${extRef}:failed`));
  await closeStaffTask(trx, 'refund_twice', refund.id);
}
