import { CalendarPlus, CircleX, Lock, LockOpen } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { BookingDetail, HostedReview } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { TripTime } from '#src/web/guest/TripTime.tsx';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { endingText, stateLooks, canMessage, tripState } from '#src/web/guest/booking/detail/trip-state.ts';
import { errorText, isErrorCode } from '#src/contract/errors.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { routes } from '#src/contract/addresses/routes.ts';
import { adminBookingUrl } from '#src/contract/addresses/host-urls.ts';
import { voucherCheckUrl } from '#src/contract/addresses/urls.ts';
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { MessageHost } from '#src/web/guest/message/MessageHost.tsx';
import { CancelPopups } from '#src/web/guest/booking/detail/cancel/CancelPopups.tsx';
import { MovePopup } from '#src/web/guest/booking/detail/move/MovePopup.tsx';
import { CashDispute } from '#src/web/guest/booking/detail/CashDispute.tsx';
import { RefundNotes } from '#src/web/guest/booking/detail/RefundNotes.tsx';
import { NoShow } from '#src/web/guest/booking/detail/NoShow.tsx';
import { History } from '#src/web/guest/booking/detail/History.tsx';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';
import { GuestFacts, HostPrice } from './GuestFacts.tsx';
import { HostReview } from './HostReview.tsx';
import { RequestAnswer, DepartureCancelPopup } from './HostActions.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';

function HostActions({ booking: { can, links } }: { readonly booking: BookingDetail }) {
  if (!can.host_cancel && links.calendar === null) return null;
  return (
    <div className="grid gap-3 phone:grid-cols-2">
      {links.calendar !== null && (
        <a href={links.calendar} download className={buttonLook('secondary', 'large')}>
          <CalendarPlus aria-hidden size={20} />
          {t('tools.calendar')}
        </a>
      )}
      {can.host_cancel && (
        <Button kind="danger" size="large" className="needs-script" onClick={() => openPopup('booking-cancel')}>
          <CircleX aria-hidden size={20} />
          {t('host.cancel')}
        </Button>
      )}
    </div>
  );
}

/** Operators only: move the departure, open the back office page. */
function OperatorActions({ booking: { can, id } }: { readonly booking: BookingDetail }) {
  return (
    <div className="grid gap-3 phone:grid-cols-2">
      {can.reschedule && (
        <Button kind="secondary" size="large" className="needs-script" onClick={() => openPopup('booking-move')}>
          {t('manage.move')}
        </Button>
      )}
      <a href={adminBookingUrl(id)} className={buttonLook('secondary', 'large')}>
        {t('host.admin')}
      </a>
    </div>
  );
}

function HostHead({ booking }: { readonly booking: BookingDetail }) {
  const { contact, course, pax } = booking;
  const name = `${contact.first_name} ${contact.last_name}`.trim();
  const state = tripState(booking);
  const { Icon, tone } = stateLooks[state];
  const ending = endingText(booking);
  return (
    <header>
      {booking.viewer === 'host' && booking.can.message && (
        <a href={routes['host-bookings'].path} className="link mb-2 flex min-h-11 w-fit items-center">
          {t('host.all')}
        </a>
      )}
      <p
        role="status"
        className={`inline-flex min-h-8 items-center gap-2 rounded-full px-3 text-small font-bold ${tone}`}
      >
        <Icon aria-hidden size={17} />
        {t(`host.state.${state}`)}
      </p>
      <h1 className={classNames('mt-3 text-h1 wrap-anywhere', tallScript(name))}>
        {t('host.who', { count: pax, name })}
      </h1>
      <p className="mt-2 text-lead">
        <TripTime trip={booking} city={course.city_name} />
      </p>
      <p className="text-ink-2 wrap-anywhere">
        <Written>{course.title}</Written>
      </p>
      {ending !== null && <p className="mt-1 text-ink-2 wrap-anywhere">{ending}</p>}
    </header>
  );
}

/** The refusal of a reply sent without script: the server redirects here with its code. */
function RefusedNote() {
  const { search } = useNavigation();
  const code = new URLSearchParams(search).get('refused') ?? '';
  return isErrorCode(code) ? <FormMessage text={errorText(code)} /> : null;
}

interface HostBookingProps {
  readonly trip: Trip;
  readonly review: HostedReview | null | undefined;
  readonly form: PageForm | null;
}

export function HostBooking({ trip, review, form }: HostBookingProps) {
  const { settings } = useApp();
  const { booking } = trip;
  const mayDo = useMayDo();
  const isTheirs = (work: StaffPermission) => booking.viewer !== 'operator' || mayDo(work);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <HostHead booking={booking} />
      <RefusedNote />
      {booking.can.answer_request && <RequestAnswer trip={trip} />}
      {booking.booking_status === 'completed' && isTheirs('reviews') && (
        <HostReview trip={trip} first={review} form={form} />
      )}
      <NoShow trip={trip} />
      <CashDispute trip={trip} />
      <GuestFacts booking={booking} />
      <HostPrice booking={booking} />
      {booking.can.message && canMessage(booking) && isTheirs('messages') && (
        <MessageHost opener={trip.credentials} name={booking.contact.first_name} />
      )}
      <RefundNotes booking={booking} />
      <HostActions booking={booking} />
      {booking.viewer === 'operator' && <OperatorActions booking={booking} />}
      {booking.can.close_departure && <Departure trip={trip} />}
      {booking.can.host_cancel && (
        <NoScriptNote>{t('host.noScript', { email: settings.brand.contacts.email })}</NoScriptNote>
      )}
      <p>
        <a href={voucherCheckUrl} className="link inline-flex min-h-11 items-center">
          {t('host.check')}
        </a>
      </p>
      <History booking={booking} />
      <CancelPopups trip={trip} />
      {booking.can.reschedule && <MovePopup trip={trip} />}
    </div>
  );
}

/** The departure: closed for new bookings, reopened, or cancelled (docs/domain/bookings.md#cancelled-by-the-host). */
function Departure({ trip }: { readonly trip: Trip }) {
  const { api, booking, refresh } = trip;
  const { busy, trouble, run } = useTask();
  const { departure, course, date, time } = booking;
  const isClosed = departure?.is_closed ?? false;
  const turn = (): void =>
    void run(async () => {
      const answer = await api('departure/close', { course_id: course.id, date, time, is_closed: !isClosed });
      if (!answer.ok) return failureText(answer);
      await refresh();
      return null;
    });
  return (
    <section aria-labelledby="departure" className="rounded-panel bg-sand p-5 tablet:p-6">
      <h2 id="departure" className="text-h3">
        {t('departure.title')}
      </h2>
      <p role="status" className="mt-1 mb-4 text-ink-2">
        {departure !== null && t('departure.taken', { count: departure.taken })}{' '}
        {isClosed ? t('departure.closed') : departure !== null && t('departure.left', { count: departure.seats_left })}
      </p>
      <FormMessage text={trouble} />
      <div className="needs-script mt-4 grid gap-3 phone:grid-cols-2">
        <Button kind="secondary" size="large" loading={busy} loadingLabel={t('busy')} onClick={turn}>
          {isClosed ? <LockOpen aria-hidden size={20} /> : <Lock aria-hidden size={20} />}
          {t(isClosed ? 'departure.open' : 'departure.close')}
        </Button>
        <Button kind="danger" size="large" onClick={() => openPopup('departure-cancel')}>
          {t('departure.cancel')}
        </Button>
      </div>
      <p className="mt-3">
        <a
          href={tellUrl({ hostId: booking.host.id, date, departure: { course_id: course.id, time } })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('departure.tell')}
        </a>
      </p>
      <DepartureCancelPopup trip={trip} />
    </section>
  );
}
