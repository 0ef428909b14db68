import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { usdText } from '../../../ui/money-text.ts';
import { HostCauses } from '../cancel/HostCauses.tsx';
import { t, tn } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { useDepartureCancel } from './use-departure-cancel.ts';
import type { DepartureCancel } from './use-departure-cancel.ts';

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
        {quote === null ? t('departure.chooseCause') : tn('departure.cancelYes', quote.bookings)}
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
        {tn('departure.bookings', quote.bookings)}, {tn('departure.guests', quote.guests)}
      </p>
      <p className="mt-1">{t('departure.refund', { amount: usdText(quote.refund_total) })}</p>
    </div>
  );
}
