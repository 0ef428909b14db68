// /admin/rates: exchange rates (docs/back-office.md#exchange-rates).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** All rates, and the source that is asked for them. */
export type Rates = CallOutput<'admin/rate-list'>;

/** Loads all of them: there are fewer than currencies. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<Rates>>> {
  return admittedPage(await api('admin/rate-list', {}), t('title'));
}
