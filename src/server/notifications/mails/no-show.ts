// Emails about no-shows, reversals and decisions (docs/domain/hosts.md#no-show).
import { objectionAnswerEnds } from '#src/domain/host-day/objection.ts';
import { contestEnds } from '#src/domain/booking/settlement.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { deadlineWords, wordsOf } from './booking-lines.ts';
import { paidCents } from './facts.ts';
import { textOf, type BookingMail } from './mail.ts';
import { mailToSide, type Side } from './cash.ts';

/** Effect on the online payment. */
function settlementText(booking: MailedBooking): string {
  const paid = paidCents(booking);
  if (paid === 0) return t('noShow.moneyNone');
  return booking.refund_cents > 0 ? t('noShow.moneyRest') : t('noShow.money', { paid: priceText(paid) });
}

export const recorded: BookingMail = (booking, sending) => {
  if (booking.status !== 'no_show' || booking.no_show_at === null) return null;
  const words = wordsOf(booking);
  const until = contestEnds(booking.no_show_at.getTime());
  const isOpen = booking.now_ms < until;
  return mailToSide(booking, sending, 'guest', {
    subject: t('noShow.subject', words),
    heading: t('noShow.heading', words),
    lines: [
      t('noShow.line', words),
      isOpen ? t('noShow.object', { until: deadlineWords(new Date(until), booking) }) : t('noShow.over'),
      `${settlementText(booking)} ${t('noShow.charged')}`,
    ],
    // While the form is available.
    ...(isOpen && { part: '#contest' }),
  });
};

export const takenBack: BookingMail = (booking, sending) => {
  // Marked again meanwhile: the first email is right.
  if (booking.status === 'no_show') return null;
  const words = wordsOf(booking);
  return mailToSide(booking, sending, 'guest', {
    subject: t('noShowBack.subject', words),
    heading: t('noShowBack.heading', words),
    lines: [t('noShowBack.line', words), t('noShowBack.forget')],
  });
};

export const hostContested: BookingMail = (booking, sending) => {
  if (booking.status !== 'no_show' || booking.objected_at === null) return null;
  const words = wordsOf(booking);
  const until = new Date(objectionAnswerEnds(booking.objected_at.getTime()));
  return mailToSide(booking, sending, 'host', {
    subject: t('noShowAsked.subject', words),
    heading: t('noShowAsked.heading'),
    lines: [
      t('noShowAsked.line'),
      t('noShowAsked.answer', { until: deadlineWords(until, booking) }),
      t('noShowAsked.money'),
    ],
    button: t('noShowAsked.button'),
  });
};

const toSide =
  (side: Side): BookingMail =>
  (booking, sending) => {
    const decision = textOf(sending.payload, 'decision');
    if (decision !== 'uphold' && decision !== 'reject') return null;
    const words = wordsOf(booking);
    const money = decision === 'reject' ? settlementText(booking) : t('noShowDecided.settled');
    const reason = textOf(sending.payload, 'reason');
    const ending = [...(reason === '' ? [] : [t('cashDecided.why', { reason })]), t('cashDecided.reply')];
    const ofGuest = [t(`noShowDecided.${decision}.line`, words), money, ...ending];
    const ofHost = [t(`noShowHost.${decision}.line`), t('noShowHost.money'), ...ending];
    return mailToSide(
      booking,
      sending,
      side,
      side === 'guest'
        ? {
            subject: t(`noShowDecided.${decision}.subject`, words),
            heading: t(`noShowDecided.${decision}.heading`, words),
            lines: ofGuest,
          }
        : {
            subject: t('noShowHost.subject', words),
            heading: t(`noShowHost.${decision}.heading`),
            lines: ofHost,
          },
    );
  };

export const decided = toSide('guest');
export const hostDecided = toSide('host');
