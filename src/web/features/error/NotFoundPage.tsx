import { CardGrid } from '#src/web/cards/CardGrid.tsx';
import { t } from '#src/web/locale/texts.ts';
import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { CityFinder } from './CityFinder.tsx';
import { ContactLine } from './ErrorPage.tsx';
import type { NotFoundData } from './not-found.ts';

/** "This page could not be found": the ways on are every city, five experiences, the home page and a person to ask. */
export function NotFoundPage({ data }: { readonly data: NotFoundData }) {
  return (
    <div className="shell relative py-12 tablet:py-20">
      <div
        aria-hidden
        className="absolute top-16 end-(--gutter) hidden size-64 place-items-center rounded-full bg-marigold-soft desk:grid"
      >
        <Lantern className="h-44 w-auto" />
      </div>
      <div className="max-w-[40rem]">
        <p className="folio">{t('missing.folio')}</p>
        <h1 className="mt-4 text-h1">{data.message}</h1>
        <p className="mt-4 text-lead text-ink-2">{t('missing.lead')}</p>
        <p className="mt-6 flex flex-wrap items-center gap-4">
          <a href="/" className={buttonLook('secondary')}>
            {t('missing.home')}
          </a>
        </p>
        <ContactLine />
      </div>
      <CityFinder groups={data.groups} />
      {data.courses.length > 0 && (
        <section aria-labelledby="related" className="section">
          <h2 id="related" className="mb-6 text-h2">
            {data.city === null ? t('missing.popular') : t('missing.related', { city: data.city })}
          </h2>
          <CardGrid courses={data.courses} columns={5} showCity={data.city === null} />
        </section>
      )}
    </div>
  );
}
