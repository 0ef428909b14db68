import { productListUrl } from '#src/contract/urls.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { t } from '../../locale/t.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import { Lantern } from '../../ui/Lantern.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ContactLine } from './ContactLine.tsx';
import type { NotFoundData } from './not-found.ts';

/** "This page could not be found": the ways on are a search, every city, five experiences and a person to write to. */
export function NotFoundPage({ data }: { readonly data: NotFoundData }) {
  return (
    <div className="shell relative py-12 tablet:py-20">
      <div
        aria-hidden
        className="absolute top-20 right-(--gutter) hidden size-80 place-items-center rounded-full bg-marigold-soft desk:grid"
      >
        <Lantern className="h-60 w-auto" />
      </div>
      <div className="max-w-[40rem]">
        <p className="folio">{t('missing.folio')}</p>
        <h1 className="mt-4 text-h1">{data.message}</h1>
        <p className="mt-4 text-lead text-ink-2">{t('missing.lead')}</p>
        <div className="mt-8">
          <SearchBox look="hero" groups={data.groups} />
        </div>
        <p className="mt-6 flex flex-wrap items-center gap-4">
          <a href="/" className={buttonLook('secondary')}>
            {t('missing.home')}
          </a>
        </p>
        <ContactLine />
      </div>
      {data.groups.length > 0 && <AllCities groups={data.groups} />}
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

function AllCities({ groups }: { readonly groups: NotFoundData['groups'] }) {
  return (
    <section aria-labelledby="all-cities" className="section">
      <h2 id="all-cities" className="text-h2">
        {t('missing.cities')}
      </h2>
      {/* spec 9: four columns above 480 px, otherwise two. */}
      <div className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 phone:grid-cols-4">
        {groups.map((group) => (
          <div key={group.country_code}>
            <h3 className="text-small font-bold [font-family:inherit]">{group.country_name}</h3>
            <ul className="mt-1">
              {group.cities.map((city) => (
                <li key={city.id}>
                  <a
                    href={productListUrl(city)}
                    className="inline-flex min-h-11 min-w-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                  >
                    {city.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
