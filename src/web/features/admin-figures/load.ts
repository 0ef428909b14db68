// /admin/figures: what happened by day, week or month (docs/back-office.md#figures).
import { type FigureFilter, readFigureQuery } from '#src/contract/admin/figure-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** The figures of a span. */
export type FigureList = CallOutput<'admin/figure-list'>;

/** One step of it. */
export type FigureStepRow = FigureList['data'][number];

/** What the page shows; a span that cannot be is said, and the usual one shown. */
export interface FiguresData {
  readonly admitted: Admitted<FigureList>;
  readonly asked: FigureFilter;
  readonly trouble: string | null;
}

/** Loads the figures of the span in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<FiguresData>> {
  const asked = readFigureQuery(url.search);
  const answer = await api('admin/figure-list', asked);
  const fields = !answer.ok && answer.kind === 'refusal' ? answer.error.fields : undefined;
  const [trouble = null] = Object.values(fields ?? {});
  const page = admittedPage(trouble === null ? answer : await api('admin/figure-list', {}), t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, asked, trouble } } : page;
}
