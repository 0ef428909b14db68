// /admin/settings: how the marketplace is run (docs/back-office.md#settings).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** All settings, in the order of their groups. */
export type Settings = CallOutput<'office/setting-list'>;

/** One setting. */
export type Setting = Settings['data'][number];

/** Loads all settings: they are few. */
export async function load({ api }: PageInput): Promise<PageResult<Admitted<Settings>>> {
  return admittedPage(await api('office/setting-list', {}), t('title'));
}
