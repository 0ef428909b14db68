import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usdText } from '../../../ui/money-text.ts';
import { t } from '../t.ts';
import type { Cancel } from './use-cancel.ts';

interface CancelAmountProps {
  readonly cancel: Cancel;
  readonly paid: number;
  /** For a host the money goes to the guest. */
  readonly isHost: boolean;
}

/** What comes back, large, and why that much. It keeps its place while it is asked for. */
export function CancelAmount({ cancel, paid, isHost }: CancelAmountProps) {
  const { quote, busy } = cancel;
  if (quote === null && !busy) return null;
  if (quote === null) {
    return (
      <span role="status" aria-label={t('cancel.asking')}>
        <Skeleton className="h-32 rounded-card" />
      </span>
    );
  }
  return <RefundAmount quote={quote} paid={paid} isHost={isHost} />;
}

interface RefundAmountProps extends Omit<CancelAmountProps, 'cancel'> {
  readonly quote: Pick<NonNullable<Cancel['quote']>, 'refund_amount' | 'refund_percent' | 'reason'>;
}

/** The amount of a quote, its share of what was paid, and the reason. */
export function RefundAmount({ quote, paid, isHost }: RefundAmountProps) {
  const title = isHost ? 'cancel.guestGets' : 'cancel.back';
  return (
    <div aria-live="polite" className="min-h-32 rounded-card bg-sand p-5">
      <p className="text-small font-bold text-ink-2">{t(title)}</p>
      <p className="numbers mt-1 font-serif text-h2 font-[560] whitespace-nowrap">{usdText(quote.refund_amount)}</p>
      <p className="mt-1 text-small text-ink-2">
        {paid > 0
          ? t('cancel.ofPaid', { percent: quote.refund_percent, paid: usdText(paid) })
          : t('cancel.nothingPaid')}
      </p>
      {quote.reason !== '' && <p className="mt-2 wrap-anywhere">{quote.reason}</p>}
    </div>
  );
}
