import { lazy, Suspense } from 'react';
import { submitQuery } from '#src/domain/booking/steps/submit.ts';
import { Button } from '../ui/Button.tsx';
import { Popup } from '../ui/Popup.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
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
  const { view } = booking;
  const { stage } = view.state;
  const query = submitQuery(view.state);
  return (
    <>
      <PhoneBar course={booking.course}>
        <Button data-press="book" onClick={flow.open}>
          {t('bar.choose')}
        </Button>
      </PhoneBar>
      <Popup name={FLOW} title={t('flow.title')} kind="sheet" bare onClose={flow.closed} mayClose={flow.mayClose}>
        <div className="flex h-[calc(100dvh-2px)] flex-col">
          <FlowHeader stage={stage} flow={flow} />
          <div data-stage className="relative min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto w-full max-w-xl p-(--pad)">
              {stage === 0 && <FlowWhen booking={booking} />}
              {stage === 1 && <FlowGuests booking={booking} />}
              {stage >= 2 && query !== null && (
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <FlowCheckout
                    query={query}
                    stages={{ processing: flow.processing, confirming: flow.confirming, isConfirming: stage === 3 }}
                  />
                </Suspense>
              )}
            </div>
          </div>
          {stage < 2 && <FlowFooter booking={booking} flow={flow} />}
          {flow.isAsking && <DiscardQuestion onStay={flow.stay} onLeave={flow.leave} />}
        </div>
      </Popup>
    </>
  );
}
