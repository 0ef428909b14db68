import { ChevronDown } from 'lucide-react';
import { totalText } from '../../booking/quote-rows.ts';
import { usdText } from '../../ui/money-text.ts';
import type { CheckoutData } from './checkout-data.ts';
import { Summary } from './Summary.tsx';
import { t } from './t.ts';
import type { CodeState } from './use-code.ts';

interface FoldedSummaryProps {
  readonly data: CheckoutData;
  readonly code: CodeState;
  readonly hasWayBack: boolean;
}

/** The summary of narrow screens: a bar with the amounts that unfolds. */
export function FoldedSummary({ data, code, hasWayBack }: FoldedSummaryProps) {
  const now = usdText(code.quote.booking_deposit_due);
  return (
    <details className="group" open={data.triedCode !== null}>
      <summary className="flex min-h-14 items-center gap-3 px-5 py-2">
        <span className="flex-1 leading-tight">
          <span className="block font-bold">{t('summary.show')}</span>
          <span className="numbers block text-small text-ink-2">
            {t('summary.total', { total: totalText(code.quote), now })}
          </span>
        </span>
        <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-5">
        <Summary data={data} code={code} hasWayBack={hasWayBack} />
      </div>
    </details>
  );
}
