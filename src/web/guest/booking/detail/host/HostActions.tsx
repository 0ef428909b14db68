import { wireCents } from '#src/domain/money/money.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { closePopup, openPopup } from '#src/web/ui/popup/popup.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { Check, X } from 'lucide-react';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { type DepartureCancel, useDepartureCancel } from '#src/web/guest/booking/detail/cancel/use-cancel.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { HostCauses } from '#src/web/guest/booking/detail/cancel/CancelPopups.tsx';

type Decision = 'accept' | 'decline';

interface RequestWork {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly answer: (decision: Decision, reason: string) => void;
}

/** Answers a request with an email token, or as the signed-in host (docs/domain/messages.md#emails-to-hosts). */
function useRequest({ api, credentials, booking, succeed, refresh }: Trip): RequestWork {
  const { busy, trouble, run } = useTask();
  const send = (decision: Decision, reason: string) => {
    const body = { decision, ...(reason !== '' && { reason }) };
    const { ref, token } = credentials;
    return token === undefined
      ? api('booking/confirm', { booking_id: booking.id, ...body })
      : api('request/answer', { ref, token, ...body });
  };
  const answer = (decision: Decision, reason: string): void =>
    void run(async () => {
      const result = await send(decision, reason.trim());
      if (!result.ok) {
        closePopup('request-decline');
        // A teammate may have answered, or the request expired: the reload shows it.
        await refresh();
        return failureText(result);
      }
      await succeed({ title: t(`request.${decision}Done`), text: t(`request.${decision}Text`), isNewState: true });
      return null;
    });
  return { busy, trouble, answer };
}

function DeclinePopup({ request }: { readonly request: RequestWork }) {
  const [reason, setReason] = useState('');
  return (
    <Popup name="request-decline" title={t('request.declineTitle')} size="medium">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p>{t('request.declineLead')}</p>
        <TextArea
          label={t('request.reason')}
          note={t('optional')}
          maxLength={500}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="grid gap-2.5 phone:grid-cols-2">
          <Button kind="secondary" onClick={() => closePopup('request-decline')}>
            {t('back')}
          </Button>
          <Button
            kind="danger"
            loading={request.busy}
            loadingLabel={t('busy')}
            onClick={() => request.answer('decline', reason)}
          >
            {t('request.declineYes')}
          </Button>
        </div>
      </div>
    </Popup>
  );
}

type Pressed = SyntheticEvent<HTMLFormElement, SubmitEvent>;

/**
 * Accept or decline, also without script by an email link; opening the page changes nothing
 * (docs/domain/messages.md#emails-to-hosts).
 */
export function RequestAnswer({ trip }: { readonly trip: Trip }) {
  const request = useRequest(trip);
  const { booking, credentials } = trip;
  const { request_until: until, time_zone: zone, course } = booking;
  const answer = (event: Pressed): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const isYes = submitter instanceof HTMLButtonElement && submitter.value === 'accept';
    if (isYes) request.answer('accept', '');
    else openPopup('request-decline');
  };
  return (
    <section aria-labelledby="answer" className="rounded-panel border-2 border-marigold bg-surface p-5 tablet:p-6">
      <h2 id="answer" className="text-h3">
        {t('request.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        {until !== null && t('request.until', { when: instantText(until, zone), city: course.city_name })}{' '}
        {booking.paid_online > 0
          ? t('request.paid', { amount: priceText(wireCents(booking.paid_online)) })
          : t('request.paidNone')}
      </p>
      <FormMessage text={request.trouble} />
      <form
        method="post"
        action="/booking/request-answer"
        className="mt-4 grid gap-3 phone:grid-cols-2"
        onSubmit={answer}
      >
        <input type="hidden" name="ref" value={credentials.ref} />
        <input type="hidden" name="token" value={credentials.token ?? ''} />
        <Button
          type="submit"
          name="decision"
          value="accept"
          size="large"
          loading={request.busy}
          loadingLabel={t('busy')}
        >
          <Check aria-hidden size={22} />
          {t('request.accept')}
        </Button>
        <Button type="submit" name="decision" value="decline" size="large" kind="secondary">
          <X aria-hidden size={22} />
          {t('request.decline')}
        </Button>
      </form>
      <DeclinePopup request={request} />
    </section>
  );
}

/** Cancels a departure for all guests in two steps: the counts, then the button that names them. */
export function DepartureCancelPopup({ trip }: { readonly trip: Trip }) {
  return (
    <Popup name="departure-cancel" title={t('departure.cancelTitle')} size="medium">
      <DepartureCancelForm trip={trip} />
    </Popup>
  );
}

function DepartureCancelForm({ trip }: { readonly trip: Trip }) {
  const work = useDepartureCancel(trip);
  const { quote } = work;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>{t('departure.cancelLead')}</p>
      <HostCauses onChoose={work.ask} />
      <FormMessage text={work.trouble} />
      {work.hasChanged && <Banner tone="warning">{t('departure.changed')}</Banner>}
      <Counts work={work} />
      <TextArea
        label={t('cancel.reasonHost')}
        note={t('optional')}
        maxLength={500}
        rows={2}
        value={work.reason}
        onChange={(event) => work.setReason(event.target.value)}
      />
      <Button
        kind="danger"
        size="large"
        disabled={quote === null}
        loading={work.busy && quote !== null}
        loadingLabel={t('busy')}
        onClick={work.confirm}
      >
        {quote === null ? t('departure.chooseCause') : t('departure.cancelYes', { count: quote.bookings })}
      </Button>
    </div>
  );
}

function Counts({ work: { quote, busy } }: { readonly work: DepartureCancel }) {
  if (quote === null && !busy) return null;
  if (quote === null) return <Skeleton className="h-24 rounded-card" />;
  return (
    <div aria-live="polite" className="min-h-24 rounded-card bg-sand p-5">
      <p className="text-h3 font-bold">
        {t('departure.bookings', { count: quote.bookings })}, {t('departure.guests', { count: quote.guests })}
      </p>
      <p className="mt-1">{t('departure.refund', { amount: priceText(wireCents(quote.refund_total)) })}</p>
    </div>
  );
}
