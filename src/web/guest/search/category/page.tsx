// A category in a city: /{id}/{slug}/{category}.
import { useEffect } from 'react';
import { wireCents } from '#src/domain/money/money.ts';
import type { Head } from '#src/web/platform/router/head.ts';
import { home, placeHead, type HeadInput } from '#src/web/guest/search/list-head.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { hoursText } from '#src/web/guest/cards/card-course.ts';
import { isFormQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { listTripQuery } from '#src/contract/listing/trip.ts';
import { parseProductCategoryUrl, productCategoryUrl, productListUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failed } from '#src/web/platform/api/failed.ts';
import { applyHead } from '#src/web/platform/router/head.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { Breadcrumb } from '#src/web/ui/links/Breadcrumb.tsx';
import { CategoryPicture } from '#src/web/ui/media/CategoryPicture.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { CountedLinks } from '#src/web/guest/search/CategoryLinks.tsx';
import { listHref } from '#src/web/guest/search/listing.ts';
import { ListingShell } from '#src/web/guest/search/ListingShell.tsx';
import { cityFrame, type CategoryData, loadListing, movedCity, statusOf } from '#src/web/guest/search/load-listing.ts';
import { t as list } from '#src/web/guest/search/texts.ts';
import { t } from './texts.ts';
import { useListing } from '#src/web/guest/search/use-listing.ts';

/** Number of experiences and hosts, lowest price and typical length, for the page and search engines. */
function categoryFacts({ total, figures, price_from }: CategoryData['category']): string {
  const experiences = list('count', { count: total, shown: countText(total) });
  const price = priceText(wireCents(price_from));
  if (figures === null) return t('facts', { experiences, price });
  const facts = t('factsHosts', { experiences, price, count: figures.hosts });
  return total === 1 ? facts : `${facts} ${t('length', { length: hoursText(figures.duration) })}`;
}

function categoryHead(data: CategoryData, input: HeadInput): Head {
  const { city, category, frame } = data;
  const title = t('heading', { category: category.name, city: city.name });
  const crumbs = [home(), { name: city.name, path: productListUrl(city) }, { name: category.name, path: frame.path }];
  const description = t('description', { title, facts: categoryFacts(category) });
  return placeHead({ title, description, crumbs }, data, input);
}

/** The category is part of the path, so a filter of categories is dropped from the query. */
export async function load(input: PageInput): Promise<PageResult<CategoryData>> {
  const { api, url } = input;
  const address = parseProductCategoryUrl(url.pathname);
  if (address === null) return { kind: 'missing', what: 'page' };
  const query = { ...parseListingQuery(url.search, 'city'), categories: [] };
  if (isFormQuery(url.search) || url.searchParams.has('categories')) {
    return { kind: 'redirect', to: listHref(url.pathname, 'city', query), status: 302 };
  }
  const [around, found] = await Promise.all([
    api('page/product-list', { city_id: address.id }),
    api('place/category', { city_id: address.id, slug: address.category }),
  ]);
  if (!around.ok) return failed(around, 'city');
  const city = around.data.city_data;
  const path = productCategoryUrl(city, address.category);
  const moved = await movedCity(input, city, address.slug, path);
  if (moved !== null) return moved;
  if (!found.ok) return failed(found);
  const category = found.data.data;
  const ask = { city_id: city.id, category_ids: [category.id] };
  const listing = await loadListing(api, ask, query);
  if (!listing.ok) return failed(listing);
  const data: CategoryData = {
    city,
    category,
    frame: { ...cityFrame(city), path, ask, categories: [] },
    listing: listing.listing,
  };
  return { kind: 'page', data, head: categoryHead(data, input), ...statusOf(listing.listing) };
}

function CategoryPage({ data }: { readonly data: CategoryData }) {
  const { city, category, frame } = data;
  const { settings } = useApp();
  const live = useListing(frame, data.listing);
  const listing = live.shown;
  // The list changes in place: title and canonical address follow.
  useEffect(() => {
    applyHead(
      categoryHead({ city, category, frame, listing }, { settings, origin: location.origin }),
      settings.brand.name,
    );
  }, [city, category, frame, listing, settings]);
  const nextDate = category.figures?.next_date ?? null;
  const trip = listTripQuery(live.query);
  const elsewhere = category.elsewhere.map((other) => ({
    href: productCategoryUrl(other, category.slug) + trip,
    name: other.name,
    total: other.total,
  }));
  return (
    <>
      <div className="shell pt-4 desk:pt-6">
        <Breadcrumb
          crumbs={[
            { label: list('place.home'), href: '/' },
            { label: city.name, href: productListUrl(city) + trip },
            { label: category.name },
          ]}
        />
        <div className="mt-2 flex items-center gap-3 tablet:gap-4">
          <CategoryPicture category={category} side={56} />
          <h1 className="text-h1">
            <Written>{t('heading', { category: category.name, city: city.name })}</Written>
          </h1>
        </div>
        <p className="numbers mt-3 max-w-[43.9em] text-ink-2 tablet:text-lead">
          {categoryFacts(category)}
          {nextDate !== null && ` ${t('next', { day: dateText(nextDate) })}`}
        </p>
      </div>
      <ListingShell frame={frame} live={live} />
      <div className="shell mt-14">
        {elsewhere.length > 0 && (
          <section aria-labelledby="elsewhere">
            <h2 id="elsewhere" className="mb-4 text-h3">
              <Written>{t('elsewhere', { category: category.name })}</Written>
            </h2>
            <CountedLinks links={elsewhere} />
          </section>
        )}
        <a href={productListUrl(city) + trip} className="link mt-4 inline-flex min-h-11 items-center">
          {t('all', { city: city.name })}
        </a>
      </div>
    </>
  );
}

export { CategoryPage as Page };
