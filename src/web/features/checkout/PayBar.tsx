import { guestTotalCents } from '#src/domain/money/price-rows.ts';
import { t as booking } from '../../booking/t.ts';
import { Money } from '../../ui/Money.tsx';
import { usdText } from '../../ui/money-text.ts';
import { PayButton } from './PayButton.tsx';
import type { CodeState } from './use-code.ts';
import type { Checkout } from './use-checkout.ts';

interface PayBarProps {
  readonly code: CodeState;
  readonly checkout: Pick<Checkout, 'busy' | 'method'>;
}

/** The bar of the sheet, as in its other stages: the total with fees, less the code, what is paid now, and the way on (visual 7.2). */
export function PayBar({ code, checkout }: PayBarProps) {
  return (
    <div className="sticky bottom-0 -mx-(--pad) -mb-(--pad) flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-(--pad) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <p className="leading-tight" aria-live="polite">
        <Money amount={guestTotalCents(code.quote) / 100} className="text-lead font-bold" />
        <span className="block text-micro text-ink-2">
          {booking('flow.payNow', { amount: usdText(code.quote.booking_deposit_due) })}
        </span>
      </p>
      <PayButton code={code} busy={checkout.busy} method={checkout.method} />
    </div>
  );
}
