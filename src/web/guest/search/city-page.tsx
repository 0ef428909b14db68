// The list of a city: /{id}/{slug}.
import { isFormQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { parseProductListUrl, productListUrl } from '#src/contract/addresses/urls.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { cityHead, cityPicture } from './list-head.ts';
import { listHref } from './listing.ts';
import { cityFrame, type CityData, loadListing, movedCity, statusOf } from './load-listing.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { wireCents } from '#src/domain/money/money.ts';
import { useEffect, useId, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { applyHead } from '#src/web/platform/router/head.ts';
import { TravelTips } from '#src/web/guest/cards/TravelTips.tsx';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { currencyName, priceText } from '#src/texts/money-text.ts';
import { tagsOf } from './filters/filter-tags.ts';
import { ListingShell } from './ListingShell.tsx';
import { t } from './texts.ts';
import { useListing } from './use-listing.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** The slug must be the city's current or a former one, else 404 "City not found" (docs/reference/addresses.md#paths). */
export async function load(input: PageInput): Promise<PageResult<CityData>> {
  const address = parseProductListUrl(input.url.pathname);
  if (address === null) return { kind: 'missing', what: 'page' };
  const query = parseListingQuery(input.url.search, 'city');
  if (isFormQuery(input.url.search)) {
    return { kind: 'redirect', to: listHref(input.url.pathname, 'city', query), status: 302 };
  }
  const [around, listing] = await Promise.all([
    input.api('page/product-list', { city_id: address.id }),
    loadListing(input.api, { city_id: address.id }, query),
  ]);
  // Errors give a 404 page, except an unreachable server.
  if (!listing.ok && listing.kind !== 'network') return { kind: 'missing', what: 'city' };
  if (!around.ok) return failed(around, 'city');
  const city = around.data.city_data;
  const moved = await movedCity(input, city, address.slug, productListUrl(city));
  if (moved !== null) return moved;
  if (!listing.ok) return failed(listing);
  const data: CityData = { city, frame: cityFrame(city), listing: listing.listing };
  return { kind: 'page', data, head: cityHead(data, input), ...statusOf(listing.listing) };
}

function CityPage({ data }: { readonly data: CityData }) {
  const { city, frame } = data;
  const { settings } = useApp();
  const live = useListing(frame, data.listing);
  const listing = live.shown;
  // The list changes in place: title and canonical address follow.
  useEffect(() => {
    applyHead(cityHead({ city, frame, listing }, { settings, origin: location.origin }), settings.brand.name);
  }, [city, frame, listing, settings]);
  const { query } = live;
  const isNarrowed = tagsOf(query).length > 0 || query.pax !== null || query.page > 1;
  const facts = [
    ...(city.price_from === null ? [] : [t('city.from', { price: priceText(wireCents(city.price_from)) })]),
    t('city.pays', { currency: currencyName(city.currency) }),
  ];
  return (
    <>
      <div className="shell pt-4 desk:pt-6">
        <Breadcrumb
          crumbs={[{ label: t('place.home'), href: '/' }, { label: city.country_name }, { label: city.name }]}
        />
        <div className="mt-2 grid items-center gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="min-w-0">
            <h1 className="text-h1">{t('city.heading', { city: city.name })}</h1>
            <CityIntro text={city.introduction} facts={facts} isBrief={isNarrowed} />
            <CategoryLinks city={city} trip={query} className={classNames(isNarrowed && 'max-desk:hidden')} />
          </div>
          {city.image !== null && (
            <Picture
              image={city.image}
              shape="card"
              sizes={cityPicture.sizes}
              onlyWhen={cityPicture.media}
              priority
              className="hidden aspect-[295/162] rounded-panel desk:block"
            />
          )}
        </div>
      </div>
      <ListingShell frame={frame} live={live} />
      {city.travel_tips.length > 0 && (
        <div className="shell mt-14">
          <TravelTips city={city.name} tips={city.travel_tips} />
        </div>
      )}
    </>
  );
}

interface CityIntroProps {
  readonly text: string;
  readonly facts: readonly string[];
  /** With filters, narrow screens show the cards before the introduction. */
  readonly isBrief: boolean;
}

/** Clamped to two lines on phones; complete without script. */
function CityIntro({ text, facts, isBrief }: CityIntroProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames(isBrief && 'max-desk:hidden')}>
      <p
        id={id}
        className={classNames(
          'mt-3 max-w-[43.9em] text-ink-2 tablet:text-lead',
          !isOpen && 'max-tablet:line-clamp-2 max-tablet:noscript:line-clamp-none',
        )}
      >
        <Written isBlock>{text}</Written>
      </p>
      <div className="flex items-center justify-between gap-4 tablet:mt-4">
        <p className="numbers text-small font-medium text-ink-2">{facts.join(' · ')}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="needs-script link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end text-small tablet:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('city.less') : t('city.more')}
        </button>
      </div>
    </div>
  );
}

export { CityPage as Page };
