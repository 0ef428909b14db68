// The address of an experience that is not offered: taking a break, or not known.
import { productDetailUrl } from '#src/contract/urls.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import type { PausedData } from './product-data.ts';
import { t } from './t.ts';

const SIMILAR = 3;

/**
 * The page of a paused experience under its own address, 404 and not for search engines (ADR 043); for everything else
 * the page that could not be found. A failed call is no reason to say more.
 */
export async function loadPaused(
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
