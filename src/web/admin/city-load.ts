// /admin/places/{id}: one city as it can be changed, or a new one (docs/back-office.md#places).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './city-texts.ts';

/** A city, and what one may be. */
export type AdminCity = CallOutput<'admin/city'>;

export interface CityData {
  readonly admitted: Admitted<AdminCity>;
}

/** Loads it. An address that names no city, and is not that of a new one, is a missing page. */
export async function load({ api, params }: PageInput): Promise<PageResult<CityData>> {
  const id = parseId(params['id']);
  if (id === null && params['id'] !== 'new') return { kind: 'missing', what: 'page' };
  const answer = await api('admin/city', id === null ? {} : { city_id: id });
  if (!answer.ok && isRefusedAs(answer, 'city-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? (answer.data.city?.name ?? t('new')) : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
