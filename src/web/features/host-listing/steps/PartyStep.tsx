import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { NumberField } from '#src/web/typed/NumberField.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const sizes = { min: 1, max: listingLimits.partyMax, className: 'numbers max-w-40' };
const ages = { ...sizes, min: 0, max: 99 };

/** The smallest and the largest party of one booking, and the youngest guest. */
export function PartyStep(props: StepProps) {
  const { party } = props.listing.content;
  const [min_pax, setMin] = useState(party === undefined ? 1 : party.min_pax);
  const [max_pax, setMax] = useState(party?.max_pax ?? null);
  const [minimum_age, setAge] = useState(party?.minimum_age ?? null);
  return (
    <StepFrame {...props} patch={() => ({ party: { min_pax, max_pax, minimum_age } })}>
      <NumberField label={t('party.max')} hint={t('party.maxHint')} {...sizes} value={max_pax} onNumber={setMax} />
      <NumberField label={t('party.min')} hint={t('party.minHint')} {...sizes} value={min_pax} onNumber={setMin} />
      <NumberField label={t('party.age')} hint={t('party.ageHint')} {...ages} value={minimum_age} onNumber={setAge} />
    </StepFrame>
  );
}
