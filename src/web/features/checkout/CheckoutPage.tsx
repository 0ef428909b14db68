import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { CalculationTrouble } from '#src/web/booking/widget/StepError.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutTrouble } from './CheckoutNotices.tsx';
import { bookAgainUrl, FoldedSummary, Summary } from './Summary.tsx';
import { pagePlace } from './place.ts';
import { Processing } from './Processing.tsx';
import { t } from './texts.ts';
import type { WireQuote } from '#src/web/booking/booking-course.ts';
import { useCode } from './use-code.ts';

/** Checkout: the form, and next to it what is booked; on phones the summary folds away above the form. */
export function CheckoutPage({ data }: { readonly data: CheckoutData | null }) {
  return (
    <div className="shell pt-6 desk:pt-9">
      {data !== null && (
        <a href={bookAgainUrl(data)} className="link inline-flex min-h-11 items-center gap-2 text-small">
          <ArrowLeft aria-hidden size={17} className="shrink-0 rtl:-scale-x-100" />
          {t('back')}
        </a>
      )}
      <h1 className="mb-6 text-h1 desk:mb-9">{t('title')}</h1>
      {data === null && (
        <EmptyState
          title={t('empty.title')}
          action={
            <a href="/" className={buttonLook('primary')}>
              {t('empty.button')}
            </a>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {data !== null && data.quote === null && <CheckoutTrouble data={data} />}
      {data !== null && data.quote !== null && <Ready key={data.address} data={data} first={data.quote} />}
    </div>
  );
}

function Ready({ data, first }: { readonly data: CheckoutData; readonly first: WireQuote }) {
  const [isProcessing, setProcessing] = useState(false);
  const code = useCode(data, first, isProcessing);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-7 desk:grid-cols-[minmax(0,1fr)_25rem]">
      <aside
        aria-label={t('summary.title')}
        className="rounded-panel border border-line bg-surface desk:sticky desk:top-[calc(var(--header)+1rem)] desk:order-2 desk:shadow-1"
      >
        <div className="desk:hidden">
          <FoldedSummary data={data} code={code} hasWayBack />
        </div>
        <div className="hidden p-5 desk:block">
          <Summary data={data} code={code} hasWayBack />
        </div>
      </aside>
      <CheckoutForm data={data} code={code} place={pagePlace(setProcessing)} />
      {isProcessing && <Processing />}
      {code.failed && <CalculationTrouble onClose={() => window.location.reload()} />}
    </div>
  );
}
