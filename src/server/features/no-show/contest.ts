// no-show/contest: a guest objects to having been marked as not come (docs/check-in.md#no-show).
import { objectionAnswerMinutes } from '#src/domain/checkin/objection.ts';
import { canDo } from '#src/domain/booking/lifecycle.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { actingAs, changeStatus, lockBooking, openBooking } from '#src/server/features/booking/index.ts';
import { openStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import { queueObjection } from './mail-queries.ts';
import { insertWords, subjectOf, wasContested } from './queries.ts';

export const route = 'no-show/contest';

export const handle: Handler<typeof route> = async ({ words, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (opened?.viewer !== 'guest') return refuse('booking-not-found');
  const by = actingAs('guest', opened.row, call);
  return inTransaction(call.services.db, async (trx) => {
    const booking = await lockBooking(trx, opened.row.id);
    if (!booking) return refuse('booking-not-found');
    const isPossible = canDo(booking, 'contest', 'guest', booking.now_ms);
    if (!isPossible || (await wasContested(trx, booking.id))) return refuse('booking-state');
    await changeStatus(trx, booking, { action: 'contest', by, why: { key: 'contested' } });
    await insertWords(trx, { bookingId: booking.id, kind: 'no_show', words });
    await queueObjection(trx, booking.id);
    const task = { kind: 'contested_no_show', subject: subjectOf(booking.id), bookingId: booking.id } as const;
    await openStaffTask(trx, { ...task, detail: words.slice(0, 200) });
    return { message: t('noShow.contested', { hours: objectionAnswerMinutes / 60 }) };
  });
};
