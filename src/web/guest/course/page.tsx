// The page of an experience: /{city}/{id}/{title} (docs/reference/addresses.md#paths).
import { productDetailUrl, parseProductDetailUrl, productListUrl } from '#src/contract/addresses/urls.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { type PausedData, type ProductData, heroSizes } from './product-data.ts';
import { t } from './texts.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { queryOf } from './reviews/review-choice.ts';
import { loadMonth, monthOf, readReviewPart, readStartChoice } from './dates/plain-choice.ts';
import { CardGrid } from '#src/web/guest/cards/CardGrid.tsx';
import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { ProductPage } from './ProductPage.tsx';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { priceDecimal, wireCents } from '#src/domain/money/money.ts';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import type { Head } from '#src/web/platform/router/head.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';
import { largestFile, pictureSrcset } from '#src/web/ui/media/picture-sources.ts';

const SIMILAR = 3;

/** A paused experience at its address: 404, not indexed (docs/reference/addresses.md); everything else is not found. */
async function loadPaused(
  { api, url }: Pick<PageInput, 'api' | 'url'>,
  address: { readonly city: string; readonly id: number },
  related: PausedData['related'],
): Promise<PageResult<PausedData>> {
  const pausedAnswer = await api('listing/paused', { course_id: address.id });
  if (!pausedAnswer.ok || pausedAnswer.data.data.city_slug !== address.city) return { kind: 'missing', what: 'page' };
  const { data: paused } = pausedAnswer.data;
  const path = productDetailUrl({ city: paused.city_slug, id: paused.id, title: paused.title });
  if (url.pathname !== path) return { kind: 'redirect', to: path + url.search, status: 301 };
  const head = { title: t('paused.head', { title: paused.title }), robots: 'noindex' } as const;
  return { kind: 'page', status: 404, data: { paused, related: related.slice(0, SIMILAR) }, head };
}

const RELATED = 4;

/** City slug and id must match, else 404; another title redirects (docs/reference/addresses.md#not-found). */
export async function load(input: PageInput): Promise<PageResult<ProductData | PausedData>> {
  const { api, origin, settings, url } = input;
  const address = parseProductDetailUrl(url.pathname);
  if (address === null) return { kind: 'missing', what: 'page' };
  const reviewPart = readReviewPart(url.searchParams);
  const [answer, reviews, photos, related, month] = await Promise.all([
    api('page/product-detail', { course_id: address.id }),
    api('review/course-list', { course_id: address.id, ...queryOf(reviewPart) }),
    api('review/image', { course_id: address.id }),
    api('course/related', { course_id: address.id, limit: RELATED }),
    loadMonth(api, address.id, url.searchParams),
  ]);
  if (!answer.ok) {
    const isGone = answer.kind === 'refusal' && answer.error.code === 'course-not-found';
    return isGone ? loadPaused(input, address, related.ok ? related.data.data : []) : failed(answer);
  }
  const course = answer.data.course_detail;
  if (course.city.slug !== address.city) return { kind: 'missing', what: 'page' };
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  if (url.pathname !== path) return { kind: 'redirect', to: path + url.search, status: 301 };
  const choice = readStartChoice(url.searchParams);
  const isFar = choice.date !== undefined && !course.upcoming.some(({ date }) => date === choice.date);
  const data: ProductData = {
    course,
    reviews: reviews.ok ? reviews.data : null,
    photos: photos.ok ? photos.data : null,
    related: related.ok ? related.data.data : [],
    tips: answer.data.travel_tips,
    choice,
    // The plain form offers only days that the page loaded.
    month: month ?? (isFar ? await monthOf(api, course.id, choice.date.slice(0, 7)) : null),
    reviewPart,
  };
  return { kind: 'page', data, head: productHead(data, { origin, path, settings }) };
}

function PausedPage({ data: { paused, related } }: { readonly data: PausedData }) {
  const city = { id: paused.city_id, slug: paused.city_slug };
  return (
    <div className="shell py-12 tablet:py-20">
      <div className="grid items-center gap-8 tablet:grid-cols-[minmax(0,40rem)_auto] tablet:justify-between">
        <div>
          <p className="folio">{paused.city_name}</p>
          <h1 className="mt-4 text-h1">{t('paused.title')}</h1>
          <p className="mt-4 text-lead text-ink-2">{t('paused.text', { title: paused.title })}</p>
          <p className="mt-2 text-ink-2">{t('paused.booked')}</p>
          <p className="mt-6">
            <a href={productListUrl(city)} className={buttonLook('primary')}>
              {t('paused.city', { city: paused.city_name })}
            </a>
          </p>
        </div>
        <div aria-hidden className="hidden size-56 place-items-center rounded-full bg-marigold-soft tablet:grid">
          <Lantern className="h-40 w-auto" />
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="similar" className="section">
          <h2 id="similar" className="mb-6 text-h2">
            {t('similar.title')}
          </h2>
          <CardGrid courses={related} columns={4} />
        </section>
      )}
    </div>
  );
}

function CoursePage({ data }: { readonly data: ProductData | PausedData }) {
  return 'paused' in data ? <PausedPage data={data} /> : <ProductPage data={data} />;
}

export { CoursePage as Page };

// Preloaded photo and structured data of a product page.

interface PageAddress {
  readonly origin: string;
  readonly path: string;
  readonly settings: ClientSettings;
}

function offerOf(course: Course, url: string): object {
  return {
    '@type': 'Offer',
    url,
    // The all-in price per guest (docs/domain/pricing.md#all-in-price), so page and search result
    // agree.
    price: priceDecimal(wireCents(course.price_from)),
    priceCurrency: priceCurrency().code,
    availability: `https://schema.org/${course.is_bookable ? 'InStock' : 'SoldOut'}`,
  };
}

function productOf({ course, reviews }: ProductData, { origin, path, settings }: PageAddress): object {
  const url = origin + path;
  const pictures = course.images.map(({ id }) => new URL(largestFile(settings.imageBase, id, 'jpg'), origin).href);
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: course.title,
    description: course.summary,
    category: course.category_name,
    image: pictures,
    url,
    sku: String(course.id),
    brand: { '@type': 'Brand', name: settings.brand.name },
    offers: offerOf(course, url),
  };
  // Demo reviews are made up: no rating (docs/reference/texts.md#demo-world).
  if (settings.mode === 'demo' || reviews === null || reviews.average_rating === null) return product;
  const rating = { ratingValue: reviews.average_rating, reviewCount: reviews.total };
  return { ...product, aggregateRating: { '@type': 'AggregateRating', ...rating } };
}

function breadcrumbOf(course: Course, { origin, path }: PageAddress): object {
  const steps = [
    { name: course.city.name, item: origin + productListUrl(course.city) },
    { name: course.title, item: origin + path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

export function productHead(data: ProductData, place: PageAddress): Head {
  const { course } = data;
  const [first] = course.images;
  const base = place.settings.imageBase;
  return {
    title: `${course.title}, ${course.city.name}`,
    description: course.summary,
    canonical: place.path,
    type: 'product',
    jsonLd: [productOf(data, place), breadcrumbOf(course, place)],
    ...(first !== undefined && {
      image: { url: `${base}/${first.id}/og-1200.jpg`, alt: first.alt },
      preloads: [{ srcset: pictureSrcset(base, first.id, 'wide', 'avif'), sizes: heroSizes }],
    }),
  };
}
