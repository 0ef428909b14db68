// /admin/ledger: the whole ledger with its balances (docs/back-office.md#ledger).
import { type LedgerQuery, readLedgerQuery } from '#src/contract/addresses/admin/ledger-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of postings with the balances. */
export type Ledger = CallOutput<'admin/ledger'>;

/** One posting. */
export type LedgerPosting = Ledger['data'][number];

/** What the page shows, and what its address asks for. */
export interface LedgerData {
  readonly admitted: Admitted<Ledger>;
  readonly query: LedgerQuery;
}

/** Loads a page of postings; filter, columns and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<LedgerData>> {
  const query = readLedgerQuery(url.search);
  const answer = await api('admin/ledger', {
    ...query.filter,
    ...(query.before !== null && { before: query.before }),
  });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, query } } : page;
}
