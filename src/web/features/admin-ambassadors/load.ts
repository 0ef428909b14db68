// /admin/ambassadors: applications that wait, ambassadors and distributors (docs/back-office.md#ambassadors-and-distributors).
import { type PartnerQuery, readPartnerQuery } from '#src/contract/addresses/admin/partner-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's list of ambassadors and distributors. */
export const t = translator('web/features/admin-ambassadors', texts);

/** A page of partners. */
export type Partners = CallOutput<'admin/partners'>;

/** One of them. */
export type PartnerLine = Partners['data'][number];

/** Applications that wait. */
export type Applications = CallOutput<'admin/ambassador-applications'>;

/** What the page shows, and what its address asks for. */
export interface AmbassadorsData {
  readonly admitted: Admitted<Partners>;
  readonly query: PartnerQuery;
  /** Null on later pages, and for who may not see them. */
  readonly applications: Applications | null;
}

/** Loads a page of partners, the first one with the applications. */
export async function load({ api, url }: PageInput): Promise<PageResult<AmbassadorsData>> {
  const query = readPartnerQuery(url.search);
  const [answer, waiting] = await Promise.all([
    api('admin/partners', { ...query.filter, ...(query.before !== null && { before: query.before }) }),
    query.before === null ? api('admin/ambassador-applications', {}) : null,
  ]);
  const page = admittedPage(answer, t('title'));
  if (page.kind !== 'page') return page;
  if (answer.ok && waiting !== null && !waiting.ok) return failed(waiting);
  const applications = waiting?.ok ? waiting.data : null;
  return { ...page, data: { admitted: page.data, query, applications } };
}
