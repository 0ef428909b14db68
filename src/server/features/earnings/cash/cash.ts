// Cash of a booking: what guest and host say about it, and how a dispute ends (docs/domain/cash.md).
import { cashDecided } from '#src/domain/earnings/say-cash.ts';
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { lockBooking, actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './queries.ts';
import { sayCash } from './say-cash.ts';

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
const say: Handler<'cash/say'> = async ({ said, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (!opened) return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  const done = await inTransaction(call.services.db, (trx) =>
    sayCash(trx, { bookingId: opened.row.id, word: said, by }),
  );
  return isRefusal(done) ? done : { cash_state: done.cash, message: t(`cash.${done.cash}`) };
};

/** The calls of this file by name. */
export const cashCalls = {
  'cash/decide': decide,
  'cash/say': say,
} as const;
