// Emails to guests during a booking's life.
import { accountLinkDays } from '#src/domain/account/account-link.ts';
import { isReminderTrue } from '#src/domain/trip/reminders.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { deadlineWords, lateTexts, oldMoment, otherMoment, wordsOf } from './booking-lines.ts';
import {
  accountFacts,
  paidCents,
  policyFacts,
  priceFacts,
  refFact,
  visitFacts,
  whenFact,
  whereFacts,
} from './facts.ts';
import { cashBox } from '#src/server/booking-texts/price-words.ts';
import { numberOf, textOf, type BookingMail } from './mail.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { priceText } from '#src/texts/money-text.ts';

/** Not after the wait has ended. */
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

const canStillPay: readonly string[] = ['none', 'failed', 'requires_action'];

export const bookingHeld: BookingMail = (booking, { links }) => {
  const { hold_until: until, now_ms } = booking;
  const isHeld = booking.status === 'held' && until !== null && until.getTime() > now_ms;
  if (!isHeld || !canStillPay.includes(booking.payment)) return null;
  const words = wordsOf(booking);
  return {
    subject: t('held.subject', words),
    heading: t('held.heading', words),
    lines: [t('held.line', { ...words, until: deadlineWords(until, booking) }), t('held.money')],
    isPictured: true,
    first: [whenFact(booking)],
    facts: [
      { label: t('fact.experience'), value: booking.title },
      { label: t('fact.due'), value: priceText(booking.due_cents) },
      refFact(booking),
    ],
    button: { label: t('held.button'), url: links.guest },
    closing: [],
  };
};

export const bookingConfirmed: BookingMail = (booking, { links }) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  const words = wordsOf(booking);
  return {
    subject: t('confirmed.subject', words),
    heading: t('confirmed.heading', words),
    lines: [t('confirmed.line')],
    isPictured: true,
    cash: cashBox(booking),
    first: whereFacts(booking),
    facts: [
      ...visitFacts(booking),
      ...policyFacts(booking),
      { label: t('fact.voucher'), value: '', link: { label: t('fact.pdf'), url: links.voucherPdf } },
      ...accountFacts(booking),
    ],
    price: priceFacts(booking),
    button: { label: t('button.booking'), url: links.guest },
    closing: [t('confirmed.closing')],
    calendar: 'add',
    code: 'party',
  };
};

export const accountLink: BookingMail = (booking) => {
  const { account, account_url: url } = booking;
  if (account === 'none' || url === null) return null;
  const words = wordsOf(booking);
  return {
    subject: t('account.subject', words),
    heading: t('account.heading', words),
    lines: [t(`account.${account}`), t('account.money')],
    facts: [{ label: t('fact.experience'), value: booking.title }, whenFact(booking), refFact(booking)],
    button: { label: t(`account.${account}Open`), url },
    closing: [t('account.closing', { days: accountLinkDays })],
  };
};

export const bookingRequested: BookingMail = (booking, { links, payload }) => {
  if (booking.status !== 'requested') return null;
  const words = { ...wordsOf(booking), until: deadlineWords(booking.request_until, booking) };
  return {
    subject: t('requested.subject', words),
    heading: t('requested.heading', words),
    lines: [...movedLine(payload), t(paidCents(booking) === 0 ? 'requested.lineFree' : 'requested.line', words)],
    isPictured: true,
    cash: cashBox(booking),
    first: whereFacts(booking),
    facts: visitFacts(booking),
    price: priceFacts(booking),
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};

function movedLine(payload: Parameters<typeof oldMoment>[0]): string[] {
  return payload['old_date'] === undefined ? [] : [t('requested.moved', { old: oldMoment(payload) })];
}

export const timeOffered: BookingMail = (booking, { payload, links }) => {
  const until = new Date(textOf(payload, 'until'));
  // Decided while this email waited.
  if (booking.status !== 'requested' || !(until.getTime() > booking.now_ms)) return null;
  const words = { ...wordsOf(booking), other: otherMoment(payload), until: deadlineWords(until, booking) };
  return {
    subject: t('timeOffered.subject', words),
    heading: t('timeOffered.heading', words),
    lines: [t('timeOffered.line', words), t('timeOffered.choice'), t('timeOffered.money')],
    isPictured: true,
    first: [{ label: t('timeOffered.fact'), value: words.other }],
    facts: [{ label: t('fact.experience'), value: booking.title }, refFact(booking)],
    button: { label: t('timeOffered.button'), url: links.guest },
    closing: [],
  };
};

export const bookingMoved: BookingMail = (booking, { payload, links }) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  const words = { ...wordsOf(booking), old: oldMoment(payload) };
  const refund = numberOf(payload, 'refund_cents') ?? 0;
  return {
    subject: t('moved.subject', words),
    heading: t('moved.heading', words),
    lines: [
      t('moved.line', words),
      t(booking.balance_cents > 0 ? 'moved.money' : 'moved.moneyNone'),
      ...(refund > 0 ? [t('moved.refund', { amount: priceText(refund) })] : []),
    ],
    isPictured: true,
    cash: cashBox(booking),
    first: whereFacts(booking),
    facts: [
      ...visitFacts(booking),
      ...policyFacts(booking),
      { label: t('fact.voucher'), value: '', link: { label: t('fact.pdf'), url: links.voucherPdf } },
    ],
    price: priceFacts(booking),
    button: { label: t('button.booking'), url: links.guest },
    closing: [t('moved.closing')],
    calendar: 'add',
    code: 'party',
  };
};

/** Only for the start it was queued for (docs/domain/messages.md#reminders). */
export const tripReminder: BookingMail = (booking, { payload, links }) => {
  const step = payload['reminder'] === 'day' ? 'day' : 'hours';
  const at = { startsMs: booking.starts_at.getTime(), nowMs: booking.now_ms };
  const isSame = numberOf(payload, 'starts_ms') === at.startsMs;
  if (booking.status !== 'confirmed' || !isSame || !isReminderTrue(step, at)) return null;
  const words = { ...wordsOf(booking), phone: booking.host_phone };
  const late = lateTexts(booking);
  return {
    subject: t(`trip.${step}.subject`, words),
    heading: t(`trip.${step}.heading`, words),
    lines: [
      t(`trip.${step}.line`),
      step === 'day' ? t('trip.day.weather') : t('trip.hours.help', words),
      ...(booking.balance_cents > 0 ? [] : [t('trip.noCash')]),
    ],
    isPictured: true,
    cash: cashBox(booking),
    first: [...(late ? [{ label: t('fact.meetsAt'), value: late.at }] : []), ...whereFacts(booking)],
    facts: [
      ...visitFacts(booking),
      { label: t('fact.voucher'), value: '', link: { label: t('fact.pdf'), url: links.voucherPdf } },
      { label: t('stop.label'), value: '', link: { label: t('stop.open'), url: links.stop } },
    ],
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
    code: 'party',
  };
};

export const problemReceived: BookingMail = (booking, { links }) => {
  const words = wordsOf(booking);
  return {
    subject: t('problem.subject', words),
    heading: t('problem.heading', words),
    lines: [t('problem.line'), t('problem.money')],
    facts: [{ label: t('fact.experience'), value: booking.title }, whenFact(booking), refFact(booking)],
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};

/** The latest delay applies; an outdated email is not sent. */
export const hostLate: BookingMail = (booking, { links }) => {
  const late = lateTexts(booking);
  if (late === null) return null;
  const { isMuch, ...words } = late;
  return {
    subject: t('hostLate.subject', words),
    heading: t('hostLate.heading', words),
    lines: [t('hostLate.line', words), ...(isMuch ? [t('hostLate.right', words)] : [])],
    first: [{ label: t('fact.meetsAt'), value: words.at }, ...whereFacts(booking)],
    facts: visitFacts(booking),
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};
