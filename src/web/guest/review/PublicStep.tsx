import { type SyntheticEvent, useRef } from 'react';
import { routes } from '#src/contract/addresses/urls.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { focusFirstInvalid, useAfterDraw } from '#src/web/ui/browser/use-after-draw.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { Countries } from './load.ts';
import { PhotoList } from './PhotoList.tsx';
import { StarField } from './StarField.tsx';
import { t } from './texts.ts';
import type { Review } from './use-review.ts';

interface PublicStepProps {
  readonly review: Review;
  readonly countries: Countries;
  readonly form: PageForm | null;
}

/** What everybody reads: stars, text, photos, country, terms. Without script its form posts it alone. */
export function PublicStep({ review, countries, form }: PublicStepProps) {
  const { draft, errors, photos, change } = review;
  const afterDraw = useAfterDraw();
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
