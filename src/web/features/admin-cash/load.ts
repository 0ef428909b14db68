// /admin/cash: disputes about cash, with the words of both sides (docs/domain/cash.md#when-it-is-settled).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** Disputes, and how many there are. */
export type Disputes = CallOutput<'cash/disputes'>;
export type Dispute = Disputes['data'][number];

export interface CashData {
  readonly admitted: Admitted<Disputes>;
  readonly offset: number;
}

/** Loads a page of disputes; where it begins stands in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<CashData>> {
  const typed = url.searchParams.get('offset') ?? '';
  const offset = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  const page = admittedPage(await api('cash/disputes', { offset }), t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, offset } } : page;
}
