import { listingErrors } from '#src/contract/errors/listing.ts';
import { t } from '../../locale/t.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { ContactLine } from './ContactLine.tsx';

/** "Something wrong" (spec 8), with the reference that support can look up, a reload and a link home. */
export function ErrorPage({ data: { reference } }: { readonly data: { readonly reference: string | null } }) {
  return (
    <div className="shell py-16 tablet:py-24">
      <div className="max-w-[40rem]">
        <p className="folio">{t('error.folio')}</p>
        <h1 className="mt-4 text-h1">{listingErrors.internal.text}</h1>
        <p className="mt-4 text-lead text-ink-2">{t('error.lead')}</p>
        {reference !== null && (
          <p className="numbers mt-4 text-small text-ink-2">{t('error.reference', { reference })}</p>
        )}
        <p className="mt-8 flex flex-wrap gap-3">
          {/* An empty address is this page: a reload that works without script. */}
          <a href="" data-reload className={buttonLook('primary')}>
            {listingErrors['product-list.general-error'].text}
          </a>
          <a href="/" className={buttonLook('secondary')}>
            {t('missing.home')}
          </a>
        </p>
        <ContactLine />
      </div>
    </div>
  );
}
