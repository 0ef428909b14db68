// Cancellation deadline and amount due now, shown before choosing.
import { deadlinesOf } from '#src/domain/booking/refund-share.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { payNowCents } from '#src/domain/pricing/experience-total.ts';
import { priceText } from '#src/texts/money-text.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import type { BookingCourse, WireQuote } from '#src/web/guest/booking/booking-course.ts';
import type { BookingView } from './booking-store.ts';
import { deadlineText, policyShort } from '#src/web/guest/booking/policy-text.ts';
import { t } from '#src/web/guest/booking/texts.ts';
import { wallTime } from '#src/web/ui/text/wall-time.ts';

export interface ChosenTerms {
  /** ISO 8601; the first of several departures on a date. */
  readonly startsAt?: string | undefined;
  readonly party?: number | null;
  readonly quote?: Pick<WireQuote, 'booking_deposit_due'> | null;
}

type TermsCourse = Pick<
  BookingCourse,
  | 'price'
  | 'price_from_pax'
  | 'min_pax'
  | 'surcharge_per_missing_guest'
  | 'group_tiers'
  | 'service_fee_rate'
  | 'deposit_rate'
  | 'policy'
  | 'time_zone'
  | 'city'
>;

function payNow(course: TermsCourse, { party, quote }: ChosenTerms): string {
  if (quote) return t('terms.payNow', { amount: priceText(wireCents(quote.booking_deposit_due)) });
  const pax = party ?? course.price_from_pax;
  const terms = {
    ...course,
    price_cents: wireCents(course.price),
    surcharge_cents: wireCents(course.surcharge_per_missing_guest),
  };
  const amount = priceText(payNowCents(terms, pax));
  if (pax === 1) return t('terms.payNow', { amount });
  return t('terms.payNowFor', { amount, guests: t('book.guestsCount', { count: pax }) });
}

/**
 * `Free cancellation until 24 hours before`, or the date once a departure is chosen (docs/domain/bookings.md#cancelling). `now`: ms
 * since 1970.
 */
function cancelTerms({ policy, time_zone, city }: TermsCourse, startsAt: string | undefined, now: number): string {
  const { title, detail } = policyShort(policy);
  if (startsAt === undefined) return [title, detail].filter(Boolean).join(' ');
  const [first] = deadlinesOf(policy, { booked_at: now, starts_at: Date.parse(startsAt) });
  if (first === undefined) return t('policy.short.final');
  const deadline = deadlineText(wallTime(first.until, time_zone), first.percent);
  return t('terms.cancelLocal', { deadline, city: city.name });
}

/** Cancellation first, then the amount due now (docs/reference/design.md#booking-on-the-page). */
export function bookingTerms(course: TermsCourse, chosen: ChosenTerms, now: number): readonly [string, string] {
  return [cancelTerms(course, chosen.startsAt, now), payNow(course, chosen)];
}

/** A date with several times shows the terms of the first. */
export function chosenTerms({ state, departures, party }: BookingView): ChosenTerms {
  const departure = departures.find(({ time }) => time === state.time) ?? departures[0];
  return {
    startsAt: state.date === null || state.waiting.times !== null ? undefined : departure?.starts_at,
    party: state.pax ?? party,
    quote: state.calculation,
  };
}

interface BookingTermsProps {
  readonly course: TermsCourse;
  readonly chosen?: ChosenTerms;
  readonly className?: string;
}

export function BookingTerms({ course, chosen = {}, className }: BookingTermsProps) {
  const [cancel, pay] = bookingTerms(course, chosen, chosen.startsAt === undefined ? 0 : Date.now());
  return (
    <p className={classNames('numbers text-micro text-ink-2', className)}>
      <span className="font-medium text-jade">{cancel}</span> <span aria-hidden>·</span> <span>{pay}</span>
    </p>
  );
}
