// The page of an experience: /{city}/{id}/{title} (spec 2).
import { parseProductDetailUrl, productDetailUrl } from '#src/contract/urls.ts';
import { failed } from '../../failed.ts';
import type { PageInput, PageResult } from '../../page.ts';
import { productHead } from './product-head.ts';
import { loadPaused } from './load-paused.ts';
import type { PausedData, ProductData } from './product-data.ts';
import { readStartChoice } from './start-choice.ts';

const RELATED = 4;

/** City slug and id must be the course's own, otherwise 404; another title leads to the right address (spec 2). */
export async function load(input: PageInput): Promise<PageResult<ProductData | PausedData>> {
  const { api, origin, settings, url } = input;
  const asked = parseProductDetailUrl(url.pathname);
  if (asked === null) return { kind: 'missing', what: 'page' };
  const [found, reviews, photos, related] = await Promise.all([
    api('page/product-detail', { course_id: asked.id }),
    api('review/course-list', { course_id: asked.id }),
    api('review/image', { course_id: asked.id }),
    api('course/related', { course_id: asked.id, limit: RELATED }),
  ]);
  if (!found.ok) {
    const isGone = found.kind === 'refusal' && found.error.code === 'course-not-found';
    return isGone ? loadPaused(input, asked, related.ok ? related.data.data : []) : failed(found);
  }
  const course = found.data.course_detail;
  if (course.city.slug !== asked.city) return { kind: 'missing', what: 'page' };
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  if (url.pathname !== path) return { kind: 'redirect', to: path + url.search, status: 301 };
  const data: ProductData = {
    course,
    reviews: reviews.ok ? reviews.data : null,
    photos: photos.ok ? photos.data : null,
    related: related.ok ? related.data.data : [],
    tips: found.data.travel_tips,
    choice: readStartChoice(url.searchParams),
  };
  return { kind: 'page', data, head: productHead(data, { origin, path, settings }) };
}
