// Emails about cash disputes and decisions (docs/domain/ledger.md#settlement-of-cash).
import { cashWords } from '#src/server/booking-texts/price-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { wordsOf } from './booking-lines.ts';
import { textOf, type BookingMail, type MailContent, type Sending } from './mail.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { refFact, whenFact } from './facts.ts';

const disputed =
  (side: Side): BookingMail =>
  (booking, sending) => {
    const cash = cashWords(booking);
    if (cash === null) return null;
    const words = wordsOf(booking);
    return mailToSide(booking, sending, side, {
      subject: t('cashDisputed.subject', words),
      heading: t('cashDisputed.heading', words),
      lines: [t('cashDisputed.line', { cash }), t(`cashDisputed.${side}`), t('cashDisputed.next')],
    });
  };

const decided =
  (side: Side): BookingMail =>
  (booking, sending) => {
    const cash = cashWords(booking);
    const word = textOf(sending.payload, 'word');
    if (cash === null || (word !== 'paid' && word !== 'not_paid' && word !== 'waived')) return null;
    const words = wordsOf(booking);
    return mailToSide(booking, sending, side, {
      subject: t('cashDecided.subject', words),
      heading: t(`cashDecided.${word}`, { cash }),
      lines: [t('cashDecided.why', { reason: textOf(sending.payload, 'reason') }), t('cashDecided.reply')],
    });
  };

export const cashDisputed = disputed('guest');
export const hostCashDisputed = disputed('host');
export const cashDecided = decided('guest');
export const hostCashDecided = decided('host');

export type Side = 'guest' | 'host';

/** The button opens the booking as this side, optionally at an anchor. */
export function mailToSide(
  booking: MailedBooking,
  { links }: Sending,
  side: Side,
  {
    part = '',
    button,
    ...words
  }: Pick<MailContent, 'subject' | 'heading' | 'lines'> & { part?: string; button?: string },
): MailContent {
  return {
    ...words,
    facts: [{ label: t('fact.experience'), value: booking.title }, whenFact(booking), refFact(booking)],
    button: {
      label: button ?? t(side === 'guest' ? 'button.booking' : 'button.hostBooking'),
      url: links[side] + part,
    },
    closing: [],
  };
}
