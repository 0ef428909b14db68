import type { BookingDetail, OfferedTime } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { tripState, endingText, stateLooks } from '#src/web/guest/booking/detail/trip-state.ts';
import { instantText, wallText } from '#src/web/ui/text/wall-time.ts';
import { productDetailUrl, writeReviewUrl } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { useState, type SubmitEvent } from 'react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { PriceTable } from '#src/web/ui/text/PriceTable.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { moveNotes, moveRows } from '#src/web/guest/booking/detail/move/MoveResult.tsx';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';

/** The sentence under the page's head; its amounts follow payments and refunds. */
function stateText(booking: BookingDetail): string {
  const { contact, host, paid_online: paid, refunds } = booking;
  const state = tripState(booking);
  const until = booking.seat_until === null ? '' : instantText(booking.seat_until, booking.time_zone);
  const words = { name: contact.first_name, email: contact.email, host: host.name, until };
  const text = t(`state.${state}.text`, words);
  switch (state) {
    case 'requested':
      return `${text} ${t(paid > 0 ? 'state.money.ifNo' : 'state.money.none')} ${t('state.write', words)}`;
    case 'declined':
    case 'request_expired':
    case 'cancelled_by_host':
    case 'cancelled_host_late':
    case 'cancelled_for_weather':
      return `${text} ${t(paid > 0 ? 'state.money.all' : 'state.money.none')}`.trim();
    case 'cancelled':
    case 'cancelled_by_us':
      if (refunds.length > 0) return `${text} ${t('state.money.below')}`;
      return `${text} ${t(paid > 0 ? 'state.money.kept' : 'state.money.none')}`;
    case 'no_show':
      return booking.can.contest ? `${text} ${t('state.no_show.object')}` : text;
    default:
      return text;
  }
}

function NextAction({ booking }: { readonly booking: BookingDetail }) {
  const { course, can, links } = booking;
  const state = tripState(booking);
  if (links.checkout !== null) {
    return (
      <a href={links.checkout} className={`${buttonLook('primary')} mt-4`}>
        {t('held.button')}
      </a>
    );
  }
  if (can.review) {
    return (
      <a
        href={writeReviewUrl({ booking_id: booking.id, ref: booking.ref })}
        className={`${buttonLook('primary')} mt-4`}
      >
        {t('review.write')}
      </a>
    );
  }
  if (!stateLooks[state].isOver || can.choose_alternative) return null;
  const href = productDetailUrl({ city: course.city_slug, id: course.id, title: course.title });
  return (
    <a href={href} className={`${buttonLook('secondary')} mt-4`}>
      {t('again')}
    </a>
  );
}

export function StatusHead({ booking }: { readonly booking: BookingDetail }) {
  const { contact, host } = booking;
  const state = tripState(booking);
  const { Icon, tone } = stateLooks[state];
  const words = { name: contact.first_name, email: contact.email, host: host.name };
  const ending = endingText(booking);
  return (
    <div role="status" className="mb-7 flex flex-col gap-4 phone:flex-row tablet:gap-6 print:mb-4">
      <span className={`grid size-14 shrink-0 place-items-center rounded-full tablet:size-16 print:hidden ${tone}`}>
        <Icon aria-hidden size={28} />
      </span>
      <div className="min-w-0">
        <h1 className={classNames('text-h1 wrap-anywhere', tallScript(words.name, words.host))}>
          {t(`state.${state}.title`, words)}
        </h1>
        <div className="mt-2 max-w-[43.9em] text-lead text-ink-2 print:hidden">
          <p className="wrap-anywhere">{stateText(booking)}</p>
          {ending !== null && <p className="mt-1 text-body wrap-anywhere">{ending}</p>}
          <NextAction booking={booking} />
        </div>
      </div>
    </div>
  );
}

// What happens next, for each booking status (docs/domain/bookings.md#states, docs/domain/bookings.md#cancelling).

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

interface OtherTimeProps {
  readonly trip: Trip;
  readonly offered: OfferedTime;
  readonly form: PageForm | null;
}

/** Another time offered for a request, accepted or declined, also without script (docs/domain/bookings.md#offering-another-time). */
export function OtherTime({ trip, offered: first, form }: OtherTimeProps) {
  const { api, booking, credentials, succeed } = trip;
  const { busy, trouble, run } = useTask();
  const [offered, setOffered] = useState<OfferedTime | null>(first);
  if (offered === null || booking.booking_status !== 'requested') return null;
  const { id, date, time, until, change } = offered;
  const when = `${dateText(date)}, ${time}`;
  const quoteId = change.quote_id ?? '';
  const answer = (event: SubmitEvent): void => {
    event.preventDefault();
    const button = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    const decision = button?.getAttribute('value') === 'accept' ? 'accept' : 'decline';
    void run(async () => {
      const reply = await api('other-time/answer', { ...credentials, offer_id: id, decision, quote_id: quoteId });
      if (reply.ok) {
        setOffered(null);
        await succeed({
          title: t(decision === 'accept' ? 'otherTime.accepted' : 'otherTime.declined'),
          text: reply.data.message,
          isNewState: true,
        });
        return null;
      }
      // The offer changed: show it again, accept nothing.
      const now = await api('other-time/detail', credentials);
      if (now.ok) setOffered(now.data.offer);
      return failureText(reply);
    });
  };
  return (
    <section aria-labelledby="other-time" className="rounded-panel border border-marigold bg-surface p-5 tablet:p-6">
      <h2 id="other-time" className="text-h3">
        {t('otherTime.title', { name: booking.host.name })}
      </h2>
      <p className="mt-1 font-medium">{when}</p>
      <p className="mb-4 text-ink-2">{t('otherTime.text', { until: instantText(until, booking.time_zone) })}</p>
      <form method="post" onSubmit={answer} className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4">
        <FormMessage text={trouble ?? (form?.values['act'] === 'time' ? form.trouble : null)} />
        <input type="hidden" name="csrf" value={form?.csrf ?? ''} />
        <input type="hidden" name="act" value="time" />
        <input type="hidden" name="offer_id" value={id} />
        <input type="hidden" name="quote_id" value={quoteId} />
        <div className="grid gap-3 rounded-card bg-sand p-4">
          <PriceTable caption={t('move.priceLabel')} rows={moveRows(booking, change)} />
          {moveNotes(change).map((note) => (
            <p key={note} className="text-small text-ink-2">
              {t(note)}
            </p>
          ))}
        </div>
        <div className="grid gap-3 phone:grid-cols-2">
          <Button type="submit" name="decision" value="accept" loading={busy} loadingLabel={t('busy')}>
            {t('otherTime.yes', { when })}
          </Button>
          <Button
            type="submit"
            name="decision"
            value="decline"
            kind="secondary"
            loading={busy}
            loadingLabel={t('busy')}
          >
            {t('otherTime.no')}
          </Button>
        </div>
      </form>
    </section>
  );
}
