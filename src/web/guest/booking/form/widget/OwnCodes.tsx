import { TicketPercent } from 'lucide-react';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { OwnCode } from '#src/web/guest/booking/own-codes.ts';
import { t } from '#src/web/guest/booking/texts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';

export interface OwnCodesProps {
  /** The guest's own, the largest saving first. */
  readonly offers: readonly OwnCode[];
  readonly busy: boolean;
  readonly onUse: (code: string) => void;
}

/** Codes to use with one press: the best one, the others folded (docs/domain/checkout.md#code-form). */
export function OwnCodes({ offers, busy, onUse }: OwnCodesProps) {
  const [best, ...others] = offers;
  if (best === undefined) return null;
  const line = ({ code, saving }: OwnCode) => (
    <p
      key={code}
      className="flex items-center gap-2 rounded-control border border-dashed border-line-strong py-1 pe-1 ps-3 text-small"
    >
      <TicketPercent aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-bold">{code}</span> · {t('code.saved', { amount: priceText(wireCents(saving)) })}
      </span>
      <Button
        kind="secondary"
        size="small"
        aria-label={t('code.useLabel', { code })}
        disabled={busy}
        onClick={() => onUse(code)}
      >
        {t('code.use')}
      </Button>
    </p>
  );
  return (
    <div className="needs-script grid gap-2">
      {line(best)}
      {others.length > 0 && (
        <details>
          <summary className="link flex min-h-11 items-center text-small">{t('code.more')}</summary>
          <div className="grid gap-2">{others.map(line)}</div>
        </details>
      )}
    </div>
  );
}
