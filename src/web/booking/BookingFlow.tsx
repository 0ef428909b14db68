import { lazy, Suspense } from 'react';
import { submitQuery } from '#src/domain/booking/steps/submit.ts';
import { lockPopup } from '../ui/popup.ts';
import { Button } from '../ui/Button.tsx';
import { Popup } from '../ui/Popup.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FlowFooter } from './FlowFooter.tsx';
import { FlowHeader } from './FlowHeader.tsx';
import { FlowGuests, FlowWhen } from './FlowStages.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { t } from './t.ts';
import type { Booking } from './use-booking.ts';
import { FLOW, useFlow } from './use-flow.ts';

const FlowCheckout = lazy(() =>
  import('../features/checkout/FlowCheckout.tsx').then((module) => ({ default: module.FlowCheckout })),
);

/** The booking of phones and tablets: a bar, and a sheet in stages (spec 2: booking-flow, custom navigation). */
export function BookingFlow({ booking }: { readonly booking: Booking }) {
  const flow = useFlow(booking);
  const { send, view } = booking;
  const { stage } = view.state;
  const query = submitQuery(view.state);
  // Stage 3 is the Alipay confirmation, stage 4 the payment under way.
  const setProcessing = (isProcessing: boolean): void => {
    send({ type: 'payment-loading', is_loading: isProcessing });
    if (isProcessing) {
      send({ type: 'forward' });
      send({ type: 'forward' });
    } else send({ type: 'back' });
    lockPopup(isProcessing);
  };
  return (
    <>
      <PhoneBar course={booking.course}>
        <Button onClick={flow.open}>{t('bar.choose')}</Button>
      </PhoneBar>
      <Popup name={FLOW} title={t('flow.title')} kind="sheet" bare onClose={flow.closed}>
        <div className="flex h-[calc(100dvh-2px)] flex-col">
          <FlowHeader stage={stage} flow={flow} />
          <div className="min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto w-full max-w-xl p-5">
              {stage === 0 && <FlowWhen booking={booking} />}
              {stage === 1 && <FlowGuests booking={booking} />}
              {stage >= 2 && query !== null && (
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <FlowCheckout query={query} onProcessing={setProcessing} />
                </Suspense>
              )}
            </div>
          </div>
          {stage < 2 && <FlowFooter booking={booking} flow={flow} />}
        </div>
      </Popup>
    </>
  );
}
