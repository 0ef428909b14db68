// Decides commissions 7 days after the experience, and reverses refunded parts (docs/domain/partners.md#commission).
import { commissionStep, firstLookAt, marketplaceEarned, reversedCents } from '#src/domain/partner/commission.ts';
import { postCommissionReleased, postCommissionTakenBack } from '#src/domain/ledger/partners.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { lockBooking } from '#src/server/features/booking/index.ts';
import { isPaidBySame } from '#src/server/features/payment/index.ts';
import * as queries from './decide-queries.ts';
import type { CommissionRow, DueCommission } from './decide-queries.ts';

type Trx = Transaction<Database>;

/** At most `count`; returns how many. An undecidable one blocks no other. */
export async function decideCommissions(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  let looked = 0;
  for (const due of await queries.findDueCommissions(services.db, count)) {
    if (signal?.aborted) break;
    try {
      // Providers are asked before the transaction, and only where it matters.
      const asksCard = due.state === 'waiting' && due.kind === 'ambassador';
      const isSameCard = asksCard
        ? await isPaidBySame(services, { bookingId: due.booking_id, ownerId: due.user_id })
        : false;
      await inTransaction(services.db, (trx) => decideOne(trx, due, isSameCard));
      looked += 1;
    } catch (error) {
      services.log.error({ err: error, booking: due.booking_id }, 'could not decide a commission');
      await queries.writeLookAgain(services.db, due.booking_id, null);
    }
  }
  return looked;
}

// Lock order: the booking first.
async function decideOne(trx: Trx, due: DueCommission, isSameCard: boolean | null): Promise<void> {
  if (!(await lockBooking(trx, due.booking_id))) return;
  const row = await queries.lockCommission(trx, due.booking_id);
  if (row === null) return;
  if (row.state === 'waiting') await decideWaiting(trx, due, row, isSameCard);
  else if (row.state === 'nothing') await queries.writeLooked(trx, due.booking_id);
  else await takeBack(trx, due, row);
}

async function decideWaiting(
  trx: Trx,
  { booking_id: bookingId, partner_id: partnerId, kind }: DueCommission,
  row: CommissionRow,
  isSameCard: boolean | null,
): Promise<void> {
  const step = commissionStep({
    kind,
    status: row.status,
    completedAt: row.status === 'completed' ? row.ends_at : null,
    isSamePerson: row.is_same_person,
    isSameDevice: row.is_same_device,
    isSameCard,
    isRefunded: row.is_refunded,
    isMoneyOpen: row.is_money_open,
    isSettled: row.is_settled,
    experienceCents: row.experience_cents,
    rate: row.rate,
    earnedCents: marketplaceEarned(row),
    now: row.now_ms,
  });
  if (step.do === 'nothing') return queries.writeNothing(trx, bookingId, step.reason);
  // Coming bookings wait until their end.
  if (step.do === 'wait') return queries.writeLookAgain(trx, bookingId, step.from ?? firstLookAt(row.ends_at));
  const made = postCommissionReleased({ partnerId, bookingId, amountCents: step.amountCents });
  return queries.writeReleased(trx, bookingId, step.amountCents, made);
}

async function takeBack(
  trx: Trx,
  { booking_id: bookingId, partner_id: partnerId }: DueCommission,
  row: CommissionRow,
): Promise<void> {
  const leftCents = row.amount_cents - row.taken_cents;
  const cents = reversedCents({
    releasedCents: leftCents,
    isRefunded: row.is_refunded,
    experienceCents: row.experience_cents,
    rate: row.rate,
    earnedCents: marketplaceEarned(row),
  });
  if (cents === 0) return queries.writeLooked(trx, bookingId);
  const made = postCommissionTakenBack({ partnerId, bookingId, amountCents: cents }, leftCents - cents);
  return queries.writeTakenBack(trx, bookingId, cents, made);
}
