import { type SyntheticEvent, useRef, useId } from 'react';
import { aspects, labelsFor, type Aspect } from '#src/domain/review/labels.ts';
import { focusFirstInvalid, useAfterDraw } from '#src/web/ui/browser/use-after-draw.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { t, type texts } from './texts.ts';
import type { Review } from './use-review.ts';
import { CircleAlert } from 'lucide-react';
import { needsDetails } from '#src/domain/review/writing.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import type { AspectDraft } from './review-draft.ts';
import { StarField } from './StarField.tsx';

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
function AspectField({ aspect, host, draft, errors, onChange }: AspectFieldProps) {
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

const blank = { labels: [], details: '' };

/** What host, guide and the team alone read; the whole step may be left out. */
export function PrivateStep({ review, host }: { readonly review: Review; readonly host: string }) {
  const afterDraw = useAfterDraw();
  const form = useRef<HTMLFormElement>(null);
  const post = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (review.checkPrivate()) openPopup('private-review-send');
    else afterDraw(() => form.current && focusFirstInvalid(form.current));
  };
  return (
    <form ref={form} noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6" onSubmit={post}>
      <p className="text-ink-2">{t('private.lead')}</p>
      <FormMessage text={review.trouble} />
      <button
        type="button"
        className="link inline-flex min-h-11 items-center justify-self-start"
        onClick={() => openPopup('private-review-tips')}
      >
        {t('private.tips')}
      </button>
      {aspects.map((aspect) => (
        <AspectField
          key={aspect}
          aspect={aspect}
          host={host}
          draft={review.draft.aspects[aspect] ?? blank}
          errors={review.errors}
          onChange={(to) => review.changeAspect(aspect, to)}
        />
      ))}
      <Button type="submit" size="large" full loading={review.busy} loadingLabel={t('private.posting')}>
        {t('private.post')}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button kind="quiet" onClick={() => review.setStep('public')}>
          {t('private.back')}
        </Button>
        <Button kind="quiet" onClick={() => openPopup('review-send')}>
          {t('private.skip')}
        </Button>
      </div>
    </form>
  );
}
