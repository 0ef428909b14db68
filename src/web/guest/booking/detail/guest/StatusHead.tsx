import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { tripState } from '#src/web/guest/booking/detail/trip-state.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { productDetailUrl, writeReviewUrl } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { endingText, stateLooks } from '#src/web/guest/booking/detail/state-looks.ts';

/** The sentence under the head of a booking's page. What it says of money follows what was paid and what goes back. */
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

/** The way on that belongs to the state: pay, or the experience again. */
function WayOn({ booking }: { readonly booking: BookingDetail }) {
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

/** What became of the booking, in one sentence, for its guest. */
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
          <WayOn booking={booking} />
        </div>
      </div>
    </div>
  );
}
