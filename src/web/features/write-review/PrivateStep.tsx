import { type SyntheticEvent, useRef } from 'react';
import { aspects } from '#src/domain/review/labels.ts';
import { focusFirstInvalid, useAfterDraw } from '#src/web/ui/browser/use-after-draw.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { AspectField } from './AspectField.tsx';
import { t } from './texts.ts';
import type { Review } from './use-review.ts';

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
