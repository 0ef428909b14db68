import { useState } from 'react';
import { durationText } from '#src/web/listing/content-rows.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { NumberField } from '#src/web/typed/NumberField.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const usual = [60, 90, 120, 180, 240, 360, 480] as const;

/** How long it takes: a usual length at a press, or minutes. */
export function DurationStep(props: StepProps) {
  const [minutes, setMinutes] = useState(props.listing.content.duration?.minutes ?? null);
  return (
    <StepFrame {...props} patch={() => ({ duration: { minutes } })}>
      <div role="radiogroup" aria-label={t('ask.duration')} className="flex flex-wrap gap-2">
        {usual.map((one) => (
          <ChipToggle key={one} type="radio" name="minutes" checked={minutes === one} onChange={() => setMinutes(one)}>
            {durationText(one)}
          </ChipToggle>
        ))}
      </div>
      <NumberField
        label={t('duration.minutes')}
        className="numbers max-w-40"
        min={0}
        max={10_000}
        value={minutes}
        onNumber={setMinutes}
      />
    </StepFrame>
  );
}
