import { ChevronDown } from 'lucide-react';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { CityTile } from '#src/web/cards/CityTile.tsx';
import type { CityGroups } from '#src/web/search/search-destination.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { CityRail } from './CityRail.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { HomeData } from './home.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

// Up to this many cities get large tiles; more of them stand in a row that scrolls, with an index below.
const POSTERS_MAX = 6;

interface CitiesProps {
  readonly cities: HomeData['cities'];
  readonly groups: CityGroups;
  /** False where the installation has more cities than a first page shows. */
  readonly hasAll: boolean;
  /** What the guest has said in the search above: the links carry it. */
  readonly trip: Trip;
}

/** The cities: few as posters, many as a row of stamps with an index by country. */
export function Cities({ cities, groups, hasAll, trip }: CitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="cities" className="shell section">
      {cities.length <= POSTERS_MAX ? (
        <>
          <SectionHead id="cities" folio={t('home.citiesFolio')} title={t('home.citiesTitle')} />
          <ul className="grid gap-4 phone:grid-cols-2 tablet:grid-cols-3 tablet:gap-5">
            {cities.map((city, index) => (
              <li key={city.id} className={cities.length === 3 && index === 0 ? 'phone:max-tablet:col-span-2' : ''}>
                <CityTile
                  city={city}
                  trip={trip}
                  look="poster"
                  sizes="(width >= 80rem) 620px, (width >= 48rem) 50vw, calc(100vw - 3rem)"
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <CityRail cities={cities} trip={trip} />
          <CityIndex
            groups={groups}
            trip={trip}
            title={hasAll ? t('home.citiesAll', { count: cities.length }) : t('home.citiesMost')}
          />
        </>
      )}
    </section>
  );
}

/** The cities by their country: folded on phones, where it would stand between a visitor and the experiences. */
function CityIndex({ groups, trip, title }: Pick<CitiesProps, 'groups' | 'trip'> & { readonly title: string }) {
  return (
    <details className="folds-on-phones group mt-4 tablet:mt-10">
      <summary className={buttonLook('secondary', 'medium', true)}>
        {title}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-(--hover) group-open:rotate-180" />
      </summary>
      <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 tablet:mt-0 tablet:grid-cols-5 desk:gap-x-8">
        {groups
          .filter(({ cities }) => cities.length > 0)
          .map((group) => (
            <div key={group.country_code}>
              <dt className="text-small font-bold">
                <Written>{group.country_name}</Written>
              </dt>
              {group.cities.map((city) => (
                <dd key={city.id}>
                  <a
                    href={productListUrl(city) + listTripQuery(trip)}
                    className="inline-flex min-h-11 min-w-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                  >
                    <Written>{city.name}</Written>
                  </a>
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </details>
  );
}
