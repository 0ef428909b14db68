import { Button } from '../../ui/Button.tsx';
import { SupportLines } from '../../popups/SupportLines.tsx';
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
      <Button onClick={onBack}>{t('stripeError.back')}</Button>
    </div>
  );
}
