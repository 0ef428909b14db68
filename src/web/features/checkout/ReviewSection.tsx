import type { CheckoutData } from './checkout-data.ts';
import { PayButton } from './PayButton.tsx';
import type { CheckoutPlace } from './place.ts';
import { ReviewLines } from './ReviewLines.tsx';
import { Trouble } from './Trouble.tsx';
import type { CodeState } from './use-code.ts';
import type { Checkout } from './use-checkout.ts';

interface ReviewSectionProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly place: Pick<CheckoutPlace, 'kind'>;
  readonly checkout: Pick<Checkout, 'busy' | 'troubles' | 'method' | 'submit'>;
}

function hasNext({ form }: CheckoutData): boolean {
  return form !== null && form.next !== null;
}

/** What is agreed to, why it did not work if it did not, and the one button. In the sheet that stands in the bar below. */
export function ReviewSection({ data, code, place, checkout }: ReviewSectionProps) {
  const { busy, troubles, method, submit } = checkout;
  return (
    <>
      <ReviewLines data={data} quote={code.quote} />
      <Trouble
        text={troubles.form?.text ?? null}
        {...(troubles.form?.code === null && { onRetry: () => void submit() })}
      />
      {place.kind === 'page' && (
        <PayButton code={code} busy={busy} method={method} full {...(hasNext(data) && { kind: 'secondary' })} />
      )}
    </>
  );
}
