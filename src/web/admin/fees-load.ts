// /admin/fees: the usual service fee and those that differ from it (docs/back-office.md#service-fees).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './fees-texts.ts';

/** All service fees, and the places that may have one. */
export type Fees = CallOutput<'admin/fee-list'>;

/** A place with its own fee. */
export type Fee = Fees['data'][number];

/** Loads all of them: places with their own fee are few. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<Fees>>> {
  return admittedPage(await api('admin/fee-list', {}), t('title'));
}
