// booking/cancel: quotes the refund, then cancels at exactly that amount (docs/domain/bookings.md#cancelling).
import { cancelQuote, type CancelQuote, type CancelCause } from '#src/domain/booking/refund-share.ts';
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { guestsCause } from '#src/domain/host-day/lateness.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import {
  actingAs,
  endBooking,
  lockBooking,
  type LockedBooking,
  openBooking,
  isQuoteId,
  quoteIdOf,
} from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { priceText } from '#src/texts/money-text.ts';

type Booking = Pick<LockedBooking, 'status' | 'paid_cents'>;

const causes = ['host', 'host_late', 'unsafe_weather'] as const;

function reasonOf({ status, paid_cents }: Booking, cause: CancelCause, { percent }: CancelQuote): string {
  if (status === 'held' || status === 'requested') return t(`cancel.why.${status}`);
  const reported = causes.find((one) => one === cause);
  if (reported !== undefined) return t(`cancel.why.${reported}`);
  if (percent === 100) return t('cancel.why.inTime');
  if (percent === 0) return t('cancel.why.late');
  return paid_cents === 0 ? t('cancel.why.unpaid') : t('cancel.why.part', { percent });
}

function cancelMessage({ status }: Booking, { refund_cents }: CancelQuote, stage: 'quoted' | 'done'): string {
  if (status === 'held') return t(`cancel.${stage}.held`);
  if (refund_cents === 0) return t(`cancel.${stage}.nothing`);
  return t(`cancel.${stage}.refund`, { amount: priceText(refund_cents) });
}

type Input = CallInput<'booking/cancel'>;
type Output = CallOutput<'booking/cancel'>;

export const bookingCancel: Handler<'booking/cancel'> = async (input, call) => {
  const opened = await openBooking(input, call, 'cancel');
  if (!opened) return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  const requestedCause = causeOf(input, by);
  if (isRefusal(requestedCause)) return requestedCause;
  return inTransaction(call.services.db, async (trx) => {
    const booking = await lockBooking(trx, opened.row.id);
    if (!booking) return refuse('booking-not-found');
    const step = stepOf(booking, 'cancel', by.role, booking.now_ms);
    if (!step.ok) return refuse(step.code);
    // A host's long delay gives the guest the host's cause.
    const isLate = by.role === 'guest' && booking.status === 'confirmed';
    const cause = isLate ? guestsCause(booking.late_minutes) : requestedCause;
    const quote = cancelQuote(booking, cause, booking.now_ms);
    const quoteId = idOf(booking, cause, quote, { call, given: input.quote_id });
    if (input.quote_id === undefined) return quoted(booking, cause, quote, quoteId);
    if (!isQuoteId(input.quote_id, quoteId)) return refuse('quote-changed');
    await endBooking(trx, booking, { action: 'cancel', cause, by, reason: input.reason ?? '' });
    if (by.role === 'operator')
      await writeAudit(trx, {
        actorId: by.actorId,
        action: 'booking-cancelled',
        subject: `booking:${booking.id}`,
        detail: {
          before: { status: booking.status },
          after: { status: step.to, refund_cents: quote.refund_cents, cause },
          reason: input.reason ?? '',
        },
      });
    return {
      ...figures(booking, cause, quote),
      cancelled: true,
      quote_id: null,
      message: cancelMessage(booking, quote, 'done'),
    };
  });
};

/** Hosts state a cause; guests have one; an operator without one acts for the guest. */
function causeOf({ cause }: Input, { role }: Acting): CancelCause | Refusal {
  if (role !== 'guest') return cause ?? (role === 'operator' ? 'guest' : 'host');
  return cause === undefined ? 'guest' : refuse('bad-input', { cause: t('cancel.hostsCause') });
}

function idOf(
  { id, version, status }: LockedBooking,
  cause: CancelCause,
  quote: CancelQuote,
  { call, given }: { call: CallContext; given: string | undefined },
): string {
  const facts = ['cancel', id, version, status, cause, quote.percent, quote.refund_cents];
  return quoteIdOf(call.services.keys, facts, given);
}

function quoted(booking: LockedBooking, cause: CancelCause, quote: CancelQuote, quoteId: string): Output {
  const message = cancelMessage(booking, quote, 'quoted');
  return { ...figures(booking, cause, quote), cancelled: false, quote_id: quoteId, message };
}

function figures(booking: LockedBooking, cause: CancelCause, quote: CancelQuote) {
  return {
    refund_amount: fromMinor(quote.refund_cents),
    refund_percent: quote.percent,
    reason: reasonOf(booking, cause, quote),
  };
}
