// /admin/reports: what people reported; with ?report= one of them, which is loaded by a press, because a look is written down
// (docs/reports.md).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './reports-texts.ts';

/** The queue. */
export type Reports = CallOutput<'report/list'>;
export type Report = Reports['data'][number];
export type ReportDetail = CallOutput<'report/detail'>;

export interface ReportsData {
  readonly admitted: Admitted<Reports>;
  readonly state: 'open' | 'closed';
  readonly kind: Report['kind'] | null;
  /** The one that the address names. */
  readonly named: number | null;
}

export const kinds = ['message_report', 'review_report', 'problem_report'] as const satisfies readonly Report['kind'][];

/** Loads a part of the queue. */
export async function load({ api, url }: PageInput): Promise<PageResult<ReportsData>> {
  const state = url.searchParams.get('tab') === 'closed' ? 'closed' : 'open';
  const kind = kinds.find((one) => one === url.searchParams.get('kind')) ?? null;
  const named = parseId(url.searchParams.get('report') ?? undefined);
  const page = admittedPage(await api('report/list', { state, ...(kind !== null && { kind }) }), t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, state, kind, named } } : page;
}
