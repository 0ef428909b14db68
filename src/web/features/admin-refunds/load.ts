// /admin/refunds: refunds of the whole marketplace (docs/back-office.md#refunds).
import { readRefundQuery, type RefundQuery } from '#src/contract/addresses/admin/refund-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of refunds. */
export type Refunds = CallOutput<'admin/refund-list'>;

/** One of them. */
export type RefundLine = Refunds['data'][number];

/** What the page shows, and what its address asks for. */
export interface RefundsData {
  readonly admitted: Admitted<Refunds>;
  readonly query: RefundQuery;
}

/** Loads a page of refunds; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<RefundsData>> {
  const query = readRefundQuery(url.search);
  const answer = await api('admin/refund-list', {
    ...query.filter,
    ...(query.before !== null && { before: query.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
