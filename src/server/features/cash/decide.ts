// cash/decide: an operator decides a dispute about cash, once and with a reason (docs/domain/cash.md#when-it-is-settled).
import { cashDecided } from '#src/domain/cash/say-cash.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { lockBooking } from '#src/server/features/booking/index.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './queries.ts';

export const route = 'cash/decide';

export const handle: Handler<typeof route> = ({ booking_id, decision, reason }, { services, actor }) =>
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
