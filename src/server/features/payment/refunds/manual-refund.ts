// What an operator does with a refund that its provider cannot deliver: another try, or paying it otherwise
// (docs/domain/payment.md#refunds-paid-otherwise, ADR 097).
import type { Kysely, Transaction } from 'kysely';
import { postPaidManually, type ManualMethod } from '#src/domain/ledger/settlement.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { type RefundAct, refundActsOf } from '#src/domain/payment/manual-refund.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { gatewayOf } from '#src/server/features/payment/ask-gateway.ts';
import { findRefund, isOwed, lockRefund, type RefundToSend } from './refund-queries.ts';
import { postingFor } from './settle-refund.ts';

type Trx = Transaction<Database>;

/** What may be done with a refund now. */
export async function actsOf(
  services: Services,
  db: Kysely<Database>,
  refund: Pick<RefundToSend, 'id' | 'status' | 'provider'>,
): Promise<readonly RefundAct[]> {
  return refundActsOf(refund.status, gatewayOf(services, refund.provider) !== null, await isOwed(db, refund.id));
}

/** The refund under its lock, as it is now; null where the act cannot be done with it any more, or there is none. */
export async function lockForAct(
  trx: Trx,
  services: Services,
  { refundId, act }: { refundId: string; act: RefundAct },
): Promise<RefundToSend | null> {
  const locked = await lockRefund(trx, refundId);
  const refund = locked && (await findRefund(trx, { ref: '', id: refundId }));
  return refund && (await actsOf(services, trx, refund)).includes(act) ? refund : null;
}

/** What paying it otherwise posts. */
export async function manualPosting(trx: Trx, refund: RefundToSend, way: ManualMethod): Promise<Posting> {
  const extRef = `settled:${refund.id}`;
  return postPaidManually(await postingFor(trx, refund, extRef), way, extRef);
}
