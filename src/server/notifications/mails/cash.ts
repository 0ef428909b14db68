// Mails about cash that guest and host say different things of, and about what an operator has decided
// (docs/domain/cash.md#when-it-is-settled).
import { cashWords } from '#src/server/booking-texts/price-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { wordsOf } from './booking-lines.ts';
import { textOf, type BookingMail } from './mail.ts';
import { mailToSide, type Side } from './both-sides.ts';

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
