// /dashboard/host-panel/requests: open requests of all hosts that this person acts for (docs/domain/lifecycle.md#requests-of-a-host).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** A page of requests and questions. */
export type Requests = CallOutput<'request/list'>;

/** A line of it. */
export type Entry = Requests['data'][number];

/** What is shown: the ones that wait, or those that were answered; of all hosts, or of the one that the address names. */
export interface RequestsData {
  readonly panel: Panel | null;
  readonly state: 'waiting' | 'answered';
  readonly hostId: string | null;
  readonly list: Requests | null;
}

/** Loads the first page of a list. */
export async function load(input: PageInput): Promise<PageResult<RequestsData>> {
  const loaded = await loadPanel(input, 'requests');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const { searchParams } = input.url;
  const state = searchParams.get('tab') === 'answered' ? 'answered' : 'waiting';
  const head = { title: t('title'), robots: 'noindex' } as const;
  // Without a name it is about all hosts, so that the first to end comes first among all of them.
  const hostId = searchParams.get('host') !== null && panel?.host ? panel.host.id : null;
  const data = { panel, state, hostId } as const;
  if (!panel?.host) return { kind: 'page', data: { ...data, list: null }, head };
  const answer = await input.api('request/list', { state, ...(hostId !== null && { host_id: hostId }) });
  return answer.ok ? { kind: 'page', data: { ...data, list: answer.data }, head } : failed(answer);
}
