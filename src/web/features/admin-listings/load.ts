// /admin/listings: what operators have to read (docs/listings.md#review).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** The three lists of the queue. */
export type Queue = CallOutput<'listing/review-list'>;

/** Asks for them. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<Queue>>> {
  return admittedPage(await api('listing/review-list', {}), t('title'));
}
