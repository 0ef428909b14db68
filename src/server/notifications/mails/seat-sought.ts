// The mail to a guest whose money came too late and waits for a seat (docs/domain/payment.md#a-seat-for-late-money).
import { t } from '#src/server/booking-texts/words.ts';
import { priceText } from '#src/texts/money-text.ts';
import { deadlineWords, wordsOf } from './booking-lines.ts';
import { refFact, whenFact } from './facts.ts';
import { textOf, type BookingMail } from './mail.ts';

/** Not sent once the wait is over: the booking is confirmed, or the money is on its way back. */
export const seatSought: BookingMail = (booking, { payload, links }) => {
  const until = new Date(textOf(payload, 'until'));
  if (booking.status !== 'expired' || booking.refund_cents > 0 || Number.isNaN(until.getTime())) return null;
  const words = wordsOf(booking);
  return {
    subject: t('seatSought.subject', words),
    heading: t('seatSought.heading', words),
    lines: [t('seatSought.line', { until: deadlineWords(until, booking) }), t('seatSought.money')],
    facts: [
      { label: t('fact.experience'), value: booking.title },
      whenFact(booking),
      { label: t('fact.paid'), value: priceText(booking.due_cents) },
      refFact(booking),
    ],
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};
