import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { labelsFor, type Aspect } from '#src/domain/review/labels.ts';
import { needsDetails } from '#src/domain/review/writing.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import type { AspectDraft } from './review-draft.ts';
import { StarField } from './StarField.tsx';
import { t, type texts } from './texts.ts';

interface AspectFieldProps {
  readonly aspect: Aspect;
  readonly host: string;
  readonly draft: AspectDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (to: Partial<AspectDraft>) => void;
}

type LabelKey = Extract<keyof typeof texts, `label.${string}`>;
const textOf = (label: string): string => t(`label.${label}` as LabelKey);

/** One aspect: stars, then the labels that go with them, then words. */
export function AspectField({ aspect, host, draft, errors, onChange }: AspectFieldProps) {
  const id = useId();
  const { rating, labels, details } = draft;
  const errorOf = (field: string): string | undefined => errors[`private.${aspect}.${field}`];
  const offered = rating === undefined ? [] : labelsFor(aspect, rating);
  const isNeeded = needsDetails(draft);
  const wrong = errorOf('labels');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 first:border-0 first:pt-0">
      <StarField
        label={t(`aspect.${aspect}`, { host })}
        name={`private.${aspect}.rating`}
        value={rating}
        error={errorOf('rating')}
        // Labels that no longer fit the stars are taken back.
        onChange={(next) =>
          onChange({ rating: next, labels: labels.filter((label) => labelsFor(aspect, next).includes(label)) })
        }
      />
      {rating !== undefined && (
        <fieldset className="min-w-0" aria-describedby={wrong === undefined ? undefined : id}>
          <legend className="mb-2 text-small font-medium">
            {t(rating >= 4 ? 'aspect.labels.good' : 'aspect.labels.bad')}
          </legend>
          <div className="flex flex-wrap gap-2">
            {offered.map((label) => (
              <ChipToggle
                key={label}
                type="checkbox"
                checked={labels.includes(label)}
                aria-invalid={wrong === undefined ? undefined : true}
                onChange={(event) =>
                  onChange({
                    labels: event.target.checked ? [...labels, label] : labels.filter((one) => one !== label),
                  })
                }
              >
                {textOf(label)}
              </ChipToggle>
            ))}
          </div>
          {wrong !== undefined && (
            <p id={id} className="mt-2 flex items-start gap-1.5 text-small font-medium text-error">
              <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {wrong}
            </p>
          )}
        </fieldset>
      )}
      {rating !== undefined && (
        <TextArea
          label={t('aspect.details')}
          {...(isNeeded ? {} : { note: t('aspect.detailsOptional') })}
          rows={2}
          maxLength={2000}
          required={isNeeded}
          value={details}
          error={errorOf('details')}
          onChange={(event) => onChange({ details: event.target.value })}
        />
      )}
    </section>
  );
}
