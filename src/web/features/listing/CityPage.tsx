import { usdText } from '../../ui/money-text.ts';
import { TravelTips } from '../../cards/TravelTips.tsx';
import { t } from '../../locale/t.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ListingShell } from './ListingShell.tsx';
import { cityPicture } from './city-picture.ts';
import type { CityData } from './city-data.ts';

/** The page of a city: where it is, what it is like, what can be booked there. */
export function CityPage({ data }: { readonly data: CityData }) {
  const { city, listing } = data;
  const facts = [
    ...(city.price_from === null ? [] : [t('city.from', { price: usdText(city.price_from) })]),
    t('city.pays', { currency: city.currency }),
  ];
  return (
    <>
      <div className="shell pt-4 desk:pt-6">
        <Breadcrumb
          crumbs={[{ label: t('breadcrumb.home'), href: '/' }, { label: city.country_name }, { label: city.name }]}
        />
        <div className="mt-2 grid items-center gap-x-12 gap-y-6 desk:grid-cols-[1fr_24rem]">
          <div>
            <h1 className="text-h1">{t('city.heading', { city: city.name })}</h1>
            <p className="mt-3 max-w-[60ch] text-lead text-ink-2">{city.introduction}</p>
            <p className="numbers mt-4 text-small font-medium text-ink-2">{facts.join(' · ')}</p>
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
        listing={listing}
        afterRows={city.travel_tips.length > 0 ? <TravelTips city={city.name} tips={city.travel_tips} /> : null}
      />
    </>
  );
}
