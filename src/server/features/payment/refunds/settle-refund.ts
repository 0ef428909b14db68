// Applies the provider's answer to our refund, once, under locks, with its posting (ADR 012, ADR 011).
import type { Posting } from '#src/domain/ledger/entry.ts';
import { postReversal, postSurplusRefunded } from '#src/domain/ledger/postings.ts';
import { postRefunded, postPaidTwice, postPaidManually, type ManualMethod } from '#src/domain/ledger/settlement.ts';
import type { Transaction, Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { GatewayRefund } from '#src/server/providers/payment-port.ts';
import type { Services } from '#src/server/services.ts';
import { findHeldMoney } from '#src/server/features/booking/index.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import {
  findDiscount,
  findPosting,
  type LockedRefund,
  lockRefund,
  type RefundToSend,
  findRefund,
  isOwed,
} from './refund-queries.ts';
import { writeRefund, writeTwice } from './settle-queries.ts';
import { taskWords } from './task-words.ts';
import { lateOutcomeOf, type RefundAct, refundActsOf } from '#src/domain/payment/manual-refund.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';

type Trx = Transaction<Database>;

/** Null: refused, no money moved. */
export async function settleRefund(
  services: Services,
  refund: RefundToSend,
  providerState: GatewayRefund | null,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const locked = await lockRefund(trx, refund.id);
    if (locked === null) return;
    if (providerState !== null && isLateOutcome(locked, providerState))
      return applyLateOutcome(trx, refund, locked, providerState);
    const status = providerState?.status ?? 'failed';
    if (isStale(locked, providerState)) return;
    const posting = providerState === null ? null : await settledPosting(trx, refund, providerState);
    await writeRefund(trx, refund, { status, providerRef: providerState?.ref ?? null, posting });
    // The provider's refusal was wrong.
    if (status === 'succeeded') await closeStaffTask(trx, 'refund_failed', refund.id);
    if (status !== 'failed') return;
    const detail = taskWords.refundFailed({ amountMinor: refund.amount_minor, currency: refund.currency });
    await openStaffTask(trx, { kind: 'refund_failed', subject: refund.id, bookingId: refund.booking_id, detail });
  });
}

/** Final states only advance: a late "pending" is ignored, a failure after success reverses it. */
function isStale({ status: current, provider_ref: ref }: LockedRefund, word: GatewayRefund | null): boolean {
  if (current === 'settled') return true;
  if (word === null) return current !== 'new' && current !== 'sent';
  if (current === 'failed') return ref !== null || word.status !== 'succeeded';
  return current === word.status || (current === 'succeeded' && word.status === 'pending');
}

/** After a failure, the reversal of what was posted, if anything. */
async function settledPosting(trx: Trx, refund: RefundToSend, providerState: GatewayRefund): Promise<Posting | null> {
  if (providerState.status === 'pending') return null;
  if (providerState.status === 'failed') {
    const sent = await findPosting(trx, providerState.ref);
    return sent && postReversal(sent, `${providerState.ref}:failed`);
  }
  return postingFor(trx, refund, providerState.ref);
}

export async function postingFor(trx: Trx, refund: RefundToSend, extRef: string): Promise<Posting> {
  const { provider, currency, amount_minor: amountMinor, due_cents: dueCents } = refund;
  const money = { provider, currency, amountMinor, dueCents };
  return isSurplus(refund.reason)
    ? postSurplusRefunded(refund.payment_id, money, extRef)
    : postRefunded(
        {
          bookingId: refund.booking_id,
          ...(await findHeldMoney(trx, refund.booking_id)),
          discountCents: await findDiscount(trx, refund.booking_id),
        },
        money,
        { isCodeGivenBack: refund.is_code_given_back, extRef },
      );
}

/** Late money was never a deposit; nor is the difference after a move to a cheaper date. */
function isSurplus(reason: string): boolean {
  return reason === 'late_or_surplus' || reason === 'rescheduled';
}

/** An answer about an attempt that no longer counts (docs/domain/checkout.md#refunds-outside-the-provider, ADR 012). */
function isLateOutcome(locked: LockedRefund, word: GatewayRefund): boolean {
  return locked.status === 'settled' || locked.past_refs.includes(word.ref);
}

/** The guest has the money twice, or once again. The refund's state stays. */
async function applyLateOutcome(
  trx: Transaction<Database>,
  refund: RefundToSend,
  locked: LockedRefund,
  word: GatewayRefund,
): Promise<void> {
  const does = lateOutcomeOf(word, locked.twice_ref);
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

/** Actions allowed on a refund now (docs/domain/checkout.md#refunds-outside-the-provider, ADR 012). */
export async function actsOf(
  services: Services,
  db: Kysely<Database>,
  refund: Pick<RefundToSend, 'id' | 'status' | 'provider'>,
): Promise<readonly RefundAct[]> {
  return refundActsOf(refund.status, gatewayOf(services, refund.provider) !== null, await isOwed(db, refund.id));
}

export async function lockForAct(
  trx: Trx,
  services: Services,
  { refundId, act }: { refundId: string; act: RefundAct },
): Promise<RefundToSend | null> {
  const locked = await lockRefund(trx, refundId);
  const refund = locked && (await findRefund(trx, { ref: '', id: refundId }));
  return refund && (await actsOf(services, trx, refund)).includes(act) ? refund : null;
}

export async function manualPosting(trx: Trx, refund: RefundToSend, method: ManualMethod): Promise<Posting> {
  const extRef = `settled:${refund.id}`;
  return postPaidManually(await postingFor(trx, refund, extRef), method, extRef);
}
