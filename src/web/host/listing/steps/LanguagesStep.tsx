import { useState } from 'react';
import { accessFeatures, attributes, diets } from '#src/domain/catalogue/attributes.ts';
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

interface ChipsProps<Name extends string> {
  readonly title: string;
  readonly options: readonly Name[];
  readonly chosen: readonly Name[];
  readonly nameOf: (name: Name) => string;
  readonly onChoose: (chosen: readonly Name[]) => void;
}

function Chips<Name extends string>({ title, options, chosen, nameOf, onChoose }: ChipsProps<Name>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((name) => (
          <ChipToggle
            key={name}
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={(event) =>
              onChoose(event.currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          >
            {nameOf(name)}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  );
}

export function LanguagesStep(props: StepProps) {
  const { languages: saved } = props.listing.content;
  const commonNames: readonly string[] = common;
  const [chosen, setChosen] = useState<readonly string[]>(
    (saved?.languages ?? []).filter((one) => commonNames.includes(one)),
  );
  const [other, setOther] = useState((saved?.languages ?? []).filter((one) => !commonNames.includes(one)).join(', '));
  const [audience, setAudience] = useState<readonly (typeof attributes)[number][]>(saved?.attributes ?? []);
  const [access, setAccess] = useState<readonly (typeof accessFeatures)[number][]>(saved?.access_features ?? []);
  const [served, setServed] = useState<readonly (typeof diets)[number][]>(saved?.diets ?? []);
  const [isPrivate, setIsPrivate] = useState(saved?.is_private ?? false);
  const patch = () => ({
    languages: {
      languages: [...chosen, ...otherOf(other)].slice(0, listingLimits.languagesMax),
      attributes: [...audience],
      access_features: [...access],
      diets: [...served],
      is_private: isPrivate,
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
      <Chips
        title={t('languages.for')}
        options={attributes}
        chosen={audience}
        nameOf={(name) => shared(`attribute.${name}`)}
        onChoose={setAudience}
      />
      <Chips
        title={shared('row.access_features')}
        options={accessFeatures}
        chosen={access}
        nameOf={(name) => shared(`access.${name}`)}
        onChoose={setAccess}
      />
      <Chips
        title={shared('row.diets')}
        options={diets}
        chosen={served}
        nameOf={(name) => shared(`diet.${name}`)}
        onChoose={setServed}
      />
      <ChipToggle type="checkbox" checked={isPrivate} onChange={(event) => setIsPrivate(event.currentTarget.checked)}>
        {shared('row.is_private')}
      </ChipToggle>
    </StepFrame>
  );
}
