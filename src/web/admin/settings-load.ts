// /admin/settings: how the marketplace is run (docs/back-office.md#settings).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './settings-texts.ts';

/** All settings, in the order of their groups. */
export type Settings = CallOutput<'admin/setting-list'>;

/** One setting. */
export type Setting = Settings['data'][number];

export interface SettingsData {
  readonly admitted: Admitted<Settings>;
  /** What was typed to find some; empty for all. */
  readonly find: string;
}

/** Loads all settings: they are few. */
export async function load({ api, url }: PageInput): Promise<PageResult<SettingsData>> {
  const find = (url.searchParams.get('find') ?? '').trim().slice(0, 100);
  const page = admittedPage(await api('admin/setting-list', {}), t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, find } } : page;
}
