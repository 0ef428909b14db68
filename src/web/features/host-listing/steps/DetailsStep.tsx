import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const lists = ['included', 'excluded', 'bring', 'requirements', 'accessibility'] as const;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, listingLimits.lineMax))
    .filter((line) => line !== '')
    .slice(0, listingLimits.linesMax);

/** What is included and what is not, what to bring, what guests must be able to do: one line each. */
export function DetailsStep(props: StepProps) {
  const { details } = props.listing.content;
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(lists.map((name) => [name, (details?.[name] ?? []).join('\n')])),
  );
  const of = (name: (typeof lists)[number]) => linesOf(texts[name] ?? '');
  const patch = () => ({
    details: {
      included: of('included'),
      excluded: of('excluded'),
      bring: of('bring'),
      requirements: of('requirements'),
      accessibility: of('accessibility'),
    },
  });
  return (
    <StepFrame {...props} patch={patch}>
      {lists.map((name) => (
        <TextArea
          key={name}
          label={t(`details.${name}`)}
          placeholder={t(`details.${name}Example`)}
          rows={2}
          value={texts[name]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTexts({ ...texts, [name]: value });
          }}
        />
      ))}
    </StepFrame>
  );
}
