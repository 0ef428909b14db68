// Emails about reviews (docs/domain/reviews.md#review-requests).
import { useCodeUrl } from '#src/contract/checkout/own-code.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { priceText } from '#src/texts/money-text.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { wordsOf } from './booking-lines.ts';
import { accountFacts, refFact, whenFact } from './facts.ts';
import { numberOf, textOf, type BookingMail } from './mail.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';

const visit = (booking: MailedBooking) => [
  { label: t('fact.experience'), value: booking.title },
  whenFact(booking),
  refFact(booking),
];

/** Written or turned off is checked on writing. */
export const reviewRequest: BookingMail = (booking, { payload, links }) => {
  if (booking.status !== 'completed') return null;
  const words = { ...wordsOf(booking), amount: priceText(priceCurrency().figures.review_reward) };
  const isReminder = (numberOf(payload, 'step') ?? 0) > 0;
  return {
    subject: t(isReminder ? 'reviewAsk.againSubject' : 'reviewAsk.subject', words),
    heading: t('reviewAsk.heading', words),
    lines: [t('reviewAsk.line', words), t('reviewAsk.reward', words)],
    facts: [
      ...visit(booking),
      ...accountFacts(booking),
      { label: t('reviewAsk.stop'), value: '', link: { label: t('reviewAsk.stopOpen'), url: links.stop } },
    ],
    button: { label: t('reviewAsk.button'), url: links.review },
    closing: [],
  };
};

export const reviewThanks: BookingMail = (booking, { payload, links }) => {
  const minimum = priceText(numberOf(payload, 'minimum_cents') ?? 0);
  const words = { ...wordsOf(booking), amount: priceText(priceCurrency().figures.review_reward), minimum };
  const code = textOf(payload, 'coupon_code');
  return {
    subject: t('reviewThanks.subject', words),
    heading: t('reviewThanks.heading', words),
    lines: [t('reviewThanks.line'), ...(code === '' ? [] : [t('reviewThanks.code', words)])],
    facts: [
      ...(code === '' ? [] : [{ label: t('reviewThanks.yourCode'), value: code, wide: 'code' as const }]),
      { label: t('fact.experience'), value: booking.title },
      {
        label: t('reviewThanks.log'),
        value: textOf(payload, 'log_hash'),
        wide: 'proof',
        link: { label: t('reviewThanks.logOpen'), url: links.reviewLog },
      },
    ],
    button:
      code === ''
        ? { label: t('button.booking'), url: links.guest }
        : { label: t('reviewThanks.use'), url: links.home + useCodeUrl(code) },
    closing: [t('reviewThanks.closing')],
  };
};

export const reviewReplied: BookingMail = (booking, { links }) => {
  const words = wordsOf(booking);
  return {
    subject: t('reviewReplied.subject', words),
    heading: t('reviewReplied.heading', words),
    lines: [t('reviewReplied.line', words)],
    facts: visit(booking),
    button: { label: t('reviewReplied.button'), url: links.course },
    closing: [],
  };
};

export const reviewRemoved: BookingMail = (booking, { payload, links }) => {
  const words = wordsOf(booking);
  return {
    subject: t('reviewRemoved.subject', words),
    heading: t('reviewRemoved.heading', words),
    lines: [t('reviewRemoved.line'), textOf(payload, 'reason')],
    facts: visit(booking),
    button: { label: t('reviewRemoved.button'), url: links.reviewLog },
    closing: [t('reviewRemoved.closing')],
  };
};

export const reviewRestored: BookingMail = (booking, { links }) => {
  const words = wordsOf(booking);
  return {
    subject: t('reviewRestored.subject', words),
    heading: t('reviewRestored.heading', words),
    lines: [t('reviewRestored.line')],
    facts: visit(booking),
    button: { label: t('reviewRestored.button'), url: links.course },
    closing: [],
  };
};

export const hostReview: BookingMail = (booking, { payload, links }) => {
  const words = { ...wordsOf(booking), stars: numberOf(payload, 'rating') ?? 0 };
  return {
    subject: t('hostReview.subject', words),
    heading: t('hostReview.heading', words),
    lines: [t('hostReview.line')],
    facts: visit(booking),
    button: { label: t('hostReview.button'), url: links.hostReview },
    closing: [],
  };
};
