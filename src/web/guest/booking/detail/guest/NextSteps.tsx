import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { instantText, wallText } from '#src/web/ui/text/wall-time.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { tripState } from '#src/web/guest/booking/detail/trip-state.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

// What happens next, in plain words, for each state of a booking (docs/domain/lifecycle.md#states,
// docs/domain/lifecycle.md#cancelling).

function meeting(booking: BookingDetail): string[] {
  const { host, time, pickup, pickup_area: area } = booking;
  if (pickup === null) return [t('next.meet', { host: host.name, time })];
  if (pickup.address === '') return [t('next.pickupMissing')];
  const from = t('next.pickup', { address: pickup.address });
  const minutes = area?.window_minutes ?? null;
  return [minutes === null ? from : `${from} ${t('next.pickupWindow', { minutes, time })}`];
}

function cash({ cash: due, host }: BookingDetail): string[] {
  if (due.usd === 0) return [t('next.noCash')];
  const amount = cashText(due);
  return [t('next.cash', { amount, host: host.name })];
}

function untilWhen({ policy, course }: BookingDetail): string[] {
  if (policy.free_until === null || policy.percent_now < 100) return [];
  return [t('next.free', { when: wallText(policy.free_until), city: course.city_name })];
}

function requested(booking: BookingDetail): string[] {
  const { host, request_until: until, time_zone: zone, course } = booking;
  const answer =
    until === null
      ? t('next.answer', { host: host.name })
      : t('next.answerUntil', { host: host.name, when: instantText(until, zone), city: course.city_name });
  return [answer, t('next.yes'), t(booking.paid_online > 0 ? 'next.no' : 'next.noFree')];
}

function lapse({ hold_until: until, time_zone: zone, course }: BookingDetail): string {
  if (until === null) return t('next.lapses');
  return t('next.lapsesAt', { when: instantText(until, zone), city: course.city_name });
}

/** The steps in their order; none for a booking with nothing ahead. */
function nextSteps(booking: BookingDetail): string[] {
  switch (tripState(booking)) {
    case 'confirmed':
    case 'checked_in':
      return [...meeting(booking), ...cash(booking), ...untilWhen(booking)];
    case 'requested':
      return requested(booking);
    case 'held':
      return [t('next.pay'), lapse(booking)];
    case 'checking':
      return [t('next.checking'), t('next.checkingLate')];
    default:
      return [];
  }
}

/** What happens next, as a short numbered list. */
export function NextSteps({ booking }: { readonly booking: BookingDetail }) {
  const steps = nextSteps(booking);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next" className="rounded-panel bg-sand p-5 tablet:p-6 print:hidden">
      <h2 id="next" className="mb-3 text-h3">
        {t('next.title')}
      </h2>
      <ol className="grid gap-2.5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="numbers grid size-7 shrink-0 place-items-center rounded-full bg-jade text-small font-bold text-on-jade"
            >
              {index + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <Written>{step}</Written>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
