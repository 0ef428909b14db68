import { useState } from 'react';
import { durationText } from '#src/web/listing/content-rows.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from '../t.ts';
import { type StepProps, wholeOf } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const usual = [60, 90, 120, 180, 240, 360, 480] as const;

/** How long it takes: a usual length at a press, or minutes. */
export function DurationStep(props: StepProps) {
  const [typed, setTyped] = useState(String(props.listing.content.duration?.minutes ?? ''));
  const minutes = wholeOf(typed, { min: 0, max: 10_000 });
  return (
    <StepFrame {...props} patch={() => ({ duration: { minutes } })}>
      <div role="radiogroup" aria-label={t('ask.duration')} className="flex flex-wrap gap-2">
        {usual.map((one) => (
          <ChipToggle
            key={one}
            type="radio"
            name="minutes"
            checked={minutes === one}
            onChange={() => setTyped(String(one))}
          >
            {durationText(one)}
          </ChipToggle>
        ))}
      </div>
      <TextField
        label={t('duration.minutes')}
        inputMode="numeric"
        className="numbers max-w-40"
        maxLength={4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </StepFrame>
  );
}
