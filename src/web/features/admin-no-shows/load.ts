// /admin/no-shows: guests who object to having been marked as not come (docs/check-in.md#no-show).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** Those that wait for a decision. */
export type NoShows = CallOutput<'no-show/list'>;

/** Loads them, the oldest first. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<NoShows>>> {
  return admittedPage(await api('no-show/list', {}), t('title'));
}
