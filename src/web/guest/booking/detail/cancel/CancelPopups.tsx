import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { closePopup, openPopup } from '#src/web/ui/popup/popup.ts';
import { Deadlines } from '#src/web/guest/booking/detail/Deadlines.tsx';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import { CancelAmount, CancelConfirm } from './CancelConfirm.tsx';
import { type Cancel, useCancel, type HostCause } from './use-cancel.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';

const causes = ['host', 'unsafe_weather'] as const satisfies readonly HostCause[];

/** Why the host cancels; each cause refunds the guest in full (docs/domain/bookings.md#cancelling). */
export function HostCauses({ onChoose }: { readonly onChoose: (cause: HostCause) => void }) {
  const [chosen, setChosen] = useState<HostCause | null>(null);
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-2 text-small font-medium">{t('cancel.cause')}</legend>
      {causes.map((cause) => (
        <RadioCard
          key={cause}
          name="cause"
          value={cause}
          title={t(`cancel.cause.${cause}`)}
          checked={chosen === cause}
          onChange={() => {
            setChosen(cause);
            onChoose(cause);
          }}
        />
      ))}
    </fieldset>
  );
}

interface CancelFormProps {
  readonly booking: BookingDetail;
  readonly cancel: Cancel;
}

/** The first step: the refund, its deadlines and the reason. Changes nothing yet. */
function CancelForm({ booking, cancel }: CancelFormProps) {
  const isHost = booking.viewer === 'host';
  const { ask } = cancel;
  // Runs each time the popup opens: the amount depends on the hour.
  const begin = useEffectEvent(() => {
    if (!isHost) ask(null);
  });
  useEffect(() => begin(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {isHost && <HostCauses onChoose={ask} />}
      <FormMessage text={cancel.trouble} />
      <CancelAmount cancel={cancel} booking={booking} isHost={isHost} />
      {!isHost && <Deadlines booking={booking} />}
      <TextArea
        label={t(isHost ? 'cancel.reasonHost' : 'cancel.reason')}
        note={t('optional')}
        maxLength={500}
        rows={2}
        value={cancel.reason}
        onChange={(event) => cancel.setReason(event.target.value)}
      />
      <div className="grid gap-2.5 phone:grid-cols-2">
        <Button kind="secondary" onClick={() => closePopup('booking-cancel')}>
          {t('cancel.keep')}
        </Button>
        <Button
          kind="danger"
          disabled={cancel.quote === null}
          data-opens="booking-confirm"
          onClick={() => openPopup('booking-confirm')}
        >
          {t('cancel.goOn')}
        </Button>
      </div>
    </div>
  );
}

export function CancelPopups({ trip }: { readonly trip: Trip }) {
  const cancel = useCancel(trip);
  return (
    <>
      <Popup name="booking-cancel" title={t('cancel.title')} size="medium">
        <CancelForm booking={trip.booking} cancel={cancel} />
      </Popup>
      <Popup name="booking-confirm" title={t('cancel.sure')}>
        <CancelConfirm booking={trip.booking} cancel={cancel} />
      </Popup>
    </>
  );
}
