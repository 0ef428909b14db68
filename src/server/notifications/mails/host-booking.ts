// Emails to hosts: short, one button, minimal personal data (docs/domain/accounts.md#sharing-numbers).
import { seatsOf } from '#src/domain/booking/status.ts';
import { deadlineWords, oldMoment, otherMoment, wordsOf, endingWords, wasRequest } from './booking-lines.ts';
import { hostCash, hostFacts, hostFirst, paidCents, whenFact } from './facts.ts';
import { cashWords } from '#src/server/booking-texts/price-words.ts';
import type { Fact } from './layout.ts';
import { numberOf, type BookingMail, type MailContent, type Sending } from './mail.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { priceText } from '#src/texts/money-text.ts';

const isAhead = ({ status }: MailedBooking) => status === 'requested' || status === 'confirmed';

/** Opens the booking without login; a GET changes nothing. */
function hostMail(
  booking: MailedBooking,
  { links }: Sending,
  words: {
    subject: string;
    heading: string;
    lines: string[];
    button?: string;
    calendar?: 'add' | 'remove';
    more?: Fact[];
  },
): MailContent {
  const { button = t('button.hostBooking'), more = [], ...rest } = words;
  return {
    ...rest,
    ...(isAhead(booking) && { isPictured: true }),
    cash: hostCash(booking),
    first: hostFirst(booking),
    facts: [...hostFacts(booking), ...more],
    button: { label: button, url: links.host },
    closing: [],
  };
}

function cashLine(booking: MailedBooking, mail: 'hostNew' | 'hostRequest' | 'hostMoved' | 'pickup'): string {
  const cash = cashWords(booking);
  return cash === null ? t(`${mail}.moneyNone`) : t(`${mail}.money`, { cash });
}

export const hostNewBooking: BookingMail = (booking, sending) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  const words = wordsOf(booking);
  return hostMail(booking, sending, {
    subject: t('hostNew.subject', words),
    heading: t('hostNew.heading', words),
    lines: [cashLine(booking, 'hostNew')],
    more: [{ label: t('fact.check'), value: '', link: { label: t('fact.checkOpen'), url: sending.links.check } }],
    calendar: 'add',
  });
};

/** The new seat count, without the booking that caused it. */
export const hostSeatsRaised: BookingMail = (booking, { payload, links }) => {
  const [before, after] = [numberOf(payload, 'before') ?? 0, numberOf(payload, 'after') ?? 0];
  const words = wordsOf(booking);
  return {
    subject: t('hostSeats.subject', { ...words, after }),
    heading: t('hostSeats.heading'),
    lines: [t('hostSeats.line', { before, after }), t('hostSeats.ask')],
    facts: [{ label: t('fact.experience'), value: booking.title }, whenFact(booking)],
    button: { label: t('hostSeats.button'), url: links.course },
    closing: [],
  };
};

export const hostRequest: BookingMail = (booking, sending) => {
  if (booking.status !== 'requested') return null;
  const words = wordsOf(booking);
  return hostMail(booking, sending, {
    subject: t('hostRequest.subject', words),
    heading: t('hostRequest.heading', words),
    lines: [
      ...(sending.payload['old_date'] === undefined
        ? []
        : [t('hostRequest.moved', { old: oldMoment(sending.payload) })]),
      t('hostRequest.line', { until: deadlineWords(booking.request_until, booking) }),
      `${cashLine(booking, 'hostRequest')} ${t(paidCents(booking) > 0 ? 'hostRequest.no' : 'hostRequest.noFree')}`,
    ],
    button: t('hostRequest.button'),
  });
};

export const hostTimeRefused: BookingMail = (booking, sending) => {
  if (booking.status !== 'requested') return null;
  const words = { ...wordsOf(booking), other: otherMoment(sending.payload) };
  return hostMail(booking, sending, {
    subject: t('hostTimeRefused.subject', words),
    heading: t('hostTimeRefused.heading'),
    lines: [
      t('hostTimeRefused.line', words),
      t('hostRequest.line', { until: deadlineWords(booking.request_until, booking) }),
    ],
    button: t('hostRequest.button'),
  });
};

/** Empty where a code covered everything. */
function backWords(booking: MailedBooking, payload: Sending['payload']): string {
  const refund = numberOf(payload, 'refund_cents') ?? booking.refund_cents;
  if (refund > 0) return t('hostCancelled.back', { amount: priceText(refund) });
  return t(paidCents(booking) > 0 ? 'hostCancelled.kept' : 'hostCancelled.unpaid');
}

export const hostBookingCancelled: BookingMail = (booking, sending) => {
  const words = wordsOf(booking);
  const { payload } = sending;
  const isRequest = wasRequest(payload);
  const kind = isRequest ? 'hostWithdrawn' : 'hostCancelled';
  return hostMail(booking, sending, {
    subject: t(`${kind}.subject`, words),
    heading: t(`${kind}.heading`, words),
    lines: [endingWords(booking, 'host', payload), `${t('hostCancelled.money')} ${backWords(booking, payload)}`],
    ...(!isRequest && { calendar: 'remove' }),
  });
};

export const hostBookingMoved: BookingMail = (booking, sending) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  const words = wordsOf(booking);
  return hostMail(booking, sending, {
    subject: t('hostMoved.subject', words),
    heading: t('hostMoved.heading', words),
    lines: [t('hostMoved.line', { old: oldMoment(sending.payload) }), cashLine(booking, 'hostMoved')],
    calendar: 'add',
  });
};

export const hostProblem: BookingMail = (booking, sending) => {
  const words = wordsOf(booking);
  return hostMail(booking, sending, {
    subject: t('hostProblem.subject', words),
    heading: t('hostProblem.heading'),
    lines: [t('hostProblem.line', words), t('hostProblem.money')],
  });
};

export const pickupChanged: BookingMail = (booking, sending) => {
  // Cancelled or declined meanwhile.
  if (booking.status !== 'requested' && booking.status !== 'confirmed') return null;
  const words = wordsOf(booking);
  return hostMail(booking, sending, {
    subject: t('pickup.subject', words),
    heading: t('pickup.heading'),
    lines: [t(booking.status === 'requested' ? 'pickup.lineAsked' : 'pickup.line', words), cashLine(booking, 'pickup')],
  });
};
