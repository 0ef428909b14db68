// cash/say: a guest or the host's side says what became of the cash of a booking (docs/domain/cash.md#words).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { sayCash } from './say-cash.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'cash/say';

export const handle: Handler<typeof route> = async ({ said, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (!opened) return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  const done = await inTransaction(call.services.db, (trx) =>
    sayCash(trx, { bookingId: opened.row.id, word: said, by }),
  );
  return isRefusal(done) ? done : { cash_state: done.cash, message: t(`cash.${done.cash}`) };
};
