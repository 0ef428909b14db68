import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from '../t.ts';
import { type StepProps, wholeOf } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const sizes = { min: 1, max: listingLimits.partyMax };

/** The smallest and the largest party of one booking, and the youngest guest. */
export function PartyStep(props: StepProps) {
  const { party } = props.listing.content;
  const [min, setMin] = useState(String(party?.min_pax ?? 1));
  const [max, setMax] = useState(String(party?.max_pax ?? ''));
  const [age, setAge] = useState(String(party?.minimum_age ?? ''));
  const patch = () => ({
    party: {
      min_pax: wholeOf(min, sizes),
      max_pax: wholeOf(max, sizes),
      minimum_age: wholeOf(age, { min: 0, max: 99 }),
    },
  });
  const field = (label: string, hint: string, value: string, change: (text: string) => void) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      className="numbers max-w-40"
      maxLength={4}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
  return (
    <StepFrame {...props} patch={patch}>
      {field(t('party.max'), t('party.maxHint'), max, setMax)}
      {field(t('party.min'), t('party.minHint'), min, setMin)}
      {field(t('party.age'), t('party.ageHint'), age, setAge)}
    </StepFrame>
  );
}
