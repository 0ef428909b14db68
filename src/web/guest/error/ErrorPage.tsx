import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import { listingErrorText } from '#src/contract/errors/listing.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';

export function ContactLine() {
  const { contacts } = useApp().settings.brand;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 text-ink-2">
      {t('missing.contact')}
      <a href={`mailto:${contacts.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {contacts.email}
      </a>
      <a href={`tel:${contacts.phone.replaceAll(' ', '')}`} className="link inline-flex min-h-11 items-center">
        {contacts.phone}
      </a>
    </p>
  );
}

/** "Something wrong" (docs/reference/addresses.md#errors), with a reference for support. */
export function ErrorPage({ data: { reference } }: { readonly data: { readonly reference: string | null } }) {
  return (
    <div className="shell py-16 tablet:py-24">
      <div className="max-w-[40rem]">
        <p className="folio">{t('error.folio')}</p>
        <h1 className="mt-4 text-h1">{listingErrorText('internal')}</h1>
        <p className="mt-4 text-lead text-ink-2">{t('error.lead')}</p>
        {reference !== null && (
          <p className="numbers mt-4 text-small text-ink-2">{t('error.reference', { reference })}</p>
        )}
        <p className="mt-8 flex flex-wrap gap-3">
          {/* An empty href is this page: a reload without script. */}
          <a href="" data-reload className={buttonLook('primary')}>
            {listingErrorText('product-list.general-error')}
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
