import { useState } from 'react';
import { t as shared } from '#src/web/listing/texts.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const ways = ['on_request', 'instant'] as const;
const policies = ['flexible', 'moderate', 'strict', 'final'] as const;

/** How bookings come, and until when guests can cancel. */
export function TermsStep(props: StepProps) {
  const { terms } = props.listing.content;
  const [confirmation, setConfirmation] = useState(terms?.confirmation ?? null);
  const [policy, setPolicy] = useState(terms?.policy ?? null);
  return (
    <StepFrame {...props} patch={() => ({ terms: { policy, confirmation } })}>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-small font-medium">{t('terms.confirmation')}</legend>
        {ways.map((way) => (
          <RadioCard
            key={way}
            name="confirmation"
            title={t(`terms.${way}`)}
            detail={t(`terms.${way}Text`)}
            checked={confirmation === way}
            onChange={() => setConfirmation(way)}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-small font-medium">{t('terms.policy')}</legend>
        {policies.map((one) => (
          <RadioCard
            key={one}
            name="policy"
            title={shared(`policy.${one}`)}
            checked={policy === one}
            onChange={() => setPolicy(one)}
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}
