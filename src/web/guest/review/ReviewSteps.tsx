import { type SyntheticEvent, useRef, useId } from 'react';
import { routes } from '#src/contract/addresses/urls.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { focusFirstInvalid, useAfterRender } from '#src/web/ui/browser/use-after-render.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { PhotoList } from './PhotoList.tsx';
import { t, type texts } from './texts.ts';
import type { Review } from './use-review.ts';
import { aspects, labelsFor, type Aspect } from '#src/domain/review/labels.ts';
import { CircleAlert, Star } from 'lucide-react';
import { needsDetails } from '#src/domain/review/writing.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import type { AspectDraft } from './review-draft.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type Countries = CallOutput<'country/isd'>['data'];

const stars = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | undefined;
  readonly error?: string | undefined;
  readonly isLarge?: boolean;
  readonly onChange: (value: number) => void;
}

/** Five radio buttons, for keyboards and screen readers; a text names the value. */
function StarField({ label, name, value, error, isLarge = false, onChange }: StarFieldProps) {
  const id = useId();
  const chosen = stars.find((one) => one === value);
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : id}>
      <legend className={isLarge ? 'mb-1 text-h3 font-medium' : 'mb-0.5 font-medium'}>{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex flex-wrap">
          {stars.map((star) => (
            <label
              key={star}
              className="relative grid size-12 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-jade"
            >
              <input
                type="radio"
                name={name}
                value={star}
                required
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                aria-label={t('stars.one', { count: star, word: t(`stars.${star}`) })}
                aria-invalid={error === undefined ? undefined : true}
                checked={value === star}
                onChange={() => onChange(star)}
              />
              <Star
                aria-hidden
                size={isLarge ? 34 : 28}
                strokeWidth={1.5}
                fill={value !== undefined && star <= value ? 'currentColor' : 'none'}
                className={value !== undefined && star <= value ? 'text-marigold-ink' : 'text-ink-3'}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="text-small font-medium text-ink-2">
          {chosen === undefined ? '' : t(`stars.${chosen}`)}
        </span>
      </div>
      {error !== undefined && (
        <p id={id} className="mt-1 flex items-start gap-1.5 text-small font-medium text-error">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface AspectFieldProps {
  readonly aspect: Aspect;
  readonly host: string;
  readonly draft: AspectDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (to: Partial<AspectDraft>) => void;
}

type LabelKey = Extract<keyof typeof texts, `label.${string}`>;
const textOf = (label: string): string => t(`label.${label}` as LabelKey);

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

export function PrivateStep({ review, host }: { readonly review: Review; readonly host: string }) {
  const afterDraw = useAfterRender();
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

interface PublicStepProps {
  readonly review: Review;
  readonly countries: Countries;
  readonly form: PageForm | null;
}

/** The public part: stars, text, photos, country, terms. Posted as is without script. */
export function PublicStep({ review, countries, form }: PublicStepProps) {
  const { draft, errors, photos, change } = review;
  const afterDraw = useAfterRender();
  const element = useRef<HTMLFormElement>(null);
  const go = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!review.checkPublic()) return afterDraw(() => element.current && focusFirstInvalid(element.current));
    if (photos.list.some(({ state }) => state !== 'ready')) openPopup('review-upload-warning');
    else review.setStep('private');
  };
  const options = [
    { value: '', label: t('public.countryNone') },
    ...countries.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <form ref={element} noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-7" onSubmit={go}>
      <input type="hidden" name="csrf" value={form?.csrf ?? ''} />
      <p className="text-ink-2">{t('public.lead')}</p>
      <FormMessage text={form?.trouble ?? null} />
      <StarField
        label={t('stars.label')}
        name="rating"
        isLarge
        value={draft.rating}
        error={errors['rating']}
        onChange={(rating) => change({ rating })}
      />
      <TextArea
        label={t('public.text')}
        name="review"
        hint={t('public.hint')}
        rows={6}
        className="min-h-36"
        maxLength={4000}
        required
        value={draft.review}
        error={errors['review']}
        onChange={(event) => change({ review: event.target.value })}
      />
      <PhotoList photos={photos} error={errors['images']} />
      <Select
        label={t('public.country')}
        name="country"
        autoComplete="country"
        options={options}
        value={draft.country}
        error={errors['country']}
        onChange={(event) => change({ country: event.target.value })}
      />
      <div>
        <Checkbox
          label={t('public.terms')}
          name="terms"
          value="1"
          required
          checked={review.terms}
          error={errors['terms']}
          onChange={(event) => review.setTerms(event.target.checked)}
        />
        <a
          href={routes['terms-of-service'].path}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center text-small"
        >
          {t('public.termsLink')}
        </a>
      </div>
      <NoScriptNote>{t('public.noScript')}</NoScriptNote>
      <noscript>
        <Button type="submit" size="large" full>
          {t('public.post')}
        </Button>
      </noscript>
      <Button type="submit" size="large" full className="needs-script">
        {t('public.next')}
      </Button>
    </form>
  );
}
