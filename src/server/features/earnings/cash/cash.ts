// Cash of a booking: what guest and host say about it, and how a dispute ends (docs/domain/cash.md).
import { cashDecided, cashSettled } from '#src/domain/earnings/say-cash.ts';
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { lockBooking, actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './queries.ts';
import { sayCash } from './say-cash.ts';
import type { Services } from '#src/server/services.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { minorToUnits } from '#src/domain/money/currencies.ts';

// cash/disputes: what an operator has to decide, with the words of both sides (docs/domain/cash.md#when-it-is-settled).
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

// cash/decide: an operator decides a dispute about cash, once and with a reason (docs/domain/cash.md#when-it-is-settled).
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

// cash/say: a guest or the host's side says what became of the cash of a booking (docs/domain/cash.md#words).
const say: Handler<'cash/say'> = async ({ said: statement, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (!opened) return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  const done = await inTransaction(call.services.db, (trx) =>
    sayCash(trx, { bookingId: opened.row.id, word: statement, by }),
  );
  return isRefusal(done) ? done : { cash_state: done.cash, message: t(`cash.${done.cash}`) };
};

/** The calls of this file by name. */
export const cashCalls = {
  'cash/decide': decide,
  'cash/say': say,
} as const;

// 72 hours after the end one who says nothing agrees with the other (docs/domain/cash.md#when-it-is-settled).

/** Settles at most `count` bookings; answers how many. */
export async function settleCash(services: Services, count = 200): Promise<number> {
  return inTransaction(services.db, async (trx) => {
    const over = await queries.lockSilent(trx, count);
    if (over.length === 0) return 0;
    // Who has waived or heard the other agree has nothing left to say either: only the time is over.
    const settled = over.map(({ id, cash, words }) => ({ id, from: cash, to: cashSettled(words) }));
    await queries.writeSettled(trx, settled);
    return settled.length;
  });
}
