// /admin/codes: discount codes (docs/back-office.md#discount-codes).
import { type CodeQuery, readCodeQuery } from '#src/contract/addresses/admin/code-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of codes. */
export type Codes = CallOutput<'admin/codes'>;

/** One of them. */
export type CodeLine = Codes['data'][number];

/** What the page shows, and what its address asks for. */
export interface CodesData {
  readonly admitted: Admitted<Codes>;
  readonly query: CodeQuery;
}

/** Loads a page of codes; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<CodesData>> {
  const query = readCodeQuery(url.search);
  const answer = await api('admin/codes', {
    ...query.filter,
    ...(query.before !== null && { before: query.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
