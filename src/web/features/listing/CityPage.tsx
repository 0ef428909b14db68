import { wireCents } from '#src/domain/money/money.ts';
import { useEffect } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { applyHead } from '#src/web/router/apply-head.ts';
import { TravelTips } from '#src/web/cards/TravelTips.tsx';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { priceText } from '#src/texts/money-text.ts';
import { CityIntro } from './CityIntro.tsx';
import { tagsOf } from './filters/filter-tags.ts';
import { ListingShell } from './ListingShell.tsx';
import type { CityData } from './load-listing.ts';
import { cityHead, cityPicture } from './list-head.ts';
import { t } from './texts.ts';
import { useListing } from './use-listing.ts';

/** The page of a city: where it is, what it is like, what can be booked there. */
export function CityPage({ data }: { readonly data: CityData }) {
  const { city, frame } = data;
  const { settings } = useApp();
  const live = useListing(frame, data.listing);
  const listing = live.shown;
  // The list changes without a new page: its title and canonical address follow.
  useEffect(() => {
    applyHead(cityHead({ city, frame, listing }, { settings, origin: location.origin }), settings.brand.name);
  }, [city, frame, listing, settings]);
  const { query } = live;
  const isNarrowed = tagsOf(query).length > 0 || query.pax !== null || query.page > 1;
  const facts = [
    ...(city.price_from === null ? [] : [t('city.from', { price: priceText(wireCents(city.price_from)) })]),
    t('city.pays', { currency: city.currency }),
  ];
  return (
    <>
      <div className="shell pt-4 desk:pt-6">
        <Breadcrumb
          crumbs={[{ label: t('place.home'), href: '/' }, { label: city.country_name }, { label: city.name }]}
        />
        <div className="mt-2 grid items-center gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div>
            <h1 className="text-h1">{t('city.heading', { city: city.name })}</h1>
            <CityIntro text={city.introduction} facts={facts} isBrief={isNarrowed} />
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
      <ListingShell
        frame={frame}
        live={live}
        afterRows={city.travel_tips.length > 0 ? <TravelTips city={city.name} tips={city.travel_tips} /> : null}
      />
    </>
  );
}
