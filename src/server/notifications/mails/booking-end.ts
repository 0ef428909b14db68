// Emails about endings and refunds: amount, method and duration.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { civilDay, moneyWords, t } from '#src/server/booking-texts/words.ts';
import { priceText } from '#src/texts/money-text.ts';
import { wordsOf, endedBy, endingWords, wasRequest } from './booking-lines.ts';
import { paidCents, refFact, whenFact } from './facts.ts';
import { numberOf, textOf, type BookingMail, type Sending } from './mail.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';

function endFacts(booking: MailedBooking, refund: number) {
  return [
    { label: t('fact.experience'), value: booking.title },
    whenFact(booking),
    ...(refund > 0 ? [{ label: t('fact.refund'), value: priceText(refund) }] : []),
    refFact(booking),
  ];
}

/** Minor units, from the decision or the booking's refunds. */
function refundOf(booking: MailedBooking, payload: Sending['payload']): number {
  return numberOf(payload, 'refund_cents') ?? booking.refund_cents;
}

const requestEnded =
  (kind: 'declined' | 'expired'): BookingMail =>
  (booking, { payload, links }) => {
    const words = wordsOf(booking);
    const refund = refundOf(booking, payload);
    return {
      subject: t(`${kind}.subject`, words),
      heading: t(`${kind}.heading`, words),
      lines: [refund > 0 ? t('ended.refund', { amount: priceText(refund) }) : t('ended.nothing'), t('ended.again')],
      facts: endFacts(booking, refund),
      button: { label: t('button.booking'), url: links.guest },
      closing: [],
    };
  };

export const requestDeclined = requestEnded('declined');
export const requestExpired = requestEnded('expired');

function returnWords(booking: MailedBooking, refund: number): string {
  const paidIn = paidCents(booking);
  const paid = priceText(paidIn);
  if (refund > 0 && refund >= paidIn) return t('cancelled.refundAll', { paid });
  if (refund > 0) return t('cancelled.refund', { amount: priceText(refund), paid });
  return paidIn > 0 ? t('cancelled.kept', { paid }) : t('ended.nothing');
}

export const bookingCancelled: BookingMail = (booking, { payload, links }) => {
  const words = wordsOf(booking);
  const refund = refundOf(booking, payload);
  const hasOthers =
    ['host', 'host_late', 'weather'].includes(endedBy(booking)) || booking.cancel_cause === 'called_off';
  const isRequest = wasRequest(payload);
  const kind = isRequest ? 'withdrawn' : 'cancelled';
  const money = returnWords(booking, refund);
  return {
    subject: t(`${kind}.subject`, words),
    heading: t(`${kind}.heading`, words),
    lines: [
      endingWords(booking, 'guest', payload),
      booking.balance_cents > 0 ? `${money} ${t('cancelled.cash')}` : money,
      ...(hasOthers ? [t('cancelled.alternatives')] : []),
    ],
    facts: endFacts(booking, refund),
    button: { label: t('button.booking'), url: links.guest },
    closing: isRequest ? [] : [t('cancelled.closing')],
    ...(!isRequest && { calendar: 'remove' }),
  };
};

/** The refund in the charged currency. */
function foreignWords(payload: Sending['payload']): string[] {
  const currency = textOf(payload, 'currency') || priceCurrency().code;
  const minor = numberOf(payload, 'amount_minor');
  const isForeign = currency !== priceCurrency().code && minor !== null;
  return isForeign ? [t('refundDone.foreign', { charged: moneyWords(minor, currency) })] : [];
}

export const refundDone: BookingMail = (booking, { payload, links }) => {
  const amount = priceText(refundOf(booking, payload));
  return {
    subject: t('refundDone.subject', { ...wordsOf(booking), amount }),
    heading: t('refundDone.heading'),
    lines: [t('refundDone.line', { amount }), ...foreignWords(payload)],
    facts: endFacts(booking, refundOf(booking, payload)),
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};

/** We paid it: how, when, reference. */
export const refundedManually: BookingMail = (booking, { payload, links }) => {
  const refund = refundOf(booking, payload);
  const amount = priceText(refund);
  const method = textOf(payload, 'way') === 'cash' ? 'cash' : 'bank';
  const paidOn = textOf(payload, 'paid_on');
  return {
    subject: t('refundOtherwise.subject', { ...wordsOf(booking), amount }),
    heading: t('refundOtherwise.heading'),
    lines: [t(`refundOtherwise.${method}`, { amount }), ...foreignWords(payload), t('refundOtherwise.ask')],
    facts: [
      ...endFacts(booking, refund),
      ...(paidOn === '' ? [] : [{ label: t('fact.paidOn'), value: civilDay(paidOn) }]),
      { label: t('fact.payRef'), value: textOf(payload, 'reference') },
    ],
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};

export const refundFailed: BookingMail = (booking, { payload, links }) => {
  const refund = refundOf(booking, payload);
  return {
    subject: t('refundFailed.subject', wordsOf(booking)),
    heading: t('refundFailed.heading'),
    lines: [t('refundFailed.line', { amount: priceText(refund || booking.due_cents) }), t('refundFailed.next')],
    facts: endFacts(booking, refund),
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};

/** For double payments the booking stands; the guest must know. */
export const lateRefund: BookingMail = (booking, { payload, links }) => {
  const amount = numberOf(payload, 'refund_cents') ?? booking.due_cents;
  const isTwice = booking.status === 'requested' || seatsOf(booking.status) === 'sold';
  return {
    subject: t(isTwice ? 'late.twiceSubject' : 'late.subject', wordsOf(booking)),
    heading: t(isTwice ? 'late.twiceHeading' : 'late.heading'),
    lines: [t(isTwice ? 'late.twiceLine' : 'late.line'), t('late.money')],
    facts: endFacts(booking, amount),
    button: { label: t('button.booking'), url: links.guest },
    closing: isTwice ? [] : [t('late.closing')],
  };
};
