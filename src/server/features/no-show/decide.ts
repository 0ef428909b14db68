// no-show/decide: an operator upholds an objection or rejects it (docs/check-in.md#no-show).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { changeStatus, lockBooking } from '#src/server/features/booking/index.ts';
import { queueDecided } from './mail-queries.ts';
import { closeContest, insertWords, isContested } from './queries.ts';

export const route = 'no-show/decide';

export const handle: Handler<typeof route> = async ({ booking_id, decision, reason = '' }, { services, actor }) =>
  inTransaction(services.db, async (trx) => {
    const booking = await lockBooking(trx, booking_id);
    if (!booking) return refuse('booking-not-found');
    if (booking.status !== 'no_show' || !(await isContested(trx, booking.id))) return refuse('booking-state');
    const by = { role: 'operator', actorId: actor.userId, onBehalfOf: null } as const;
    const [action, key] =
      decision === 'uphold'
        ? (['uphold', 'contest-upheld'] as const)
        : (['reject_contest', 'contest-rejected'] as const);
    const status = await changeStatus(trx, booking, { action, by, why: { key } });
    await closeContest(trx, booking.id, actor.userId);
    if (reason !== '') await insertWords(trx, { bookingId: booking.id, kind: 'no_show_decided', words: reason });
    await queueDecided(trx, booking.id, { decision, reason });
    await writeAudit(trx, {
      actorId: actor.userId,
      action: 'no-show-decided',
      subject: `booking:${booking.id}`,
      detail: { before: { status: booking.status }, after: { status, decision } },
    });
    return { booking_status: status };
  });
