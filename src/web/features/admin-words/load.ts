// /admin/words: other words of the search (docs/back-office.md#places).
import { oneLineIn } from '#src/contract/admin/filter-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** A page of search words. */
export type Words = CallOutput<'admin/synonym-list'>;

/** One of them. */
export type Word = Words['data'][number];

export interface WordsData {
  readonly admitted: Admitted<Words>;
  readonly find: string | null;
  /** Where the page before ended. */
  readonly after: string | null;
}

/** Loads a page of them; what is looked for and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<WordsData>> {
  const find = oneLineIn(url.searchParams.get('find') ?? undefined, 80);
  const after = oneLineIn(url.searchParams.get('after') ?? undefined, 260);
  const answer = await api('admin/synonym-list', { ...(find !== null && { find }), ...(after !== null && { after }) });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, find, after } } : page;
}
