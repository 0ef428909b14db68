import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { CancelConfirm } from './CancelConfirm.tsx';
import { CancelForm } from './CancelForm.tsx';
import { useCancel } from './use-cancel.ts';

/** The two popups of a cancel (spec 2: booking cancel and confirm). */
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
