import { useEffect, useState } from 'react';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import { payingErrorText } from '#src/contract/errors/paying.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { CalculationError } from '#src/web/guest/booking/form/widget/StepError.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { loadCheckout, type CheckoutData } from './checkout-data.ts';
import { UnavailableNotice } from './CheckoutNotices.tsx';
import { FoldedSummary } from './Summary.tsx';
import type { FlowCheckoutProps } from '#src/web/guest/booking/form/BookingFlow.tsx';
import { ProcessingText } from './Processing.tsx';
import { useCode } from './use-code.ts';

/** Checkout as a stage of the booking sheet: same form, same address (docs/domain/checkout.md#stages). */
export function FlowCheckout({ choice, stages }: FlowCheckoutProps) {
  const { api } = useApp();
  const [data, setData] = useState<CheckoutData | 'failed' | null>(null);
  const address = checkoutUrl(choice);
  useEffect(() => {
    let isHere = true;
    void loadCheckout(api, new URL(address, location.href).search).then((loaded) => {
      if (isHere) setData(loaded === null || 'ok' in loaded ? 'failed' : loaded);
    });
    return () => {
      isHere = false;
    };
  }, [api, address]);
  if (data === null) return <Skeleton className="h-96" />;
  if (data === 'failed') return <Banner tone="error">{payingErrorText('booking-failed')}</Banner>;
  if (data.quote === null) return <UnavailableNotice data={data} />;
  return <Ready data={data} first={data.quote} stages={stages} />;
}

interface ReadyProps {
  readonly data: CheckoutData;
  readonly first: WireQuote;
  readonly stages: FlowCheckoutProps['stages'];
}

function Ready({ data, first, stages }: ReadyProps) {
  const [isProcessing, setShown] = useState(false);
  const code = useCode(data, first, isProcessing);
  const setProcessing = (runs: boolean): void => {
    setShown(runs);
    stages.setProcessing(runs);
  };
  return (
    <>
      {/* Hidden, not unmounted: a declined card returns to the same fields. */}
      <div hidden={isProcessing}>
        <div className="mb-8 rounded-panel border border-line">
          <FoldedSummary data={data} code={code} hasWayBack={false} />
        </div>
        <CheckoutForm data={data} code={code} frame={{ kind: 'sheet', ...stages, setProcessing }} />
      </div>
      {isProcessing && <ProcessingText />}
      {code.failed && <CalculationError onClose={() => window.location.reload()} />}
    </>
  );
}
