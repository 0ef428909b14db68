import { Lock, LockOpen } from 'lucide-react';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { failureText } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from '#src/web/features/voucher/texts.ts';
import type { Trip } from '#src/web/features/voucher/use-trip.ts';
import { DepartureCancelPopup } from './DepartureCancelPopup.tsx';

/**
 * The whole departure: closed for new bookings or open again, or cancelled for everybody
 * (docs/domain/lifecycle.md#cancelled-by-the-host).
 */
export function Departure({ trip }: { readonly trip: Trip }) {
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
