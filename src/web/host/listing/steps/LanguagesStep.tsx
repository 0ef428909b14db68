import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from '#src/web/host/listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

// Common languages; others are typed. Stored by these names, which the guests' filter uses.
const common = [
  'English',
  'Nepali',
  'Hindi',
  'Khmer',
  'Vietnamese',
  'Lao',
  'Indonesian',
  'Thai',
  'Filipino',
  'Malay',
  'Burmese',
  'French',
  'German',
  'Japanese',
  'Korean',
  'Chinese',
  'Spanish',
] as const;

const otherOf = (text: string): string[] =>
  text
    .split(/[,;\n]+/)
    .map((one) => one.trim().slice(0, 40))
    .filter((one) => one !== '');

export function LanguagesStep(props: StepProps) {
  const { languages: saved } = props.listing.content;
  const commonNames: readonly string[] = common;
  const [chosen, setChosen] = useState<readonly string[]>(
    (saved?.languages ?? []).filter((one) => commonNames.includes(one)),
  );
  const [other, setOther] = useState((saved?.languages ?? []).filter((one) => !commonNames.includes(one)).join(', '));
  const [attributes, setAttributes] = useState<readonly (typeof limits.attributes)[number][]>(saved?.attributes ?? []);
  const patch = () => ({
    languages: {
      languages: [...chosen, ...otherOf(other)].slice(0, listingLimits.languagesMax),
      attributes: [...attributes],
    },
  });
  return (
    <StepFrame {...props} patch={patch}>
      <div role="group" aria-label={t('ask.languages')} className="flex flex-wrap gap-2">
        {common.map((name) => (
          <ChipToggle
            key={name}
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={(event) =>
              setChosen(event.currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          >
            {name}
          </ChipToggle>
        ))}
      </div>
      <TextField
        label={t('languages.other')}
        placeholder={t('languages.otherExample')}
        maxLength={200}
        value={other}
        onChange={(event) => setOther(event.currentTarget.value)}
      />
      <fieldset>
        <legend className="mb-1.5 text-small font-medium">{t('languages.for')}</legend>
        <div className="flex flex-wrap gap-2">
          {limits.attributes.map((name) => (
            <ChipToggle
              key={name}
              type="checkbox"
              checked={attributes.includes(name)}
              onChange={(event) =>
                setAttributes(
                  event.currentTarget.checked ? [...attributes, name] : attributes.filter((one) => one !== name),
                )
              }
            >
              {shared(`attribute.${name}`)}
            </ChipToggle>
          ))}
        </div>
      </fieldset>
    </StepFrame>
  );
}
