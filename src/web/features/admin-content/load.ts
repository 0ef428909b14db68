// /admin/content: pages of text (docs/back-office.md#pages-of-text).
import { type ContentQuery, readContentQuery } from '#src/contract/addresses/admin/content-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** Pages of text. */
export type ContentList = CallOutput<'admin/content-list'>;

/** One of them. */
export type PageLine = ContentList['data'][number];

/** What the page shows, and what its address asks for. */
export interface ContentListData {
  readonly admitted: Admitted<ContentList>;
  readonly query: ContentQuery;
}

/** Loads pages of text; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<ContentListData>> {
  const query = readContentQuery(url.search);
  const answer = await api('admin/content-list', {
    ...query.filter,
    ...(query.before !== null && { after: query.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
