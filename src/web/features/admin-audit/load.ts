// /admin/audit: who did what (docs/back-office.md#audit-log).
import { type AuditFilter, readAuditQuery } from '#src/contract/addresses/admin/audit-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** A page of the log. */
export type Entries = CallOutput<'admin/audit-list'>;

/** One entry. */
export type Entry = Entries['data'][number];

/** What the page shows, and what its address asks for. */
export interface AuditData {
  readonly admitted: Admitted<Entries>;
  readonly filter: AuditFilter;
  readonly before: string | null;
}

/** Loads a page of the log; filter and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<AuditData>> {
  const { filter, before } = readAuditQuery(url.search);
  const answer = await api('admin/audit-list', { ...filter, ...(before !== null && { before }) });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, filter, before } } : page;
}
