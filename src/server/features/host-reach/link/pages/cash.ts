// A host reports the cash of a booking (docs/domain/ledger.md#cash-reports).
import { cashOpensMinutes, type CashState } from '#src/domain/earnings/cash-states.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { sayCash } from '#src/server/features/earnings/index.ts';
import { findLinkedBooking, type LinkedBooking } from '#src/server/features/host-reach/link/subject-queries.ts';
import { isDone, type LinkPage, type LinkView, type OpenedLink } from '#src/server/features/host-reach/link/view.ts';
import { bookingFacts, cashText, momentText, nameText, t } from '#src/server/features/host-reach/link/words.ts';

const MINUTE_MS = 60_000;

export const cashPage: LinkPage<LinkedBooking> = {
  load: (db, { booking_id, host_id }) => findLinkedBooking(db, booking_id ?? '', host_id),
  show(link, booking) {
    const base = { title: t('cash.title'), lines: [], facts: bookingFacts(booking), form: null };
    return { ...base, ...cashView(link, booking) };
  },
  act: async (services, { by }, { id: bookingId }, fields) => {
    const word = fields['act'] === 'undo' ? 'not_paid' : 'paid';
    const saved = await inTransaction(services.db, (trx) => sayCash(trx, { bookingId, word, by }));
    return isRefusal(saved) ? saved : isDone;
  },
};

function cashView(link: OpenedLink, booking: LinkedBooking): Partial<LinkView> {
  const amount = cashText(booking);
  if (seatsOf(booking.status) !== 'sold')
    return { message: t(booking.status === 'requested' ? 'today.asked' : 'cash.ended') };
  if (amount === null || booking.cash === 'none') return { message: t('cash.none') };
  if (booking.cash !== 'due') return savedView(link, booking, amount);
  if (link.state === 'expired') return { message: t('cash.late') };
  const opensAt = booking.starts_at + cashOpensMinutes * MINUTE_MS;
  if (link.now_ms < opensAt) return { message: t('cash.early', { from: momentText(opensAt, booking.time_zone) }) };
  return {
    lines: [t('cash.line', { name: nameText(booking), amount })],
    form: { button: t('cash.button', { amount }) },
  };
}

const texts = {
  host_says_paid: 'cash.hostSaysPaid',
  both_say_paid: 'cash.bothSayPaid',
  disputed: 'cash.disputed',
  waived: 'cash.waived',
} as const;

/** Can be undone while only the host has reported. */
function savedView({ state }: OpenedLink, { cash }: LinkedBooking, amount: string): Partial<LinkView> {
  const key = texts[cash as Exclude<CashState, 'none' | 'due'>];
  const isMine = cash === 'host_says_paid' && state !== 'expired' && state !== 'revoked';
  return {
    message: t(key, { amount }),
    ...(isMine && { form: { button: t('cash.undo'), act: 'undo', isQuiet: true as const } }),
  };
}
