// The page of an experience: /{city}/{id}/{title} (docs/routes.md#paths).
import { productDetailUrl, parseProductDetailUrl } from '#src/contract/addresses/urls.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import type { PausedData, ProductData } from './product-data.ts';
import { t } from './texts.ts';
import { failed } from '#src/web/api/failed.ts';
import { productHead } from './product-head.ts';
import { askedOf } from './reviews/review-choice.ts';
import { loadMonth, monthOf, readReviewPart, readStartChoice } from './dates/plain-choice.ts';

// The address of an experience that is not offered: taking a break, or not known.

const SIMILAR = 3;

/**
 * The page of a paused experience under its own address, 404 and not for search engines (ADR 043); for everything else
 * the page that could not be found. A failed call is no reason to say more.
 */
async function loadPaused(
  { api, url }: Pick<PageInput, 'api' | 'url'>,
  asked: { readonly city: string; readonly id: number },
  related: PausedData['related'],
): Promise<PageResult<PausedData>> {
  const found = await api('listing/paused', { course_id: asked.id });
  if (!found.ok || found.data.data.city_slug !== asked.city) return { kind: 'missing', what: 'page' };
  const { data: paused } = found.data;
  const path = productDetailUrl({ city: paused.city_slug, id: paused.id, title: paused.title });
  if (url.pathname !== path) return { kind: 'redirect', to: path + url.search, status: 301 };
  const head = { title: t('paused.head', { title: paused.title }), robots: 'noindex' } as const;
  return { kind: 'page', status: 404, data: { paused, related: related.slice(0, SIMILAR) }, head };
}

const RELATED = 4;

/**
 * City slug and id must be the course's own, otherwise 404; another title leads to the right address
 * (docs/routes.md#not-found).
 */
export async function load(input: PageInput): Promise<PageResult<ProductData | PausedData>> {
  const { api, origin, settings, url } = input;
  const asked = parseProductDetailUrl(url.pathname);
  if (asked === null) return { kind: 'missing', what: 'page' };
  const reviewPart = readReviewPart(url.searchParams);
  const [found, reviews, photos, related, month] = await Promise.all([
    api('page/product-detail', { course_id: asked.id }),
    api('review/course-list', { course_id: asked.id, ...askedOf(reviewPart) }),
    api('review/image', { course_id: asked.id }),
    api('course/related', { course_id: asked.id, limit: RELATED }),
    loadMonth(api, asked.id, url.searchParams),
  ]);
  if (!found.ok) {
    const isGone = found.kind === 'refusal' && found.error.code === 'course-not-found';
    return isGone ? loadPaused(input, asked, related.ok ? related.data.data : []) : failed(found);
  }
  const course = found.data.course_detail;
  if (course.city.slug !== asked.city) return { kind: 'missing', what: 'page' };
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  if (url.pathname !== path) return { kind: 'redirect', to: path + url.search, status: 301 };
  const choice = readStartChoice(url.searchParams);
  const isFar = choice.date !== undefined && !course.upcoming.some(({ date }) => date === choice.date);
  const data: ProductData = {
    course,
    reviews: reviews.ok ? reviews.data : null,
    photos: photos.ok ? photos.data : null,
    related: related.ok ? related.data.data : [],
    tips: found.data.travel_tips,
    choice,
    // The plain form can only offer days that the page knows.
    month: month ?? (isFar ? await monthOf(api, course.id, choice.date.slice(0, 7)) : null),
    reviewPart,
  };
  return { kind: 'page', data, head: productHead(data, { origin, path, settings }) };
}

export { CoursePage as Page } from './CoursePage.tsx';
