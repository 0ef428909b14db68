// /product/detail, /product/list and /product/search lead to the named routes (docs/reference/addresses.md#paths).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { productDetailUrl, productListUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery, readTrip } from '#src/contract/listing/trip.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageModule, PageResult } from '#src/web/platform/router/page.ts';

const nothing = () => null;

function idOf(url: URL, ...names: readonly string[]): number | null {
  const value = names.map((name) => url.searchParams.get(name)).find((one) => one !== null);
  return parseId(value ?? undefined);
}

async function toDetail({ api, url }: PageInput): Promise<PageResult<null>> {
  const id = idOf(url, 'id', 'cid', 'course_id');
  if (id === null) return { kind: 'missing', what: 'page' };
  const answer = await api('course/detail', { course_id: id });
  if (!answer.ok) return toPaused(api, id, failed(answer));
  const course = answer.data.data;
  return { kind: 'redirect', to: productDetailUrl({ city: course.city.slug, id, title: course.title }), status: 301 };
}

// A paused listing also has a page.
async function toPaused(api: PageInput['api'], id: number, fallback: PageResult<null>): Promise<PageResult<null>> {
  if (fallback.kind !== 'missing') return fallback;
  const answer = await api('listing/paused', { course_id: id });
  if (!answer.ok) return fallback;
  const { city_slug: city, title } = answer.data.data;
  return { kind: 'redirect', to: productDetailUrl({ city, id, title }), status: 302 };
}

async function toList({ api, url }: PageInput): Promise<PageResult<null>> {
  const id = idOf(url, 'id', 'city_id');
  if (id === null) return { kind: 'missing', what: 'city' };
  const answer = await api('city/detail', { city_id: id });
  if (!answer.ok) return failed(answer, 'city');
  return { kind: 'redirect', to: productListUrl(answer.data.data), status: 301 };
}

async function toSearch({ url }: PageInput): Promise<PageResult<null>> {
  const keyword = url.searchParams.get('keyword') ?? '';
  if (keyword.trim() === '') return { kind: 'missing', what: 'page' };
  return { kind: 'redirect', to: productSearchUrl(keyword) + listTripQuery(readTrip(url.search)), status: 301 };
}

export const productDetail: PageModule<null> = { load: toDetail, Page: nothing };

export const productList: PageModule<null> = { load: toList, Page: nothing };

/** `/product/search?keyword=pho` → the search; the form's target without script. */
export const productSearch: PageModule<null> = { load: toSearch, Page: nothing };
