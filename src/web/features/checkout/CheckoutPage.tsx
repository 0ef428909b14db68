import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CalculationTrouble } from '../../booking/CalculationTrouble.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usdText } from '../../ui/money-text.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutTrouble } from './CheckoutTrouble.tsx';
import { Processing } from './Processing.tsx';
import { Summary } from './Summary.tsx';
import { t } from './t.ts';
import type { WireQuote } from '../../booking/booking-course.ts';
import { useCode } from './use-code.ts';

/** Checkout: the form, and beside it what is booked; on phones the summary folds away above the form. */
export function CheckoutPage({ data }: { readonly data: CheckoutData | null }) {
  return (
    <div className="shell pt-6 desk:pt-9">
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
  const code = useCode(data.query, first, isProcessing);
  const { quote } = code;
  const now = usdText(quote.booking_deposit_due);
  return (
    <div className="grid items-start gap-x-14 gap-y-7 desk:grid-cols-[minmax(0,1fr)_25rem]">
      <aside
        aria-label={t('summary.title')}
        className="rounded-panel border border-line bg-surface desk:sticky desk:top-[calc(var(--header)+1rem)] desk:order-2 desk:shadow-1"
      >
        <details className="group desk:hidden">
          <summary className="flex min-h-14 items-center gap-3 px-5 py-2">
            <span className="flex-1 leading-tight">
              <span className="block font-bold">{t('summary.show')}</span>
              <span className="numbers block text-small text-ink-2">
                {t('summary.total', { total: usdText(quote.total_price), now })}
              </span>
            </span>
            <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t border-line p-5">
            <Summary data={data} code={code} hasWayBack />
          </div>
        </details>
        <div className="hidden p-5 desk:block">
          <Summary data={data} code={code} hasWayBack />
        </div>
      </aside>
      <CheckoutForm data={data} code={code} onProcessing={setProcessing} />
      {isProcessing && <Processing />}
      {code.failed && <CalculationTrouble onClose={() => window.location.reload()} />}
    </div>
  );
}
