// /dashboard/host-panel/settings: how a host is reached (docs/phone.md#choice).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** The choice of a host, and what there is to choose from. */
export type Reach = CallOutput<'reach/detail'>;

/** What its forms are given. */
export interface ChoiceFormProps {
  readonly hostId: string;
  readonly reach: Reach;
  readonly onChange: (reach: Reach, message: string) => void;
}

/** A host in the list of all. */
export type ReachedHost = CallOutput<'reach/list'>['hosts'][number];

/** What is shown; `reach` is null for whom the settings are not. */
export interface SettingsData {
  readonly panel: Panel | null;
  readonly reach: Reach | null;
  /** All hosts whose settings this person may change. */
  readonly hosts: readonly ReachedHost[];
}

export async function load(input: PageInput): Promise<PageResult<SettingsData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'settings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, reach: null, hosts: [] }, head };
  const [answer, all] = await Promise.all([
    input.api('reach/detail', { host_id: panel.host.id }),
    input.api('reach/list', {}),
  ]);
  if (!answer.ok) return failed(answer);
  if (!all.ok) return failed(all);
  return { kind: 'page', data: { panel, reach: answer.data, hosts: all.data.hosts }, head };
}
