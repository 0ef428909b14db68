import { wireCents } from '#src/domain/money/money.ts';
import { type DepartureCancel, useDepartureCancel } from '#src/web/guest/booking/detail/cancel/use-cancel.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { HostCauses } from '#src/web/guest/booking/detail/cancel/HostCauses.tsx';

/** Cancels a departure for everybody, in two steps: first the counts, then the button that names them. */
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
