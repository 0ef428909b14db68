import { useEffect, useState } from 'react';
import { checkoutUrl } from '#src/contract/checkout-query.ts';
import type { CheckoutQuery } from '#src/contract/checkout-query.ts';
import { errors } from '#src/contract/errors.ts';
import { useApp } from '../../app-context.tsx';
import type { WireQuote } from '../../booking/booking-course.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { loadCheckout } from './checkout-data.ts';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutTrouble } from './CheckoutTrouble.tsx';
import { ProcessingText } from './ProcessingText.tsx';
import { Summary } from './Summary.tsx';
import { useCode } from './use-code.ts';

interface FlowCheckoutProps {
  readonly query: CheckoutQuery;
  readonly onProcessing: (isProcessing: boolean) => void;
}

/** Checkout as a stage of the booking sheet: the same form under the same address (spec 2). */
export function FlowCheckout({ query, onProcessing }: FlowCheckoutProps) {
  const { api } = useApp();
  const [data, setData] = useState<CheckoutData | 'failed' | null>(null);
  const address = checkoutUrl(query);
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
  if (data === 'failed') return <Banner tone="error">{errors['booking-failed'].text}</Banner>;
  if (data.quote === null) return <CheckoutTrouble data={data} />;
  return <Ready data={data} first={data.quote} onProcessing={onProcessing} />;
}

interface ReadyProps {
  readonly data: CheckoutData;
  readonly first: WireQuote;
  readonly onProcessing: (isProcessing: boolean) => void;
}

function Ready({ data, first, onProcessing }: ReadyProps) {
  const [isProcessing, setProcessing] = useState(false);
  const code = useCode(data.query, first, isProcessing);
  return (
    <>
      {/* Hidden, not taken away: a declined card comes back to the same fields. */}
      <div hidden={isProcessing}>
        <div className="mb-8 rounded-panel border border-line p-5">
          <Summary data={data} code={code} hasWayBack={false} />
        </div>
        <CheckoutForm
          data={data}
          code={code}
          onProcessing={(is) => {
            setProcessing(is);
            onProcessing(is);
          }}
        />
      </div>
      {isProcessing && <ProcessingText />}
    </>
  );
}
