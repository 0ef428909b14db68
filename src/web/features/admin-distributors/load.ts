// /admin/distributors: who books for customers of its own (docs/back-office.md#distributors).
import { type PeopleQuery, readPeopleQuery } from '#src/contract/addresses/admin/people-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of distributors. */
export type Distributors = CallOutput<'admin/distributors'>;

/** What the page shows, and what its address asks for; the role is always that of distributors. */
export interface DistributorsData {
  readonly admitted: Admitted<Distributors>;
  readonly query: PeopleQuery;
}

/** Loads a page of them; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<DistributorsData>> {
  const { filter, ...place } = readPeopleQuery(url.search);
  const { role: _role, ...asked } = filter;
  const query = { ...place, filter: asked };
  const answer = await api('admin/distributors', {
    ...asked,
    ...(place.before !== null && { before: place.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
