// Head of a product page: preloaded picture and structured data for search engines.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { priceDecimal, wireCents } from '#src/domain/money/money.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import type { Course } from '#src/web/booking/booking-course.ts';
import type { Head } from '#src/web/router/head.ts';
import type { ClientSettings } from '#src/web/app/page-settings.ts';
import { largestFile, pictureSrcset } from '#src/web/ui/media/picture-sources.ts';
import { heroSizes, type ProductData } from './product-data.ts';

interface PageAddress {
  readonly origin: string;
  readonly path: string;
  readonly settings: ClientSettings;
}

function offerOf(course: Course, url: string): object {
  return {
    '@type': 'Offer',
    url,
    // The price seen first is the all-in price a guest (docs/domain/pricing.md#the-price-that-is-seen-first), so that page
    // and search result agree.
    price: priceDecimal(wireCents(course.price_from)),
    priceCurrency: priceCurrency().code,
    availability: `https://schema.org/${course.is_bookable ? 'InStock' : 'SoldOut'}`,
  };
}

function productOf({ course, reviews }: ProductData, { origin, path, settings }: PageAddress): object {
  const url = origin + path;
  // The base may be a CDN of its own.
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
  // A demonstration carries no rating: its reviews are made up (docs/content.md#demo-world).
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

/** Title, description, canonical address, first picture, Product, Offer and BreadcrumbList. */
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
