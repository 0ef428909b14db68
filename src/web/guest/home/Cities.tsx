import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import type { CityGroups } from '#src/web/guest/search/box/search-destination.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { SectionHead } from './SectionHead.tsx';
import type { HomeData } from './home.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { useRef, useState, type UIEvent } from 'react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';

type TileCity = CallOutput<'page/home'>['cities'][number];

interface CityTileProps {
  readonly city: TileCity;
  readonly trip: Trip;
  /** `poster` for few cities, `stamp` for a long row. */
  readonly look: 'poster' | 'stamp';
  readonly sizes: string;
}

// Scripts with bundled fonts (src/web/styles/fonts.css, src/web/styles/script-fonts.css).
const SHOWN =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Common}\p{Script=Inherited}]+$/u;

// Letters that fit the narrowest tile's second line.
const ROOM = 15;
const SHORT = 11;

/** The native name; null when it is the same, does not fit, or would show boxes without its font (docs/reference/design.md#fonts). */
export function nativeName({ name, native_name, country_name }: NativeCity): string | null {
  const fits = [...(country_name + native_name)].length <= ROOM;
  return native_name !== name && fits && SHOWN.test(native_name) ? native_name : null;
}

type NativeCity = Pick<TileCity, 'name' | 'native_name' | 'country_name'>;

/**
 * A city with name, country and native name. Lines far out of view are not drawn, so their fonts do not load
 * (docs/reference/design.md#fonts).
 */
function CityTile({ city, trip, look, sizes }: CityTileProps) {
  const isPoster = look === 'poster';
  const native = nativeName(city);
  return (
    <a
      href={productListUrl(city) + listTripQuery(trip)}
      className={classNames(
        'lift-host relative block overflow-hidden rounded-card bg-night text-on-night',
        isPoster ? 'aspect-[4/3] phone:aspect-[4/5] tablet:aspect-[6/7]' : 'aspect-[3/4]',
      )}
    >
      {city.image !== null && (
        <Picture
          image={city.image}
          shape="wide"
          sizes={sizes}
          decorative
          className="absolute inset-0 size-full"
          imageClassName="lift"
        />
      )}
      <span className="absolute inset-x-0 bottom-0 grid bg-linear-to-t from-night/88 via-night/66 via-60% to-transparent pt-14">
        <span
          className={
            isPoster ? 'p-5 pt-0 tablet:p-6 tablet:pt-0' : 'h-[3.9375rem] px-3 pb-3.5 [content-visibility:auto]'
          }
        >
          <span
            className={classNames(
              'block truncate font-serif font-[560] tracking-[-.015em]',
              isPoster ? 'text-h2' : 'text-h3',
            )}
          >
            {city.name.length > SHORT ? (
              <span className="text-[.8em] leading-none">
                <Written>{city.name}</Written>
              </span>
            ) : (
              city.name
            )}
          </span>
          {/* Overflow wraps into a second, clipped line. */}
          <span className="block h-6 overflow-hidden text-small leading-6 font-medium">
            <span className="whitespace-nowrap">
              <Written>{city.country_name}</Written>
            </span>
            {native !== null && (
              <>
                {' '}
                <span lang={city.native_lang} className="inline-block leading-[0] whitespace-nowrap text-on-night-2">
                  · {native}
                </span>
              </>
            )}
          </span>
          {isPoster && (
            <span className="mt-1 line-clamp-2 min-h-[2lh] max-w-[24.9em] text-small text-on-night-2">
              {city.blurb}
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

// Up to this many cities are posters; more form a scrolling row with an index.
const POSTERS_MAX = 6;

interface CitiesProps {
  readonly cities: HomeData['cities'];
  readonly groups: CityGroups;
  /** False when the installation has more cities than the page loaded. */
  readonly hasAll: boolean;
  readonly trip: Trip;
}

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

/** Cities by country; folded on phones, to keep the experiences near. */
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

interface CityRailProps {
  readonly cities: HomeData['cities'];
  readonly trip: Trip;
}

/**
 * A scrolling row of cities. Up to 1,023 px it bleeds to the window's edge; above, whole tiles fill it and arrows page
 * (docs/reference/design.md#rows).
 */
function CityRail({ cities, trip }: CityRailProps) {
  const rail = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isFirst: true, isLast: false });
  const look = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent<HTMLUListElement>) => {
    // Right-to-left, scrollLeft is negative.
    const distance = Math.abs(scrollLeft);
    setEnds({ isFirst: distance < 2, isLast: distance + clientWidth > scrollWidth - 2 });
  };
  const turn = (by: 1 | -1) => {
    const width = rail.current?.clientWidth ?? 0;
    rail.current?.scrollBy({ left: by * (document.dir === 'rtl' ? -width : width) });
  };
  const arrow = (label: string, by: 1 | -1, isAtEnd: boolean) => (
    <IconButton
      label={label}
      tone="outline"
      aria-controls="city-rail"
      aria-disabled={isAtEnd || undefined}
      className="aria-disabled:border-line aria-disabled:text-ink-3 rtl:-scale-x-100"
      onClick={() => turn(by)}
    >
      {by < 0 ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />}
    </IconButton>
  );
  return (
    <>
      <SectionHead
        id="cities"
        folio={t('home.citiesFolio')}
        title={t('home.citiesTitle')}
        aside={
          <div className="needs-script hidden gap-2 desk:flex">
            {arrow(t('home.citiesBack'), -1, ends.isFirst)}
            {arrow(t('home.citiesOn'), 1, ends.isLast)}
          </div>
        }
      />
      <ul
        ref={rail}
        id="city-rail"
        onScroll={look}
        className="rail scroll-smooth auto-cols-[minmax(10rem,42%)] gap-3 phone:auto-cols-[11.5rem] tablet:gap-5 desk:-mx-1.5 desk:auto-cols-[max(10rem,calc((100%-4*1.25rem)/5))] desk:scroll-px-1.5 desk:px-1.5 wide:auto-cols-[max(10rem,calc((100%-5*1.25rem)/6))]"
      >
        {cities.map((city) => (
          <li key={city.id}>
            <CityTile city={city} trip={trip} look="stamp" sizes="320px" />
          </li>
        ))}
      </ul>
    </>
  );
}
