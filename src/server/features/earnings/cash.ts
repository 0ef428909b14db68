// Cash of a booking: reports of guest and host, and disputes (docs/domain/ledger.md#cash).
import { cashDecided, cashSettled, cashStepOf } from '#src/domain/earnings/say-cash.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { lockBooking, actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './cash-queries.ts';
import type { Services } from '#src/server/services.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { minorToUnits } from '#src/domain/money/currencies.ts';
import type { Transaction } from 'kysely';
import { cashSideOf, type CashState, type CashWord } from '#src/domain/earnings/cash-states.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';

const pageSize = 20;

export const cashDisputes: Handler<'cash/disputes'> = async ({ offset = 0 }, { services }) => {
  const [rows, total] = await Promise.all([
    queries.findDisputes(services.db, pageSize, offset),
    queries.countDisputes(services.db),
  ]);
  return {
    total,
    data: rows.map((row) => ({
      booking_id: row.id,
      ref: row.ref,
      title: row.title,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      time_zone: row.time_zone,
      guest_name: row.guest_name.trim(),
      host_name: row.host_name,
      pax: row.pax,
      usd: fromMinor(row.balance_cents),
      amount: row.balance_local_minor === null ? null : minorToUnits(row.balance_local_minor, row.local_currency),
      currency: row.local_currency,
      words: row.words.map(({ at, ...word }) => ({ ...word, at: new Date(at).toISOString() })),
    })),
  };
};

// cash/decide: decides a dispute, once, with a reason (docs/domain/ledger.md#settlement-of-cash).
const decide: Handler<'cash/decide'> = ({ booking_id, decision, reason }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    const booking = await lockBooking(trx, booking_id);
    if (!booking) return refuse('booking-not-found');
    const { cash } = await queries.findCash(trx, booking_id);
    const to = cashDecided({ cash }, decision);
    if (to === null) return refuse('booking-state');
    await queries.writeWord(trx, {
      bookingId: booking_id,
      side: 'operator',
      word: decision,
      by: { role: 'operator', actorId: actor.userId, onBehalfOf: null },
      from: cash,
      to,
      saidAt: booking.now_ms,
      reason,
      mails: ['cash-decided', 'host-cash-decided'],
    });
    await closeStaffTask(trx, 'cash_dispute', `booking:${booking_id}`);
    return { cash_state: to, message: t('cash.decided') };
  });

// cash/say: reports what happened with the cash (docs/domain/ledger.md#cash-reports).
const say: Handler<'cash/say'> = async ({ said: statement, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (!opened) return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  const done = await inTransaction(call.services.db, (trx) =>
    sayCash(trx, { bookingId: opened.row.id, word: statement, by }),
  );
  return isRefusal(done) ? done : { cash_state: done.cash, message: t(`cash.${done.cash}`) };
};

export const cashCalls = {
  'cash/decide': decide,
  'cash/say': say,
} as const;

/** At most `count`; returns how many (docs/domain/ledger.md#settlement-of-cash). */
export async function settleCash(services: Services, count = 200): Promise<number> {
  return inTransaction(services.db, async (trx) => {
    const over = await queries.lockSilent(trx, count);
    if (over.length === 0) return 0;
    // Also those waived or agreed: only the time has passed.
    const settled = over.map(({ id, cash, words }) => ({ id, from: cash, to: cashSettled(words) }));
    await queries.writeSettled(trx, settled);
    return settled.length;
  });
}

/** `saidAt` in ms since 1970, never in the future (docs/domain/ledger.md#cash-reports). */
interface CashSaying {
  readonly bookingId: string;
  readonly word: CashWord;
  readonly by: Acting;
  readonly saidAt?: number | undefined;
}

/**
 * Under the locks of departure and booking; idempotent. Refuses `booking-not-found`, `booking-state`, `cash-closed`, `forbidden`. A
 * dispute opens a task and notifies both.
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
    // Once, even if someone keeps changing their report.
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
