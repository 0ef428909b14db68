// /admin/places/countries/{code}: one country as it can be changed, or a new one (docs/back-office.md#countries).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './country-texts.ts';

/** A country, and what one may be. */
export type AdminCountry = CallOutput<'admin/country'>;

export interface CountryData {
  readonly admitted: Admitted<AdminCountry>;
}

/** Loads it. An address that names no country, and is not that of a new one, is a missing page. */
export async function load({ api, params }: PageInput): Promise<PageResult<CountryData>> {
  const code = params['code'] ?? '';
  const isNew = code === 'new';
  if (!isNew && !/^[A-Z]{2}$/.test(code)) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/country', isNew ? {} : { code });
  if (!answer.ok && isRefusedAs(answer, 'country-not-found')) return { kind: 'missing', what: 'page' };
  const page = admittedPage(answer, answer.ok ? (answer.data.country?.name ?? t('new')) : t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data } } : page;
}
