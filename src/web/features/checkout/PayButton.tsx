import { useApp } from '#src/web/app/app-context.tsx';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import { Button } from '../../ui/Button.tsx';
import { usdText } from '../../ui/money-text.ts';
import { t } from './t.ts';
import type { CodeState } from './use-code.ts';

interface PayButtonProps {
  readonly code: Pick<CodeState, 'quote' | 'busy'>;
  readonly busy: boolean;
  /** Null with nothing due, or with no way to pay. */
  readonly method: PaymentMethod | null;
  readonly full?: boolean;
  readonly kind?: 'primary' | 'secondary';
}

/** The button that books: it says the amount that is paid now (visual rule 18). */
export function PayButton({ code, busy, method, full = false, kind = 'primary' }: PayButtonProps) {
  const { payment } = useApp().settings;
  const due = code.quote.booking_deposit_due;
  const canPay = due === 0 || (method !== null && (method !== 'stripe' || payment.scriptUrl !== ''));
  // Where nothing can be paid online the section on paying says so: a button would promise otherwise.
  if (due > 0 && payment.methods.length === 0) return null;
  return (
    <Button
      type="submit"
      kind={kind}
      size="large"
      full={full}
      loading={busy}
      loadingLabel={t('button.working')}
      disabled={code.busy || !canPay}
    >
      {due === 0 ? t('button.confirm') : t('button.pay', { amount: usdText(due) })}
    </Button>
  );
}
