// /admin/places: cities and categories (docs/back-office.md#places).
import { oneLineIn } from '#src/contract/admin/list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './places-texts.ts';

/** A page of cities, and all categories. */
export type Places = CallOutput<'admin/city-list'>;

/** A category as it can be changed. */
export type Category = Places['categories'][number];

export interface PlacesData {
  readonly admitted: Admitted<Places>;
  readonly find: string | null;
  /** Where the page before ended. */
  readonly after: string | null;
}

/** Loads a page of cities; what is looked for and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<PlacesData>> {
  const find = oneLineIn(url.searchParams.get('find') ?? undefined, 80);
  const after = oneLineIn(url.searchParams.get('after') ?? undefined, 100);
  const answer = await api('admin/city-list', { ...(find !== null && { find }), ...(after !== null && { after }) });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, find, after } } : page;
}
