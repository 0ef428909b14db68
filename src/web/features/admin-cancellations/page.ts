// /admin/cancellations: which hosts cancel most (docs/domain/host-cancels.md#cancellation-rate).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** Loads the hosts, those with the greatest share first. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<CallOutput<'departure/cancellations'>>>> {
  return admittedPage(await api('departure/cancellations', {}), t('title'));
}

export { CancellationsPage as Page } from './CancellationsPage.tsx';
