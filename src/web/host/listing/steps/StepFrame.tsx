import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listingParts } from '#src/domain/listing/content.ts';
import { hostListingUrl } from '#src/contract/addresses/host-urls.ts';
import { lackText } from '#src/web/host/listing/ListingStatus.tsx';
import { focusUnread } from '#src/web/ui/browser/use-after-render.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { keepListingDraft } from '#src/web/host/listing/listing-draft.ts';
import { t } from '#src/web/host/listing/texts.ts';
import { usePropertyFields } from './property-fields.tsx';
import type { Patch, StepProps } from './step.ts';

interface StepFrameProps extends StepProps {
  /** Values of the step's own fields, without table properties. */
  readonly patch?: () => { readonly [Name in keyof Patch]?: object };
  readonly children?: ReactNode;
}

export function StepFrame({ listing, part, patch, save, busy, trouble, isLast, children }: StepFrameProps) {
  const { fields, values } = usePropertyFields(part, listing.content);
  const own = patch?.();
  const whole = Object.keys(values).length === 0 ? own : { ...own, [part]: { ...own?.[part], ...values } };
  const isLive = listing.course_id !== null;
  // A first visit shows no missing parts yet.
  const lacks = listing.content[part] === undefined ? [] : listing.missing.filter((one) => one.part === part);
  const [isChanged, setChanged] = useState(false);
  const typed = JSON.stringify(whole);
  const first = useRef(typed);
  const { id, version } = listing;
  useEffect(() => {
    if (isChanged && typed !== first.current) keepListingDraft({ id, version, part }, JSON.parse(typed) as Patch);
  }, [isChanged, typed, id, version, part]);
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onInput={() => setChanged(true)}
      onClick={() => setChanged(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusUnread(event.currentTarget)) save(JSON.parse(typed) as Patch);
      }}
    >
      <div>
        {!isLive && (
          <p className="numbers text-small text-ink-2">
            {t('progress', { at: listingParts.indexOf(part) + 1, of: listingParts.length })}
          </p>
        )}
        <h2 className="text-h2">{t(`ask.${part}`)}</h2>
        <p className="mt-1 text-ink-2">{t(`why.${part}`)}</p>
      </div>
      <FormMessage text={trouble} />
      {listing.status === 'in_review' && <Banner tone="warning">{t('step.inReview')}</Banner>}
      {isLive && part === 'place' && <Banner tone="info">{t('step.placeWaits')}</Banner>}
      {isLive && part === 'price' && <Banner tone="info">{t('step.priceWaits')}</Banner>}
      {lacks.length > 0 && (
        <Banner tone="warning">
          {lacks.map(({ lack }) => (
            <p key={lack}>{lackText(lack)}</p>
          ))}
        </Banner>
      )}
      {children}
      {fields}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="needs-script" loading={busy} loadingLabel={t('busy')}>
          {t(isLast ? 'step.save' : 'step.next')}
        </Button>
        <a href={hostListingUrl(listing.id)} className={buttonLook('quiet')}>
          {t('step.all')}
        </a>
      </div>
    </form>
  );
}
