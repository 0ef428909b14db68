import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { SupportLines } from '#src/web/popups/SupportLines.tsx';
import { t } from './t.ts';
import type { TroubleText } from './use-troubles.ts';

interface StripeErrorProps {
  readonly trouble: TroubleText;
  readonly onBack: () => void;
}

/** The popup of the card provider's errors (spec 8); a general one comes with the support contact. */
export function StripeError({ trouble, onBack }: StripeErrorProps) {
  return (
    <div className="grid gap-5">
      <p role="alert">{trouble.text}</p>
      {trouble.code === 'card-general' && <SupportLines />}
      {trouble.url !== null && (
        <a href={trouble.url} className={buttonLook('primary')}>
          {t('stripeError.booking')}
        </a>
      )}
      <Button kind={trouble.url === null ? 'primary' : 'secondary'} onClick={onBack}>
        {t(trouble.url === null ? 'stripeError.back' : 'stripeError.close')}
      </Button>
    </div>
  );
}
