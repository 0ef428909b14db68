// Letters about cash that guest and host say different things of, and about what an operator has decided
// (docs/domain/cash.md#when-it-is-settled).
import { cashWords } from '../../booking-texts/price-words.ts';
import { t } from '../../booking-texts/words.ts';
import { wordsOf } from '../booking-words.ts';
import { refFact, whenFact } from '../facts.ts';
import { textOf, type BookingLetter, type Letter, type Sending } from '../letter.ts';
import type { MailedBooking } from '../../booking-texts/subject-queries.ts';

type Side = 'guest' | 'host';

function letterOf(
  booking: MailedBooking,
  { links }: Sending,
  side: Side,
  words: Pick<Letter, 'subject' | 'heading' | 'lines'>,
): Letter {
  return {
    ...words,
    facts: [{ label: t('fact.experience'), value: booking.title }, whenFact(booking), refFact(booking)],
    button: { label: t(side === 'guest' ? 'button.booking' : 'button.hostBooking'), url: links[side] },
    closing: [],
  };
}

const disputed =
  (side: Side): BookingLetter =>
  (booking, sending) => {
    const cash = cashWords(booking);
    if (cash === null) return null;
    const words = wordsOf(booking);
    return letterOf(booking, sending, side, {
      subject: t('cashDisputed.subject', words),
      heading: t('cashDisputed.heading', words),
      lines: [t('cashDisputed.line', { cash }), t(`cashDisputed.${side}`), t('cashDisputed.next')],
    });
  };

const decided =
  (side: Side): BookingLetter =>
  (booking, sending) => {
    const cash = cashWords(booking);
    const word = textOf(sending.payload, 'word');
    if (cash === null || (word !== 'paid' && word !== 'not_paid' && word !== 'waived')) return null;
    const words = wordsOf(booking);
    return letterOf(booking, sending, side, {
      subject: t('cashDecided.subject', words),
      heading: t(`cashDecided.${word}`, { cash }),
      lines: [t('cashDecided.why', { reason: textOf(sending.payload, 'reason') }), t('cashDecided.reply')],
    });
  };

export const cashDisputed = disputed('guest');
export const hostCashDisputed = disputed('host');
export const cashDecided = decided('guest');
export const hostCashDecided = decided('host');
