import { CardGrid } from '#src/web/guest/cards/CardGrid.tsx';
import { t } from '#src/web/guest/texts.ts';
import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { ContactLine } from './ErrorPage.tsx';
import { limits } from '#src/domain/limits.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pathParts } from '#src/contract/addresses/path-parts.ts';
import { listingErrorText } from '#src/contract/errors/listing.ts';
import type { PageInput } from '#src/web/platform/router/page.ts';
import { foldText, type CityGroups, searchDestination } from '#src/web/guest/search/box/search-destination.ts';
import { productListUrl, KEYWORD_MAX } from '#src/contract/addresses/urls.ts';
import { Search } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

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

// Data of the 404 page (docs/reference/addresses.md#not-found).

/** `city` is null when the address names none; then `courses` are popular ones. */
interface NotFoundData {
  readonly message: string;
  readonly groups: CityGroups;
  readonly city: string | null;
  readonly courses: CallOutput<'course/city'>['data'];
}

// Matches the first path segment with a city's slug or id.
function cityOf(groups: CityGroups, path: string): CityGroups[number]['cities'][number] | undefined {
  const first = pathParts(path)?.[0] ?? '';
  const cities = groups.flatMap((group) => group.cities);
  return cities.find(
    (city) => city.slug === first || String(city.id) === first || foldText(city.name) === foldText(first),
  );
}

/** A failed call leaves its part out: this page must always render. */
export async function loadNotFound({ api, url }: PageInput, what: 'city' | 'page'): Promise<NotFoundData> {
  const message = what === 'city' ? listingErrorText('city-not-found') : listingErrorText('not-found');
  const listed = await api('city/list-by-country', {});
  const groups = listed.ok ? listed.data.data : [];
  const city = cityOf(groups, url.pathname);
  const limit = limits.notFoundRelatedCourses;
  if (city !== undefined) {
    const found = await api('course/city', { city_name: city.name, limit, sort: 'popularity', sort_type: 'desc' });
    if (found.ok && found.data.data.length > 0) return { message, groups, city: city.name, courses: found.data.data };
  }
  const popular = await api('course/homepage', { limit });
  return { message, groups, city: null, courses: popular.ok ? popular.data.data : [] };
}

/** Four columns above 480 px, otherwise two (docs/reference/limits.md). */
function CityColumns({ groups }: { readonly groups: CityGroups }) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-8 phone:grid-cols-4">
      {groups.map((group) => (
        <div key={group.country_code}>
          <h3 className="text-small font-bold [font-family:inherit]">
            <Written>{group.country_name}</Written>
          </h3>
          <ul className="mt-1">
            {group.cities.map((city) => (
              <li key={city.id}>
                <a
                  href={productListUrl(city)}
                  className="inline-flex min-h-11 min-w-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  <Written>{city.name}</Written>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Cities whose name contains the query, or all of a matching country; ignores case, accents and outer spaces. */
export function filterCities(groups: CityGroups, query: string): CityGroups {
  const needle = foldText(query);
  return groups
    .map((group) => ({
      ...group,
      cities: foldText(group.country_name).startsWith(needle)
        ? group.cities
        : group.cities.filter((city) => foldText(city.name).includes(needle)),
    }))
    .filter((group) => group.cities.length > 0);
}

/** `template` holds `{city}` once (setting BANYAN_ACCOMMODATIONS_URL). */
export function hotelUrl(template: string, city: string): string {
  return template.replace('{city}', () => encodeURIComponent(city.trim().toWellFormed()));
}

/**
 * The 404 page's city search (docs/reference/addresses.md#not-found): opens the city, else the search or the hotel
 * partner. A GET form without script.
 */
function CityFinder({ groups }: { readonly groups: CityGroups }) {
  const id = useId();
  const { navigate } = useNavigation();
  const { accommodationsUrl } = useApp().settings;
  const [query, setQuery] = useState('');
  const [isHotel, setHotel] = useState(false);
  const matching = filterCities(groups, query);
  const count = matching.reduce((sum, group) => sum + group.cities.length, 0);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (query.trim() === '') return;
    if (isHotel && accommodationsUrl !== null) window.open(hotelUrl(accommodationsUrl, query), '_blank', 'noopener');
    else navigate(searchDestination(groups, query));
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10 tablet:mt-14">
      <h2 id={`${id}-title`} className="text-h2">
        {t('missing.cities')}
      </h2>
      <form role="search" aria-labelledby={`${id}-title`} action="/product/search" onSubmit={onSubmit}>
        <div className="mt-5 flex max-w-[36rem] items-end gap-3">
          <div className="min-w-0 flex-1">
            <label htmlFor={id} className="mb-1.5 block font-medium">
              {t('missing.cityLabel')}
            </label>
            <input
              id={id}
              type="search"
              name="keyword"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={KEYWORD_MAX}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="control"
            />
          </div>
          <Button type="submit">
            <Search aria-hidden size={18} />
            {isHotel ? t('missing.hotelButton') : t('search.button')}
          </Button>
        </div>
        {accommodationsUrl !== null && (
          <div className="needs-script mt-3">
            <Checkbox
              name="accommodations"
              label={t('missing.hotel')}
              checked={isHotel}
              onChange={(event) => setHotel(event.target.checked)}
            />
          </div>
        )}
      </form>
      <p aria-live="polite" className="mt-4 min-h-6 text-small text-ink-2">
        {query.trim() !== '' && (count === 0 ? t('missing.noCity') : t('missing.cityCount', { count }))}
      </p>
      <CityColumns groups={matching} />
    </section>
  );
}
